import { site } from '../site.ts';
import { surroundings } from './surroundings.ts';

function sketchOf({ sketch }: typeof surroundings) {
  if (!sketch) return undefined;
  const { stage, hospital, highwayName, roadNames = [], ...roadsAndPlaces } = sketch;
  const named = <Point extends typeof stage>(point: Point, name: string) => ({
    ...point,
    label: { ...point.label, name },
  });
  return {
    width: 320,
    height: 196,
    ...roadsAndPlaces,
    roadNames: [
      ...(highwayName ? [{ ...highwayName, name: site.address.highway }] : []),
      ...roadNames,
    ],
    /** The matatu stage. */
    stage: named(stage, site.address.locality),
    hospital: named(hospital, site.shortName),
  };
}

/**
 * The roads to the hospital, north up and not to scale, in units of the drawing (SVG 2, 9.3); undefined
 * if the hospital has no sketch.
 */
export const waySketch = sketchOf(surroundings);
