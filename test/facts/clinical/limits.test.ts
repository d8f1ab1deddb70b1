import { describe, expect, it } from 'vitest';
import { helplines } from '../../../src/facts/clinical/helplines.ts';
import { antenatalContactWeeks } from '../../../src/facts/clinical/maternity-contacts.ts';
import { sourceFiles } from '../../support/source-files.ts';
import { textsInFile, textsInSource } from '../../support/texts-in-source.ts';

const someNumber = String.raw`(?:\d+(?:\.\d+)?(?:(?:-| to )\d+)?|two|three|four|five|ten|thirty)`;
const vaccines = 'BCG|OPV|IPV|PCV|HPV|[Pp]entavalent|[Mm]easles|[Rr]otavirus|[Tt]yphoid|[Pp]olio';

function anyOf(parts: readonly (string | number)[]): string {
  return parts.map((part) => String(part).replaceAll(' ', String.raw`[\s-]?`)).join('|');
}

/**
 * How each clinical limit looks when it is hard-coded, with an example that the pattern must find;
 * '|' separates the items of a list.
 */
const limits: Readonly<Record<string, readonly [pattern: RegExp, example: string]>> = {
  'a body temperature': [/\b(?:3[4-9]|4[0-2])(?:\.\d)?\s*°/, "text: 'Come with 38.5 °C or more.'"],
  'breaths a minute': [
    new RegExp(`${someNumber} breaths (?:a|per) minute`, 'i'),
    "text: 'It breathes 60 breaths a minute.'",
  ],
  'a soaked pad': [
    /\bpads?\b[^|.]{0,30}\b(?:hours?|minutes?)\b|\bsoak\w*[^|.]{0,12}\bpads?\b/i,
    "signs: ['A fit', 'A pad soaked in an hour']",
  ],
  'minutes of cooling or rinsing': [
    new RegExp(
      String.raw`\b(?:cool|rins|running water|wash)[^|.]{0,70}\b${someNumber}\s?minutes`,
      'i',
    ),
    "text: 'Hold it under cool ' +\n 'water for 20 minutes.'",
  ],
  'pushes and breaths': [
    new RegExp(
      String.raw`\b${someNumber} (?:\w+ )?(?:pushes|compressions|(?:rescue )?breaths)\b|times a minute|\bcm deep\b`,
      'i',
    ),
    'text: `Give 30 pushes to anyone.`',
  ],
  'back blows and thrusts': [
    new RegExp(String.raw`\b${someNumber} (?:\w+ )?(?:back )?(?:blows|thrusts)\b`, 'i'),
    '<p>Give five firm blows now.</p>',
  ],
  'pains in labour': [
    new RegExp(String.raw`\b(?:pains?|contractions?)\b[^|.]{0,40}\bevery ${someNumber}`, 'i'),
    "detail: 'Pains about every 5 minutes'",
  ],
  'the age for a vaccine': [
    new RegExp(
      String.raw`\b\d+(?:-\d+| to \d+)? (?:weeks|months|years)\b.{0,40}\b(?:${vaccines})\b|\b(?:${vaccines})\b.{0,30}\bat (?:\w+ )?\d+ (?:weeks|months|years)\b`,
    ),
    "rows: [\n['9 months', 'Measles-rubella, typhoid'],\n]",
  ],
  'minutes after a vaccine': [
    new RegExp(String.raw`\b(?:vaccine|injection)\b[^|.]{0,60}\b${someNumber} minutes`, 'i'),
    "text: 'After a vaccine you wait about 15 minutes.'",
  ],
  'the weeks of antenatal contacts': [
    new RegExp(String.raw`\b${antenatalContactWeeks.slice(0, 3).join(String.raw`\b\D{1,9}\b`)}\b`),
    "text: 'Come at weeks 12, 20 and 26.'",
  ],
  'the times of postnatal contacts': [
    /\b(?:hours|days|1-2 weeks)\b[^|.]{0,60}\b(?:at |week )?(?:about )?(?:6|six)(?: weeks)?\b(?! (?:months|hours))/i,
    "text: 'Checked at 1-2 weeks and at 6 weeks.'",
  ],
  'months after a malaria area': [
    new RegExp(String.raw`\bfever\b[^|]{0,60}\b${someNumber} months\b[^|]{0,50}\bmalaria`, 'i'),
    "text: 'Fever within 3 months of a stay where malaria is'",
  ],
  'rehydration salts by age': [
    /\b\d+(?:-| to )\d+ ml\b[^|.]{0,40}\b(?:stool|under|years)\b/i,
    "text: 'Give 50-100 ml after each loose stool.'",
  ],
  'hours without food': [
    new RegExp(String.raw`\bno (?:food|water|milk)(?: or \w+)?(?: for)? ${someNumber} hours`, 'i'),
    "text: 'No food for 8 hours.'",
  ],
  'a help line': [
    new RegExp(
      `(?<![\\w.,/:+-])(?:${anyOf(Object.values(helplines).map(({ number }) => number))})(?![\\w/%]|[.,:-]\\d| (?:mm|kg|g|ml|cm)\\b)`,
    ),
    "text: 'If you cannot get through, dial 999.'",
  ],
};

/** Returns the limits that a text hard-codes, as 'what: the words'. */
function hardCodedIn(text: string): string[] {
  return Object.entries(limits).flatMap(([what, [pattern]]) => {
    const found = pattern.exec(text);
    return found ? [`${what}: ${found[0]}`] : [];
  });
}

const files = [
  ...sourceFiles('src/words/en').filter(({ path }) => !path.startsWith('src/words/en/clinical/')),
  ...sourceFiles('src/pages'),
  ...sourceFiles('src/components'),
  ...sourceFiles('src/features'),
];

const hardCoded = files.flatMap((file) =>
  textsInFile(file).flatMap((words) =>
    hardCodedIn(words).map((found) => ({ path: file.path, found })),
  ),
);

describe('clinical limits', () => {
  it('appear in src/facts/clinical and its words only', () => {
    expect(files.length).toBeGreaterThan(80);
    expect(files.filter(({ path }) => path.endsWith('.md')).length).toBeGreaterThan(10);
    expect(hardCoded).toEqual([]);
  });

  it.each(Object.entries(limits))('the pattern finds %s', (what, [, example]) => {
    const found = textsInSource(example).flatMap(hardCodedIn);
    expect(found.map((line) => line.split(':')[0])).toContain(what);
  });

  it('the patterns accept facts that an article names by directive', () => {
    const text =
      'Give :fact[choking.backBlows] back blows.\n\n::vaccine-visits[9 months]\n\nMeasles';
    expect(textsInFile({ path: 'x.md', text }).flatMap(hardCodedIn)).toEqual([]);
  });
});
