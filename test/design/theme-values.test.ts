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

/** Each match with its file, so that a failure says where. */
function found(files: readonly { path: string; text: string }[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`),
  );
}

describe('colours and sizes have one home, the theme', () => {
  it('no stylesheet beside it names a raw colour', () => {
    expect(stylesheets.length).toBeGreaterThan(3);
    const raw = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/gi;
    expect(found(stylesheets, raw)).toEqual([]);
  });

  it('no markup holds an arbitrary value of a utility class', () => {
    expect(markup.length).toBeGreaterThan(100);
    expect(found(markup, /(?<=["'`\s])[a-z:-]+-\[[^\]\s]+\]/g)).toEqual([]);
  });

  it('no code names a colour but the two that the browser itself is told', () => {
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
