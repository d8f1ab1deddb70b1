/** Labels on the card of an article. */
export { formatDay } from '../../formats/sw.ts';

/** Accessible name of an article's list of tags. */
export const tagsLabel = 'Mada';
