import { sample } from './sample.ts';

/**
 * Places around the hospital, for heads, texts and the ambulance's area. The directions are in
 * `directions.ts` of each language, the sketch map in way-sketch.ts.
 */
export const surroundings = sample({
  /** The town that people search for. */
  town: 'Kikuyu',
  /** Where people come from on foot and by matatu or car. */
  walking: ['Rungiri'],
  riding: ['Kikuyu', 'Kinoo', 'Uthiru', 'Wangige', 'Ndenderu'],
  /** Area of our own ambulance. */
  ambulance: ['Kikuyu', 'Kinoo', 'Wangige', 'Limuru'],
  /** Starting points of the directions. */
  directions: ['Nairobi', 'Kikuyu', 'Limuru', 'Wangige'],
});
