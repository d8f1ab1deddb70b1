import { expect, it } from 'vitest';
import { textsIn } from './reading-ease.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../src/words/en/departments/*.ts',
    '../../src/words/en/pages/{about,appointments,contact,faqs,home}.ts',
    '../../src/words/en/frame/directions.ts',
    '!**/index.ts',
  ],
  { eager: true },
);

const american =
  /\b(?:c(?:ae|æ)sarean|gynecolog|hematolog|hemoglobin|an?esthesiolog|anesthe|diarrhea|paediatric|specializ|sterilize|organiz|recogniz|color\b|tumour)/i;
/** The price list and the fixed names of services keep theirs, see test/spec/README.md. */
const fixed = /Hemoglobin|specialized (?:care|testing)/gi;

it.each(Object.entries(modules))('%s has British spelling, except in fixed names', (_, content) => {
  const texts = textsIn(content);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => american.test(text.replace(fixed, '')))).toEqual([]);
});
