import { expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';
import { textsInFile } from '../support/texts-in-source.ts';

const shortest = 8;

/** The sentences of eight words or more in a file, without case and punctuation. */
function sentencesIn(file: { path: string; text: string }): Set<string> {
  const sentences = textsInFile(file)
    .flatMap((text) => text.split(/(?<=[.!?:;|])\s+/))
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N} ]/gu, '')
        .trim(),
    )
    .filter((sentence) => sentence.split(/\s+/).length >= shortest);
  return new Set(sentences);
}

it('no sentence of eight words or more is written in two files of words', () => {
  const filesBySentence = new Map<string, string[]>();
  // lists of first-aid steps are complete on their own, so they may repeat sentences
  const files = sourceFiles('src/words/en').filter(({ path }) => !path.includes('/clinical/'));
  for (const file of files) {
    for (const sentence of sentencesIn(file))
      filesBySentence.set(sentence, [...(filesBySentence.get(sentence) ?? []), file.path]);
  }
  expect(filesBySentence.size).toBeGreaterThan(1000);
  expect([...filesBySentence].filter(([, paths]) => paths.length > 1)).toEqual([]);
});
