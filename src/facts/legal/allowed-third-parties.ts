import { patients } from '../people/patient-display.ts';
import { type ThirdParty, type ThirdPartyName, thirdParties } from './third-parties.ts';

const { portraits, ...others } = thirdParties;

/** Third parties that pages use: with the portraits' host while patients appear by name. */
export const cspThirdParties: Readonly<Partial<Record<ThirdPartyName, ThirdParty>>> =
  patients === 'named' ? { ...others, portraits } : others;
