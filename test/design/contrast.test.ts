import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colorDifference } from './color-difference.ts';
import { contrast } from './wcag-contrast.ts';

const css = readFileSync('client/styles/theme.css', 'utf8');

/** What stands between the braces that open at `opening`, a pattern that ends with '{'. */
function blockAfter(opening: RegExp): string {
  const start = opening.exec(css);
  if (!start) throw new Error(`theme.css has no ${opening.source}`);
  const from = start.index + start[0].length;
  let depth = 1;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return css.slice(from, at);
  }
  throw new Error(`${opening.source} is never closed`);
}

/** The colours that a block names, by what they are for. */
function tokensIn(block: string): Map<string, string> {
  const found = block.matchAll(/--color-([a-z0-9-]+):\s*(#[0-9a-f]{6})\s*;/gi);
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}

const schemes = {
  light: tokensIn(blockAfter(/@theme\s*\{/)),
  // each pair has a dark value of its own, chosen and not inherited
  dark: tokensIn(blockAfter(/@media \(prefers-color-scheme: dark\)\s*\{/)),
};

/** Text may stand in the first on any of the others: 4.5:1 (WCAG 1.4.3). */
const textPairs: readonly (readonly [string, readonly string[]])[] = [
  [
    'ink',
    [
      ...['page', 'surface', 'sunk', 'tint'],
      ...['alarm-tint', 'amber-tint', 'amber-soft', 'leaf-tint', 'clay-tint'],
    ],
  ],
  ['ink-soft', ['page', 'surface', 'sunk', 'tint']],
  ['brand', ['page', 'surface', 'sunk', 'tint']],
  ['on-brand', ['brand', 'brand-strong']],
  ['on-band', ['band', 'feature']],
  ['on-band-soft', ['band', 'feature']],
  ['on-band-accent', ['band', 'feature']],
  ['on-clay', ['clay', 'clay-strong']],
  ['clay-ink', ['page', 'surface', 'sunk', 'clay-tint']],
  ['amber-ink', ['amber-tint', 'page']],
  ['leaf-ink', ['leaf-tint', 'page', 'surface']],
  ['on-leaf', ['leaf', 'leaf-strong']],
  ['alarm-ink', ['alarm-tint', 'page']],
  ['on-alarm', ['alarm']],
];

/** What tells a field or a rating from its ground: 3:1 (WCAG 1.4.11). */
const graphicPairs: readonly (readonly [string, readonly string[]])[] = [
  ['field-line', ['surface', 'page']],
  ['star', ['page', 'surface', 'sunk']],
];

const cases = (['light', 'dark'] as const).flatMap((scheme) =>
  [
    { pairs: textPairs, least: 4.5 },
    { pairs: graphicPairs, least: 3 },
  ].flatMap(({ pairs, least }) =>
    pairs.flatMap(([fore, grounds]) => grounds.map((ground) => ({ scheme, fore, ground, least }))),
  ),
);

describe('every pair of colours that carries words or meaning can be told apart', () => {
  it.each(cases)(
    '$scheme: $fore on $ground reaches $least:1',
    ({ scheme, fore, ground, least }) => {
      const foreColor = schemes[scheme].get(fore);
      const groundColor = schemes[scheme].get(ground);
      if (!foreColor) throw new Error(`the ${scheme} scheme has no --color-${fore}`);
      if (!groundColor) throw new Error(`the ${scheme} scheme has no --color-${ground}`);
      expect(contrast(foreColor, groundColor)).toBeGreaterThanOrEqual(least);
    },
  );
});

it.each(['light', 'dark'] as const)(
  '%s: the red of emergencies cannot be taken for the clay of booking',
  (scheme) => {
    const [alarm = '', clay = ''] = ['alarm', 'clay'].map((name) => schemes[scheme].get(name));
    expect(colorDifference(alarm, clay)).toBeGreaterThanOrEqual(0.1);
  },
);

it('the measure itself is right: black on white is 21:1, and #767676 just reaches 4.5:1', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  expect(() => contrast('#fff', '#ffffff')).toThrow(RangeError);
});
