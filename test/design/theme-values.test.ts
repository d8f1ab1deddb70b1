import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '../../src/facts/hospital/site.ts';
import { sourceFiles } from '../support/source-files.ts';

const themeFile = 'theme.css';
const styleFolder = 'client/styles';
const theme = readFileSync(join(styleFolder, themeFile), 'utf8');

/** Every stylesheet but the theme, its comments left out. */
const stylesheets = readdirSync(styleFolder, { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.css') && name !== themeFile)
  .map((name) => ({
    path: join(styleFolder, name),
    text: readFileSync(join(styleFolder, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }));

const markup = [...sourceFiles('src'), ...sourceFiles('client')].filter(({ path }) =>
  /\.tsx?$/.test(path),
);

/** Returns each match with its file. */
function found(files: readonly { path: string; text: string }[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`),
  );
}

describe('colours and sizes are defined in theme.css only', () => {
  it('other stylesheets have no raw colour', () => {
    expect(stylesheets.length).toBeGreaterThan(3);
    const raw = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/gi;
    expect(found(stylesheets, raw)).toEqual([]);
  });

  it('markup has no arbitrary value in a utility class', () => {
    expect(markup.length).toBeGreaterThan(100);
    expect(found(markup, /(?<=["'`\s])[a-z:-]+-\[[^\]\s]+\]/g)).toEqual([]);
  });

  it('code has no colour but the two for the browser, which the theme has too', () => {
    const colours = found(markup, /#[0-9a-f]{6}\b/gi).filter(
      (at) => !at.startsWith('src/facts/hospital/site.ts'),
    );
    expect(colours).toEqual([]);
    const { themeColor, backgroundColor } = site;
    for (const colour of [themeColor, backgroundColor]) {
      expect(theme.toLowerCase()).toContain(colour.toLowerCase());
    }
  });
});
