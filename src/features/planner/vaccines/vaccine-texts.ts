import type { Language } from '../../../site/languages.ts';
import { wordsIn } from '../../../words/words-by-locale.ts';
import type { NextStep } from '../next-step.ts';
import { stepInMessage, stepTexts } from '../step-texts.ts';
import { isRepeatOnly, type MissedVisit, type VaccinePlan, vaccineClinic } from './vaccine-plan.ts';

/** Returns the question whether a visit was missed. */
function missedQuestion({ visit, step }: MissedVisit, language: Language): string {
  const { vaccinePlanWords, visitTexts } = wordsIn(language, 'vaccinePlanner');
  const { missed } = vaccinePlanWords;
  if (visit.age.unit !== 'birth') return missed.visit(visitTexts(visit).title);
  return step.until ? missed.birth : missed.bcg;
}

/** Returns until when missed doses count; '' if that is today, or if they count for long. */
function countsText({ timing, until }: NextStep, language: Language): string {
  const { dropsUntil } = wordsIn(language, 'vaccinePlanner').vaccinePlanWords;
  const { formatDay } = wordsIn(language, 'format');
  return until && timing !== 'lastDay' ? dropsUntil(formatDay(until)) : '';
}

/** Returns what to do if a visit was missed: the question, when to come, and until when. */
export function missedText(missed: MissedVisit, language: Language): string {
  const { headline, note } = stepTexts(missed.step, vaccineClinic, language);
  const counts = countsText(missed.step, language);
  return [missedQuestion(missed, language), `${headline}.`, counts, note].filter(Boolean).join(' ');
}

/** Returns what to know about doses that are short, that came later, or that no longer help. */
export function doseNotes({ newer, rotavirus }: VaccinePlan, language: Language): string[] {
  const { vaccinePlanWords } = wordsIn(language, 'vaccinePlanner');
  return [
    newer.length > 0 && vaccinePlanWords.newer(newer),
    rotavirus === 'short' && vaccinePlanWords.rotavirusShort,
    rotavirus === 'tooOld' && vaccinePlanWords.rotavirusTooOld,
  ].filter((note) => note !== false);
}

/**
 * Returns a plan as a text message: what was missed, the visits ahead and what to do when late. The
 * repeated doses of vitamin A are one line.
 */
export function vaccineText({ birth, missed, visits }: VaccinePlan, language: Language): string {
  const { vaccineShare, visitTexts } = wordsIn(language, 'vaccinePlanner');
  const { formatDay, formatFullDay } = wordsIn(language, 'format');
  const ahead = visits.filter(({ when }) => when === 'next' || when === 'later');
  return [
    vaccineShare.heading(formatDay(birth)),
    missed &&
      [
        missedQuestion(missed, language),
        `${stepInMessage(missed.step, formatFullDay, language)}.`,
        countsText(missed.step, language),
      ]
        .filter(Boolean)
        .join(' '),
    ...ahead.map(
      (visit) =>
        visit.step &&
        !isRepeatOnly(visit) &&
        vaccineShare.visit(
          visitTexts(visit).title,
          stepInMessage(visit.step, formatFullDay, language),
        ),
    ),
    ahead.some(isRepeatOnly) && vaccineShare.vitaminA,
    vaccineShare.late,
  ]
    .filter(Boolean)
    .join('\n');
}
