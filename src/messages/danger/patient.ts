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

const newborns = /\b(?:newborns?|new born|kichanga|vichanga|wachanga|mchanga)\b/;
const babies = /\b(?:bab(?:y|ies)|bby|infant|nyonyo)\b/;
const children =
  /\b(?:child(?:ren)?|kids?|toddler|son|daughter|boy|girl|mtoto|mtt|mtoi|toto|watoto|mwanangu|dogo|katoto|(?:m|ka)sichana|(?:m|ka)vulana)\b/;
/** Sheng says 'ball' for a pregnancy; 'five months gone' is one too. */
const pregnant =
  /\b(?:pregnan\w*|preg|expectant|expecting|trimester|(?:months?|weeks?|wks?) (?:gone|along)|wajawazito|mja ?mzito|mimba|ujauzito|(?:niko|ako|yuko|nina|ana) (?:na )?ball?)\b/;
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
/** An age at which first aid is that of adults: from puberty, here 13 years. */
const adultYears =
  /\b(?:1[3-9]|[2-9]\d) ?(?:years?|yrs?|yo)\b|\bmiaka (?:1[3-9]|[2-9]\d|ishirini|thelathini|arobaini|hamsini|sitini|sabini|themanini)\b/;

/** Returns who a text is about. */
export function readPatient(text: string): Patient {
  const words = wordsToRead(text.slice(0, 4000)).join(' ');
  const isPregnant = pregnant.test(words);
  const isAdult = adultYears.test(words);
  // 'my baby, I am 25 years old': the age is the mother's
  const isOlder = years.test(words) && !(isAdult && (babies.test(words) || newborns.test(words)));
  const isBaby =
    !isOlder && (newborns.test(words) || months.test(words) || (babies.test(words) && !isPregnant));
  return {
    isBaby,
    isOlder,
    isChild: !isBaby && !(isOlder && isAdult) && children.test(words),
    isPregnant,
    isDiabetic: diabetic.test(words),
  };
}
