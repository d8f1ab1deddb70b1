import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A channel of an sRGB colour, 0 to 255, as its share of light (WCAG 2.2, relative luminance). */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`not a colour of six digits: ${hex}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours written as '#rrggbb': 1 to 21 (WCAG 2.2, 1.4.3). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const css = readFileSync('client/styles/theme.css', 'utf8');

/** Returns the text between the braces that open at `opening`, a pattern that ends with '{'. */
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

/** Returns the colours of a block by token name. */
function tokensIn(block: string): Map<string, string> {
  const found = block.matchAll(/--color-([a-z0-9-]+):\s*(#[0-9a-f]{6})\s*;/gi);
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}

const schemes = {
  light: tokensIn(blockAfter(/@theme\s*\{/)),
  // every colour has its own dark value
  dark: tokensIn(blockAfter(/@media \(prefers-color-scheme: dark\)\s*\{/)),
};

/** Text colours with their backgrounds: 4.5:1 (WCAG 1.4.3). */
const textPairs: readonly (readonly [string, readonly string[]])[] = [
  [
    'ink',
    [
      ...['page', 'surface', 'sunk', 'tint'],
      ...['alarm-tint', 'amber-tint', 'amber-soft', 'leaf-tint'],
    ],
  ],
  ['ink-soft', ['page', 'surface', 'sunk', 'tint']],
  ['brand', ['page', 'surface', 'sunk', 'tint']],
  ['on-brand', ['brand', 'brand-strong']],
  ['on-band', ['band', 'feature']],
  ['on-band-soft', ['band', 'feature']],
  ['on-band-accent', ['band', 'feature']],
  ['on-clay', ['clay', 'clay-strong']],
  ['amber-ink', ['amber-tint', 'page']],
  ['on-leaf', ['leaf', 'leaf-strong']],
  ['alarm-ink', ['alarm-tint', 'page']],
  ['on-alarm', ['alarm']],
];

/** Colours of fields and ratings with their backgrounds: 3:1 (WCAG 1.4.11). */
const graphicPairs: readonly (readonly [string, readonly string[]])[] = [
  ['field-line', ['surface', 'page']],
  ['star', ['page', 'surface', 'sunk']],
];

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const color = (name: string) => schemes[scheme].get(name) ?? `no --color-${name}`;

  it.each([
    ['text', textPairs, 4.5],
    ['a graphic', graphicPairs, 3],
  ] as const)('%s has enough contrast on each background', (_, pairs, least) => {
    const faults = pairs.flatMap(([fore, grounds]) =>
      grounds
        .filter((ground) => contrast(color(fore), color(ground)) < least)
        .map((ground) => `${fore} on ${ground}`),
    );
    expect(faults).toEqual([]);
  });
});

it('the measure gives 21:1 for black on white and 4.5:1 for #767676', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  expect(() => contrast('#fff', '#ffffff')).toThrow(RangeError);
});
