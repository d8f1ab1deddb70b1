import type { Look } from '../../../src/facts/schemas/look.ts';
import { turnColor } from './color.ts';
import { themeCss } from './theme-css.ts';

export const schemeNames = ['light', 'dark'] as const;
type SchemeName = (typeof schemeNames)[number];

/** The colours of a scheme by token name: 'brand-strong' is '#16395a'. */
type Tokens = ReadonlyMap<string, string>;

const [light = '', dark = ''] = themeCss.split('@media (prefers-color-scheme: dark)');

function tokensIn(block: string): Tokens {
  const found = block.matchAll(/--color-([a-z0-9-]+):\s*(#[0-9a-f]{6})\s*;/gi);
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}

/** The colours of theme.css, which are the sample's. */
const themeTokens: Readonly<Record<SchemeName, Tokens>> = {
  light: tokensIn(light),
  dark: new Map([...tokensIn(light), ...tokensIn(dark)]),
};

/** Tokens that follow a colour of the hospital; the first in the light scheme is that colour. */
const followers = {
  brand: ['brand', 'brand-700', 'brand-900', 'brand-strong', 'on-brand', 'band', 'feature'].concat([
    'tint',
    'on-band-soft',
  ]),
  accent: ['amber', 'amber-tint', 'amber-ink', 'on-band-accent', 'star'],
} as const satisfies Record<keyof Look['colors'], readonly string[]>;

const sampleColors = {
  brand: themeTokens.light.get('brand') ?? '',
  accent: themeTokens.light.get('amber') ?? '',
};

/** Returns the tokens of a scheme that differ from theme.css because of the hospital's colours. */
export function changedTokens({ colors }: Look, scheme: SchemeName): Tokens {
  const changed = new Map<string, string>();
  for (const key of ['brand', 'accent'] as const) {
    const [from, to] = [sampleColors[key], colors[key].toLowerCase()];
    if (from === to) continue;
    for (const name of followers[key]) {
      const color = themeTokens[scheme].get(name);
      if (color) changed.set(name, color === from ? to : turnColor(color, from, to));
    }
  }
  return changed;
}

/** Returns all tokens of a scheme. */
export const tokensOf = (look: Look, scheme: SchemeName): Tokens =>
  new Map([...themeTokens[scheme], ...changedTokens(look, scheme)]);

/** Returns a style sheet with the tokens that differ from theme.css; '' for the sample's colours. */
export function lookSheet(look: Look): string {
  const [plain, inDark] = schemeNames.map((scheme) =>
    [...changedTokens(look, scheme)]
      .map(([name, color]) => `  --color-${name}: ${color};\n`)
      .join(''),
  );
  if (!plain) return '';
  return `@theme {\n${plain}}\n@media (prefers-color-scheme: dark) {\n  :root {\n${inDark}  }\n}\n`;
}
