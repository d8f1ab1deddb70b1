import { rolesIn } from '../../../facts/people/people.ts';

/** What each person of the hospital does, as it stands on pages and under bylines. */
export const roles = rolesIn('en');
