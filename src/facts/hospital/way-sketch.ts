import { site } from './site.ts';
import { surroundings } from './surroundings.ts';

const { highway, roads, places, stage, hospital } = surroundings.sketch;
const named = <Point extends typeof stage>(point: Point, name: string) => ({
  ...point,
  label: { ...point.label, name },
});

/** The roads to the hospital, north up and not to scale, in units of the drawing (SVG 2, 9.3). */
export const waySketch = {
  width: 320,
  height: 196,
  highway,
  roads,
  /** The matatu stage. */
  stage: named(stage, site.address.locality),
  hospital: named(hospital, site.shortName),
  places,
};
