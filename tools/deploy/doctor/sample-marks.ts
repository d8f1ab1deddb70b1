import { type CheckedFile, type Finding, placeAt } from './finding.ts';

/** A call of `sample`, with the name of the fact before it; not its definition or import. */
const mark = /(?:\bconst\s+(\w+)\s*(?::[^=\n]+)?=|\b(\w+)\s*:|)\s*\bsample\(/g;

/** Comments as blanks of the same length, so that places stay where they are. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
}

/** The facts that are still those of the sample hospital: what stands in `sample()`. */
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
        what: `${file.path} still tells of the sample hospital: ${names.join(', ')}.`,
        remedy: 'Put in what is true of yours and take the sample( ) round it away.',
        where: found.map(({ index, 0: text }) => placeAt(file, index + text.length - 1)),
      } as const;
    });
}

/** The files of facts that say of themselves that they are the sample's: no code stands in JSON. */
export function sampleFiles(files: readonly CheckedFile[]): Finding[] {
  return files.flatMap((file) => {
    const at = file.text.search(/"sample": *true/);
    if (at < 0) return [];
    return {
      level: 'error',
      what: `${file.path} still tells of the sample hospital.`,
      remedy: 'Put in what is true of yours and take the line "sample": true out.',
      where: [placeAt(file, at)],
    } as const;
  });
}

/** The comments that call what stands below them a sample: their word stands for what was invented. */
export function sampleComments(files: readonly CheckedFile[]): Finding[] {
  const where = files.flatMap((file) =>
    [...file.text.matchAll(/\bSAMPLES?\b/g)].map(({ index }) => placeAt(file, index)),
  );
  if (where.length === 0) return [];
  return [
    {
      level: 'warning',
      what: `${where.length} texts were invented, as the comment above each says.`,
      remedy: 'Write what is true of your hospital and take the word SAMPLE out of the comment.',
      where,
    },
  ];
}

/** Sentences that tell visitors that they are made up. */
const admission = /\((?:sample|mfano|sample number|nambari ya mfano)\)/g;

/** The texts that say of themselves, to every visitor, that something in them is a sample. */
export function sampleSentences(files: readonly CheckedFile[]): Finding[] {
  const where = files.flatMap((file) =>
    [...file.text.matchAll(admission)].map(({ index }) => placeAt(file, index)),
  );
  if (where.length === 0) return [];
  return [
    {
      level: 'warning',
      what: `${where.length} sentences tell visitors that something in them is a sample.`,
      remedy: 'Take "(sample)" out of each once what it says is true of your hospital.',
      where,
    },
  ];
}
