/** Label of the site's search box and of links to it. */
export const searchLabel = 'Search the whole site';
