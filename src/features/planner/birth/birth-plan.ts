import type { FormErrors, FormValues } from '../../../components/form/form-definition.ts';
import {
  type BirthChoice,
  type BirthField,
  birthChoices,
  birthFieldNames,
  type Offer,
  reliefOfferNames,
  reliefOffers,
  reliefWithoutMedicine,
} from '../../../facts/clinical/mother-and-child/birth-choices.ts';
import { countExcessCharacters, shareLink } from '../../../messages/chat-link.ts';
import { cleanLine, cleanLines } from '../../../messages/clean-text.ts';
import type { Language } from '../../../site/languages.ts';
import type { Fact } from '../../../words/departments/department-words.ts';
import { capitalize } from '../../../words/formats/format-parts.ts';
import { wordsIn } from '../../../words/words-by-locale.ts';
import { type ParsedPlan, readFields } from '../plan-kind.ts';

/** Id prefix of the form's fields. */
export const birthFormId = 'birth';

/** Returns whether a field is a choice, not a text. */
export function isChoice(name: BirthField): name is BirthChoice {
  return name in birthChoices;
}

/** Returns the lines of the sheet: each field that was filled in, in words. */
export function sheetLines(values: FormValues<BirthField>, language: Language): Fact[] {
  const { birthFields } = wordsIn(language, 'birthPlan');
  function detailOf(name: BirthField) {
    if (!isChoice(name)) return values[name];
    const options: Readonly<Record<string, string>> = birthFields[name].options;
    return options[values[name]];
  }
  return birthFieldNames.flatMap((name) => {
    const detail = detailOf(name);
    return detail ? [{ term: birthFields[name].onSheet, detail }] : [];
  });
}

/** Returns what the hospital has against pain, what to ask about, and what it has not. */
export function reliefFacts(language: Language): Fact[] {
  const { withoutMedicine, offers, terms } = wordsIn(language, 'birthPlan').relief;
  const { formatList } = wordsIn(language, 'format');
  const offered = (offer: Offer) =>
    reliefOfferNames.filter((name) => reliefOffers[name] === offer).map((name) => offers[name]);
  const always = reliefWithoutMedicine.map((name) => withoutMedicine[name]);
  return [
    { term: terms.here, items: [...always, ...offered('here')] },
    { term: terms.ask, items: offered('ask') },
    { term: terms.notHere, items: offered('notHere') },
  ].flatMap(({ term, items: [first, ...rest] }) =>
    first ? [{ term, detail: formatList([capitalize(first), ...rest]) }] : [],
  );
}

/** Returns a plan as a text message. */
export function birthPlanText(values: FormValues<BirthField>, language: Language): string {
  const { birthSheet } = wordsIn(language, 'birthPlan');
  return [
    birthSheet.heading,
    ...sheetLines(values, language).map(({ term, detail }) => `${term}: ${detail}`),
    birthSheet.shareEnd,
  ].join('\n');
}

/** Returns the longest text that was typed, which is the one to shorten. */
function longestField(values: FormValues<BirthField>): BirthField {
  return birthFieldNames.reduce((longest, name) =>
    values[name].length > values[longest].length ? name : longest,
  );
}

/**
 * Parses a submitted birth plan. Returns the values, with an error message by field if they are
 * refused: nothing filled in, an unknown option, or more text than a chat link can hold.
 */
export function parseBirthPlan(data: FormData, language: Language): ParsedPlan<BirthField> {
  const { birthErrors } = wordsIn(language, 'birthPlan');
  const values = readFields(data, birthFieldNames, (text, name) =>
    name === 'wishes' ? cleanLines(text) : cleanLine(text),
  );
  const errors: FormErrors<BirthField> = {};
  for (const name of birthFieldNames) {
    const options: readonly string[] = isChoice(name) ? birthChoices[name] : [];
    if (isChoice(name) && values[name] !== '' && !options.includes(values[name]))
      errors[name] = birthErrors.option;
  }
  if (birthFieldNames.every((name) => values[name] === '')) errors.companion = birthErrors.empty;
  const text = birthPlanText(values, language);
  const longest = longestField(values);
  const excess = countExcessCharacters(shareLink(text), values[longest]);
  if (excess > 0) errors[longest] = birthErrors.tooLong(excess);
  return Object.keys(errors).length > 0 ? { ok: false, values, errors } : { ok: true, values };
}
