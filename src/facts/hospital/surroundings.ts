import { sample } from './sample.ts';
import { site } from './site.ts';

/**
 * The places round the hospital that heads, texts and the ambulance's area name, each once. The way
 * here in words stands in `directions.ts` of each language, its drawing in way-sketch.ts.
 */
export const surroundings = sample({
  /** The town by whose name people look for a hospital here. */
  town: 'Kikuyu',
  /** From where people come on foot, and from where by a ride. */
  walking: ['Rungiri'],
  riding: ['Kikuyu', 'Kinoo', 'Uthiru', 'Wangige', 'Ndenderu'],
  /** Where our own ambulance goes. */
  ambulance: ['Kikuyu', 'Kinoo', 'Wangige', 'Limuru'],
  /** From where the directions lead here. */
  directions: ['Nairobi', 'Kikuyu', 'Limuru', 'Wangige'],
});

/** The county by its name alone: 'Kiambu'. */
export const county = site.address.region.replace(/ County$/, '');
