/** Label of the site's search box and of links to it. */
export const searchLabel = 'Tafuta kwenye tovuti yote';
