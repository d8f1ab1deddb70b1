import { expect, it } from 'vitest';
import { staffBios } from '../../src/words/en/hospital/staff.ts';
import * as en from '../../src/words/en/index.ts';
import { doctorBios } from '../../src/words/en/pages/doctors.ts';
import { sourceFiles } from '../support/source-files.ts';
import { expectStyle } from '../support/style.ts';
import { textsInFile } from '../support/texts-in-source.ts';
import { longSentences, sentencesIn, textsIn } from './sentences.ts';

/** English that reads like a translation, each with what to write instead. */
const translated: readonly (readonly [found: RegExp, instead: string])[] = [
  [/(?<!water that )\bstands\b|\bstand (?:by|here|on|there|together)\b/gi, 'is, appears'],
  [/\b(?:are|be|is|was|were) told\b|\byou hear\b(?! from)/gi, 'we tell you'],
  [/\bhangs? on\b/gi, 'depends on'],
  [/\balso (?:after|at|for|if|on|when|without)\b/gi, 'even if, including'],
  [/\b(?:a|the|their|your) yes\b/gi, 'approval, permission'],
  [/\bin parts\b|\bon parts\b|\bof parts\b/gi, 'in instalments'],
  [/\b(?:own|your) part\b|\bwhat is left\b(?! after)/gi, 'your share, what you pay'],
  [/\bsums?\b/gi, 'price, amount'],
  [/\bwhat is above\b|\byours? to pay\b/gi, 'the difference, you pay'],
  [/\bcomes? on top\b|, on top\b/gi, 'extra, not included'],
  [
    /\b(?:a|any|every|my|no|of|on|other|some|the|their|without|your) covers?\b|\bcovers? (?:differ|pays?)\b/gi,
    'insurance, scheme',
  ],
  [/(?<!\bday )\bby day\b(?! (?:\d|or night))/gi, 'in the daytime'],
  [/\bmeanwhile\b/gi, 'until then, today'],
  [/\b(?:every|no|some)body\b|\bwhoever\b/gi, 'everyone, no one, someone'],
  [/\bwhom\b/gi, 'who'],
  [/\bfor ever\b|\banew\b|\bin its place\b/gi, 'always, again, instead'],
  [/\bmost of all\b/gi, 'especially'],
  [/\bmend\b/gi, 'fix, improve'],
  [/\bshall\b/gi, 'will'],
  [/\bsees? to an?\b/gi, 'arrange'],
  [/\btravels? along\b/gi, 'travels with'],
  [/\bsend on\b(?! WhatsApp)/gi, 'refer'],
  [/\b(?:a|the) (?:first )?talk\b|\btalk before\b/gi, 'conversation, counselling'],
  [/\bwritten word\b/gi, 'written permission'],
  [/\bown wish\b/gi, 'if you ask for it yourself'],
  [/\bbetter the sooner\b|\bbest first\b/gi, 'the sooner, the better'],
  [/\bfurther out\b/gi, 'further away'],
  [/\byou find us\b/gi, 'you will find us'],
  [/\b(?:checks?|class|form|heartbeat) of (?:her|his|our|your)\b/gi, "your baby's heartbeat"],
];

/** What visitors type into the search box, in their words. */
const typedByVisitors = /\/search-(?:emergencies|words)\.ts$/;

it('no English text reads like a translation', () => {
  const files = sourceFiles('src/words/en').filter(({ path }) => !typedByVisitors.test(path));
  const texts = [
    ...files.flatMap((file) => textsInFile(file).map((text) => [file.path, text] as const)),
    ...textsIn([doctorBios, staffBios]).map((text) => ['src/facts/people.json', text] as const),
  ];
  expect(texts.length).toBeGreaterThan(1000);
  const faults = texts.flatMap(([path, text]) =>
    translated.flatMap(([found, instead]) =>
      [...text.matchAll(found)].map(({ 0: words, index }) => {
        const around = text.slice(Math.max(0, index - 30), index + words.length + 30);
        return `${path}: "${words}" in "${around}": write ${instead}`;
      }),
    ),
  );
  expectStyle(faults);
});

it('no English sentence has more than 30 words', () => {
  // descriptions for search engines are one sentence
  const { articles, heads, ...own } = en;
  const faults = Object.entries(own).flatMap(([name, words]) =>
    longSentences(words, 30).map((sentence) => `${name}: ${sentence}`),
  );
  const inArticles = Object.values(articles.articles)
    .flat()
    .flatMap(({ body }) => body);
  const long = longSentences(inArticles, 30).map((sentence) => `articles ${sentence}`);
  expectStyle([...faults, ...long]);
  expect(sentencesIn(own).length).toBeGreaterThan(1000);
  expect(longSentences({ text: `${'word '.repeat(31)}.` }, 30)).toHaveLength(1);
});
