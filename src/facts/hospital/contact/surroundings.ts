import type { PlacesFile } from '../../schemas/places.ts';
import file from '../places.json' with { type: 'json' };

/** Places around the hospital, for heads, texts, directions, the ambulance's area and the sketch map. */
export const surroundings = file as PlacesFile;
