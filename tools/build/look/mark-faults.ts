import { existsSync, readFileSync } from 'node:fs';
import { parseYaml } from '../edited-files/json-text.ts';

const lookFile = 'src/facts/hospital/look.json';

/** Returns the width and height of an SVG's drawing, in its own units. */
export function svgSize(svg: string): [width: number, height: number] {
  const [, width, height] =
    /viewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg) ?? [];
  return [Number(width ?? 0), Number(height ?? 0)];
}

/** Checks the file of a hospital's own logo, which the build draws the icons from. */
export function markFaults(mark: string): string[] {
  if (mark === 'cross') return [];
  const file = `public/icons/${mark}`;
  const line = parseYaml(readFileSync(lookFile, 'utf8')).lineOf(['mark']);
  if (!existsSync(file))
    return [`${lookFile}:${line}: "mark" names ${file}, which is not there. Add the file.`];
  const [width, height] = svgSize(readFileSync(file, 'utf8'));
  if (width > 0 && width === height) return [];
  return [`${file}:1: this is not a square SVG. Save it with a viewBox such as "0 0 64 64".`];
}
