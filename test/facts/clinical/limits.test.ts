import { expect, it } from 'vitest';
import { helplines } from '../../../src/facts/clinical/helplines.ts';
import { sourceFiles } from '../../support/source-files.ts';
import { textsInFile, textsInSource } from '../../support/texts-in-source.ts';

const number = String.raw`(?:\d+(?:\.\d+)?(?:(?:-| to )\d+)?|two|three|four|five|ten|thirty)`;
const vaccines = 'BCG|OPV|IPV|PCV|HPV|[Pp]entavalent|[Mm]easles|[Rr]otavirus|[Tt]yphoid|[Pp]olio';
const numbers = Object.values(helplines).map((line) =>
  line.number.replaceAll(' ', String.raw`[\s-]?`),
);

/** How a clinical limit looks when it is hard-coded, with a text in which the pattern must find it. */
const limits: readonly (readonly [what: string, pattern: string, example: string])[] = [
  ['a temperature', String.raw`\b(?:3[4-9]|4[0-2])(?:\.\d)?\s*°`, 'Come with 38.5 °C or more.'],
  ['breaths a minute', `${number} breaths (?:a|per) minute`, 'It breathes 60 breaths a minute.'],
  [
    'a soaked pad',
    String.raw`\bsoak\w*[^|.]{0,12}\bpads?\b|\bpads?\b[^|.]{0,30}\bhours?\b`,
    'A pad an hour',
  ],
  [
    'minutes of cooling',
    String.raw`\b(?:cool|rins|running water|wash)[^|.]{0,70}\b${number}\s?minutes`,
    'Hold it under cool water for 20 minutes.',
  ],
  [
    'pushes and blows',
    String.raw`\b${number} (?:\w+ )?(?:pushes|compressions|(?:rescue )?breaths|(?:back )?blows|thrusts)\b|\bcm deep\b`,
    'Give 30 pushes to anyone.',
  ],
  [
    'pains',
    String.raw`\b(?:pains?|contractions?)\b[^|.]{0,40}\bevery ${number}`,
    'Pains every 5 minutes',
  ],
  [
    'the age for a vaccine',
    String.raw`\b\d+ (?:weeks|months|years)\b.{0,40}\b(?:${vaccines})\b|\b(?:${vaccines})\b.{0,30}\bat \d+ (?:weeks|months|years)\b`,
    'Measles-rubella at 9 months',
  ],
  [
    'months after a malaria area',
    String.raw`\bfever\b[^|]{0,60}\b${number} months\b[^|]{0,50}\bmalaria`,
    'Fever within 3 months of a stay where malaria is',
  ],
  [
    'rehydration salts by age',
    String.raw`\b\d+(?:-| to )\d+ ml\b[^|.]{0,40}\b(?:stool|under|years)\b`,
    'Give 50-100 ml after each loose stool.',
  ],
  [
    'hours without food',
    String.raw`\bno (?:food|water|milk)(?: or \w+)?(?: for)? ${number} hours`,
    'No food for 8 hours.',
  ],
  [
    'a helpline',
    String.raw`(?<![\w.,/:+-])(?:${numbers.join('|')})(?![\w/%]|[.,:-]\d| (?:mm|kg|g|ml|cm)\b)`,
    'If you cannot get through, dial 999.',
  ],
];

it.each(limits)('%s is in no page, component or text but the clinical words', (_, ...row) => {
  const [pattern, example] = [new RegExp(row[0], 'i'), row[1]];
  expect(textsInSource(`'${example}'`).join()).toMatch(pattern);
  const folders = ['src/words/en', 'src/pages', 'src/components', 'src/features'];
  // what visitors type is no advice
  const elsewhere = /\/clinical\/|\/search-words\.ts$/;
  const files = folders.flatMap(sourceFiles).filter(({ path }) => !elsewhere.test(path));
  expect(files.length).toBeGreaterThan(80);
  const faults = files.flatMap((file) =>
    textsInFile(file).flatMap((text) => {
      const found = pattern.exec(text);
      return found ? [`${file.path}: ${found[0]}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});
