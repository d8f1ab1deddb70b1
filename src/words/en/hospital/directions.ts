import { plusCode } from '../../../facts/hospital/contact/map.ts';
import { surroundings } from '../../../facts/hospital/contact/surroundings.ts';
import { site } from '../../../facts/hospital/site.ts';

/** Directions to the hospital, for visitors to read to a driver. */
export const directions = {
  ways: surroundings.ways.map(({ from, text }) => ({ from: from.en, text: text.en })),
  sketchLabel: 'Sketch of the roads, not to scale. The words beside it say the same.',
  landmarks: surroundings.landmarks?.en,
  /** One sentence to read to a rider. */
  boda: `Read this to a boda rider: "Take me to ${site.shortName} near the ${site.address.locality} stage, Plus Code ${plusCode}."`,
};
