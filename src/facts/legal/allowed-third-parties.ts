import { patients } from '../people/patient-display.ts';
import { type ThirdParty, type ThirdPartyName, thirdParties } from './third-parties.ts';

const { portraits, ...others } = thirdParties;

/** The third parties that pages let in: no portraits while people are shown by initials. */
export const allowedThirdParties: Readonly<Partial<Record<ThirdPartyName, ThirdParty>>> =
  patients === 'named' ? { ...others, portraits } : others;
