import { rolesIn } from '../../../facts/people/people.ts';

/** Each person's role, for pages and bylines. */
export const roles = rolesIn('sw');
