/** What the box of the whole site is called, and what leads to it. */
export const searchLabel = 'Search the whole site';
