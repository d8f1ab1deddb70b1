import type { Finding } from './finding.ts';

/** A picture or portrait as the build finds it. */
interface Picture {
  /** From the project's root. */
  file: string;
  drawing: boolean;
}

/** Pictures that show no place and no person of this hospital. */
export function drawnPictures(pictures: readonly Picture[]): Finding[] {
  const drawn = pictures.filter(({ drawing }) => drawing);
  if (drawn.length === 0) return [];
  return [
    {
      level: 'warning',
      what: `${drawn.length} of ${pictures.length} pictures and portraits are drawings of a hospital that does not exist.`,
      remedy: "Put a photograph of yours with the same name into the folder above 'drawings'.",
      where: drawn.map(({ file }) => file.replaceAll('\\', '/')),
    },
  ];
}
