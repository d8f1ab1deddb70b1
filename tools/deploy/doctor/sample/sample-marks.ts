import { type JsonPath, parseJson, parseYaml } from '../../../build/edited-files/json-text.ts';
import type { LoadedFacts } from '../facts/load-facts.ts';
import { type CheckedFile, errorOf, type Finding, warnOfMatches } from '../finding.ts';

/** Returns an error for each file of facts that cannot be read. */
export function brokenFacts({ broken }: Pick<LoadedFacts, 'broken'>): Finding[] {
  const remedy = 'Mend the file, so that the doctor sees its facts.';
  return broken.map(({ path, reason }) =>
    errorOf(`${path} cannot be read: ${reason}.`, remedy, [path]),
  );
}

/** Returns the path to a field 'sample' in parsed JSON, whatever its value. */
function findMark(value: unknown): JsonPath | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('sample' in value) return ['sample'];
  for (const [field, each] of Object.entries(value)) {
    const below = findMark(each);
    if (below) return [Array.isArray(value) ? Number(field) : field, ...below];
  }
  return undefined;
}

/** Returns an error for each JSON file with a field "sample". */
export function sampleFiles(files: readonly CheckedFile[]): Finding[] {
  return files.flatMap((file) => {
    const parsed = parseJson(file.text);
    const path = 'value' in parsed ? findMark(parsed.value) : undefined;
    if (!path) return [];
    const what = `${file.path} still has facts of the sample hospital.`;
    const remedy = 'Enter your own values and remove the line "sample": true.';
    return errorOf(what, remedy, [`${file.path}:${parseYaml(file.text).lineOf(path)}`]);
  });
}

/** Returns a warning that lists texts whose comment has the word SAMPLE. */
export const sampleComments = (files: readonly CheckedFile[]): Finding[] =>
  warnOfMatches(
    files,
    /\bSAMPLES?\b/g,
    '# texts are samples, as the comment above each says.',
    'Write what is true of your hospital and remove the word SAMPLE from the comment.',
  );

/** Marks that visitors see, and the field that makes a page list its sample content. */
const visibleMark = /\((?:sample|mfano|sample number|nambari ya mfano)\)|^ +samples:/gm;

/** Returns a warning that lists texts which the page calls a sample. */
export const sampleSentences = (files: readonly CheckedFile[]): Finding[] =>
  warnOfMatches(
    files,
    visibleMark,
    '# sentences on pages say that they are samples.',
    'Make each sentence true of your hospital, then remove "(sample)" or the line "samples:".',
  );
