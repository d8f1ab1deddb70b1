import { plusCode } from '../../../facts/hospital/contact/map.ts';
import { surroundings } from '../../../facts/hospital/contact/surroundings.ts';
import { site } from '../../../facts/hospital/site.ts';
import type { WordsOf } from '../../words-of.ts';

/** Directions to the hospital, for visitors to read to a driver. */
export const directions = {
  ways: surroundings.ways.map(({ from, text }) => ({ from: from.sw, text: text.sw })),
  sketchLabel: 'Mchoro wa barabara, si kwa kipimo. Maneno yaliyo kando yanasema hayo hayo.',
  landmarks: surroundings.landmarks?.sw,
  /** One sentence to read to a rider. */
  boda: `Msomee mwendesha boda boda: "Nipeleke ${site.shortName} karibu na steji ya ${site.address.locality}, Plus Code ${plusCode}."`,
} satisfies WordsOf<'directions'>['directions'];
