import type { ReactNode } from 'react';
import { LargeThing } from '../../../components/cloth/large-thing.tsx';
import type { ClinicId } from '../../../facts/schedule/clinics.ts';
import type { Language } from '../../../site/languages.ts';
import type { NextStep } from '../next-step.ts';
import { stepTexts } from '../step-texts.ts';

/** The day of the next visit, largest on the page of a plan; undefined once all are past. */
export function planDay(
  label: string,
  step: NextStep | undefined,
  clinic: ClinicId,
  language: Language,
): ReactNode {
  if (!step) return undefined;
  const { headline, until, note } = stepTexts(step, clinic, language);
  const text = [until, note].filter(Boolean).join(' ');
  return <LargeThing label={label} figure={headline} text={text} />;
}
