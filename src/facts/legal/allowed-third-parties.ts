import { patients } from '../people/patient-display.ts';
import { type ThirdParty, type ThirdPartyName, thirdParties } from './third-parties.ts';

const { portraits, ...others } = thirdParties;

/** Third parties that pages use: without the portraits' host while patients appear by initials. */
export const cspThirdParties: Readonly<Partial<Record<ThirdPartyName, ThirdParty>>> =
  patients === 'named' ? { ...others, portraits } : others;
