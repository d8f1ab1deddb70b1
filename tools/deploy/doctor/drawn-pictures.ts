import { parse } from 'node:path';
import type { Finding } from './finding.ts';

/** The pictures among these files that were drawn: for each there is a scene that draws it. */
export function drawnAmong(pictures: readonly string[], scenes: readonly string[]): string[] {
  const drawn = new Set(scenes.map((file) => parse(file).name));
  return pictures.filter((file) => drawn.has(parse(file).name));
}

/** Pictures that show no place of this hospital. */
export function drawnPictures(pictures: readonly string[], scenes: readonly string[]): Finding[] {
  const drawn = drawnAmong(pictures, scenes);
  if (drawn.length === 0) return [];
  return [
    {
      level: 'warning',
      what: `${drawn.length} of ${pictures.length} pictures are drawings of a hospital that does not exist.`,
      remedy: 'Put a photograph of yours in under the same name and delete the scene that drew it.',
      where: drawn.map((file) => `src/pictures/${file}`),
    },
  ];
}
