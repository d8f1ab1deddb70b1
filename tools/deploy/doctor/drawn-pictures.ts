import type { Finding } from './finding.ts';

/** An original that the build uses. */
interface Picture {
  /** From the project's root. */
  file: string;
  drawing: boolean;
}

/** Returns a warning that lists the drawings, which show no real place or person of the hospital. */
export function drawnPictures(pictures: readonly Picture[]): Finding[] {
  const drawn = pictures.filter(({ drawing }) => drawing);
  if (drawn.length === 0) return [];
  const what = `${drawn.length} of ${pictures.length} pictures and portraits are drawings, not photographs of this hospital.`;
  const remedy =
    'Add photographs on the desk, under Photographs (src/facts/media/photographs.json).';
  const where = drawn.map(({ file }) => file.replaceAll('\\', '/'));
  return [{ level: 'warning', what, remedy, where }];
}
