import { readFileSync } from 'node:fs';
import type { LoadedFacts } from '../facts/load-facts.ts';
import type { Finding } from '../finding.ts';
import { readFiles } from '../read-checkout.ts';
import { copiedValues } from './copied-values.ts';
import { identityValues } from './identity.ts';
import {
  brokenFacts,
  sampleComments,
  sampleFiles,
  sampleImports,
  sampleMarks,
  sampleSentences,
} from './sample-marks.ts';

/** `sampleDigest` of each value that identifies the sample hospital; write-digests.ts makes it. */
const digests: readonly string[] = JSON.parse(
  readFileSync(new URL('digests.json', import.meta.url), 'utf8'),
);

/** Returns what is left of the sample hospital: marked, copied without the mark, or said in words. */
export function checkSample(facts: LoadedFacts, signed: readonly string[]): Finding[] {
  const sources = readFiles('src', /\.(?:[cm]?tsx?|md)$/);
  const inFacts = (path: string) => path.startsWith('src/facts/');
  const words = sources.filter(({ path }) => path.startsWith('src/words/'));
  const marked = [
    ...sampleMarks(facts),
    ...sampleFiles(readFiles('src', /(?<!\.schema)\.json$/)),
    ...sampleImports(sources.filter(({ path }) => !inFacts(path))),
  ];
  const isMarked = (file: string) => marked.some(({ where }) => where[0]?.split(':')[0] === file);
  return [
    ...marked,
    ...brokenFacts(facts),
    // a marked file says so already
    ...copiedValues(
      identityValues.filter(({ where }) => !isMarked(where)),
      digests,
      signed,
    ),
    ...sampleSentences(words),
    ...sampleComments([...words, ...sources.filter(({ path }) => /^src\/facts\/.*ts$/.test(path))]),
  ];
}
