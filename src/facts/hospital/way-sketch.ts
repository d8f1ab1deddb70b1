import { sample } from './sample.ts';
import { site } from './site.ts';

/** A label on the sketch; `x` is the start, middle or end of its text. */
interface SketchName {
  name: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/**
 * The roads to the hospital, north up and not to scale, in units of the drawing. SAMPLE content, like
 * the address; words/en/hospital/directions.ts uses the same names.
 */
export const waySketch = {
  width: 320,
  height: 196,
  /** The Nairobi-Nakuru highway. */
  highway: sample('M4 30 150 112 316 172'),
  /** The Western Bypass, the road to Kikuyu and the lane to the gate, as SVG paths (SVG 2, 9.3). */
  roads: ['M316 34 150 112', 'M150 112 92 192', 'M150 112V62'],
  /** The matatu stage. */
  stage: {
    x: 150,
    y: 112,
    label: { name: site.address.locality, x: 164, y: 158, anchor: 'start' },
  },
  hospital: { x: 150, y: 50, label: { name: site.shortName, x: 150, y: 22, anchor: 'middle' } },
  places: sample([
    { name: 'Limuru', x: 8, y: 86, anchor: 'start' },
    { name: 'Wangige', x: 312, y: 88, anchor: 'end' },
    { name: 'Kikuyu', x: 118, y: 188, anchor: 'start' },
    { name: 'Nairobi', x: 312, y: 138, anchor: 'end' },
  ]),
} as const satisfies {
  width: number;
  height: number;
  highway: string;
  roads: readonly string[];
  stage: { x: number; y: number; label: SketchName };
  hospital: { x: number; y: number; label: SketchName };
  places: readonly SketchName[];
};
