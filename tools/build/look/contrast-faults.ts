import type { Look } from '../../../src/facts/schemas/look.ts';
import type { SchemaFault } from '../edited-files/schema-faults.ts';
import { colorDifference, contrast } from './color.ts';
import { changedTokens, schemeNames, tokensOf } from './tokens.ts';

interface Pair {
  fore: string;
  grounds: readonly string[];
}

const text = (fore: string, ...grounds: string[]): Pair => ({ fore, grounds });

/** Text colours with their backgrounds: 4.5:1 (WCAG 1.4.3). */
const textPairs: readonly Pair[] = [
  text('ink', ...['page', 'surface', 'sunk', 'tint'], ...['alarm-tint', 'amber-tint', 'leaf-tint']),
  text('ink-soft', 'page', 'surface', 'sunk', 'tint'),
  text('brand', 'page', 'surface', 'sunk', 'tint'),
  text('on-brand', 'brand', 'brand-strong'),
  text('on-band', 'band', 'feature'),
  text('on-band-soft', 'band', 'feature'),
  text('on-band-accent', 'band', 'feature'),
  text('on-clay', 'clay', 'clay-strong'),
  text('amber-ink', 'amber-tint', 'page'),
  text('on-leaf', 'leaf', 'leaf-strong'),
  text('alarm-ink', 'alarm-tint', 'page'),
  text('on-alarm-pale', 'alarm-pale', 'on-alarm'),
  text('on-alarm', 'alarm'),
];

/** Colours of fields and ratings with their backgrounds: 3:1 (WCAG 1.4.11). */
const graphicPairs: readonly Pair[] = [
  { fore: 'field-line', grounds: ['surface', 'page'] },
  { fore: 'star', grounds: ['page', 'surface', 'sunk'] },
];

/** Emergencies must look like nothing else: difference in OKLab. */
const leastDifference = 0.1;

const kinds = [
  [textPairs, 4.5],
  [graphicPairs, 3],
] as const;

/** Which of the hospital's colours a fault comes from. */
const isAccent = (name: string) => /amber|accent|star/.test(name);

/** Returns a fault for each pair of colours that is hard to read or looks like an emergency. */
export function contrastFaults(look: Look): SchemaFault[] {
  return schemeNames.flatMap((scheme) => {
    const tokens = tokensOf(look, scheme);
    const color = (name: string) => tokens.get(name) ?? '';
    const changed = changedTokens(look, scheme);
    const placeOf = (fore: string, ground: string) =>
      [fore, ground].some((name) => isAccent(name) && changed.has(name)) ? 'accent' : 'brand';
    const hardToRead = kinds.flatMap(([pairs, least]) =>
      pairs.flatMap(({ fore, grounds }) =>
        grounds.flatMap((ground): SchemaFault[] => {
          const ratio = contrast(color(fore), color(ground));
          if (ratio >= least) return [];
          const problem = `is hard to read: ${fore} (${color(fore)}) on ${ground} (${color(ground)}) has a contrast of ${ratio.toFixed(1)}:1 in the ${scheme} scheme and needs ${least}:1. Choose a darker or lighter colour.`;
          return [{ path: ['colors', placeOf(fore, ground)], problem }];
        }),
      ),
    );
    const likeAlarm = (['brand', 'amber', 'clay'] as const).flatMap((name): SchemaFault[] => {
      if (colorDifference(color('alarm'), color(name)) >= leastDifference) return [];
      const problem = `looks like the red of emergencies: ${name} is ${color(name)} and alarm ${color('alarm')} in the ${scheme} scheme. Choose a colour that is clearly different.`;
      return [{ path: ['colors', placeOf(name, name)], problem }];
    });
    return [...hardToRead, ...likeAlarm];
  });
}
