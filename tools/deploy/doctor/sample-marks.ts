import { type CheckedFile, type Finding, lineAt } from './finding.ts';

/** A call of `sample()` with the name of the fact before it. */
const mark = /(?:\bconst\s+(\w+)\s*(?::[^=\n]+)?=|\b(\w+)\s*:|)\s*\bsample\(/g;

/** Replaces comments by blanks of the same length, so that positions stay right. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
}

/** Returns an error for each file with facts in `sample()`. */
export function sampleMarks(files: readonly CheckedFile[]): Finding[] {
  return files
    .filter(({ path }) => path.endsWith('.ts') && !path.endsWith('/sample.ts'))
    .flatMap((file) => {
      const code = withoutComments(file.text);
      const found = [...code.matchAll(mark)].filter(
        ({ index }) => !/\bfunction\s+$/.test(code.slice(0, index)),
      );
      if (found.length === 0) return [];
      const names = found.map(([, constant, property]) => constant ?? property ?? 'a value');
      return {
        level: 'error',
        what: `${file.path} still has facts of the sample hospital: ${names.join(', ')}.`,
        remedy: 'Enter your own value and remove the sample( ) around it.',
        where: found.map(({ index, 0: text }) => lineAt(file, index + text.length - 1)),
      } as const;
    });
}

/** Returns an error for each JSON file marked with "sample": true. */
export function sampleFiles(files: readonly CheckedFile[]): Finding[] {
  return files.flatMap((file) => {
    const at = file.text.search(/"sample": *true/);
    if (at < 0) return [];
    return {
      level: 'error',
      what: `${file.path} still has facts of the sample hospital.`,
      remedy: 'Enter your own values and remove the line "sample": true.',
      where: [lineAt(file, at)],
    } as const;
  });
}

/** Returns a warning that lists texts whose comment has the word SAMPLE. */
export function sampleComments(files: readonly CheckedFile[]): Finding[] {
  const where = files.flatMap((file) =>
    [...file.text.matchAll(/\bSAMPLES?\b/g)].map(({ index }) => lineAt(file, index)),
  );
  if (where.length === 0) return [];
  return [
    {
      level: 'warning',
      what: `${where.length} texts are samples, as the comment above each says.`,
      remedy: 'Write what is true of your hospital and remove the word SAMPLE from the comment.',
      where,
    },
  ];
}

/** Marks that visitors see. */
const visibleMark = /\((?:sample|mfano|sample number|nambari ya mfano)\)/g;

/** Returns a warning that lists texts marked '(sample)' on the page. */
export function sampleSentences(files: readonly CheckedFile[]): Finding[] {
  const where = files.flatMap((file) =>
    [...file.text.matchAll(visibleMark)].map(({ index }) => lineAt(file, index)),
  );
  if (where.length === 0) return [];
  return [
    {
      level: 'warning',
      what: `${where.length} sentences on pages are marked '(sample)'.`,
      remedy: 'Make each sentence true of your hospital, then remove "(sample)".',
      where,
    },
  ];
}
