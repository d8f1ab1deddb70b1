/** Where the staff desk saves, and who signs staff in. An operator sets the first two. */
export const deskSettings = {
  /** OWNER/REPOSITORY on GitHub. */
  repository: 'OWNER/REPOSITORY',
  /**
   * Address of your Sveltia CMS Authenticator, which signs staff in with GitHub's own page. Empty: staff
   * sign in with a token from GitHub.
   */
  authenticator: '',
  branch: 'main',
};
