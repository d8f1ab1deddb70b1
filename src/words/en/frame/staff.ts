import { aboutIn, staff } from '../../../facts/people/people.ts';

/** What each person on /about does for patients. */
export const staffBios = aboutIn('en', staff);
