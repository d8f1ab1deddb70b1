/** What the card of an article says beside the article's own words. */
export { formatDay } from '../../../formats/en.ts';

/** The accessible name of an article's tags. */
export const tagsLabel = 'Tags';
