import { wordsToRead } from './features.ts';

/** Who a text is about, as far as its words say. */
export interface Patient {
  isBaby: boolean;
  /** From one year of age, or a child of unknown age: Swahili 'mtoto' is any child. */
  isChild: boolean;
  /** Whether an age from one year is given. */
  isOlder: boolean;
  isPregnant: boolean;
  isDiabetic: boolean;
}

const babies =
  /\b(?:bab(?:y|ies)|bby|infant|newborns?|new born|kichanga|vichanga|wachanga|mchanga|nyonyo)\b/;
const children =
  /\b(?:child(?:ren)?|kids?|toddler|son|daughter|boy|girl|mtoto|mtt|mtoi|watoto|mwanangu|dogo|katoto)\b/;
const pregnant = /\b(?:pregnan\w*|preg|expectant|expecting|wajawazito|mjamzito|mimba|ujauzito)\b/;
const diabetic = /\b(?:diabet\w*|insulin\w*|kisukari|sukari|glucometer|metformin)\b/;

const number = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven)';
/** An age below one year: '3 weeks old', 'mtoto wa miezi saba'; not 'mimba ya miezi saba'. */
const months = new RegExp(
  `\\b${number} (?:day|week|wk|month|mth)s? old\\b|\\b(?:baby|child|mtoto|mtt|mtoi|mwanangu) (?:\\w+ )?(?:of |wa )?` +
    `(?:\\d+ (?:day|week|month)s?|(?:siku|wiki|mwezi|miezi))\\b`,
);
/** An age from one year: 'my 4 year old', 'mtoto wa miaka minne'. */
const years =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:years?|yrs?|yo)\b|\bmiaka\b|\b\d+(?:yrs?|yo)\b|\bwa mwaka\b/;

/** Returns who a text is about. */
export function readPatient(text: string): Patient {
  const words = wordsToRead(text.slice(0, 4000)).join(' ');
  const isOlder = years.test(words);
  const isBaby = !isOlder && (babies.test(words) || months.test(words));
  return {
    isBaby,
    isOlder,
    isChild: !isBaby && children.test(words),
    isPregnant: pregnant.test(words),
    isDiabetic: diabetic.test(words),
  };
}
