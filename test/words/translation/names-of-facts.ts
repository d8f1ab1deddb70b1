import { textsInWords } from '../../support/texts-in-words.ts';

const facts = import.meta.glob('../../../src/facts/**/*.ts', { eager: true });

/** The texts of all facts, without those of functions: names that are the same in every language. */
export const namesOfFacts = [
  ...textsInWords(JSON.parse(JSON.stringify(facts)), '2026-11-22').values(),
].join('\n');
