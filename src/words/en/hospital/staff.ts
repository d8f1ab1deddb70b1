import { aboutIn, staff } from '../../../facts/people/people.ts';

/** What each person on /about does for patients, from people.json. */
export const staffBios = aboutIn('en', staff);
