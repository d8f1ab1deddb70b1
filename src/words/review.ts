/** Who reviewed a text, as the words under it name them. */
export interface Reviewer {
  name: string;
  role: string;
  /** As it stands on pages: '12 March 2026'. */
  day: string;
}
