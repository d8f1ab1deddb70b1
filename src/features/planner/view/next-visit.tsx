import type { ReactNode } from 'react';
import type { ButtonLook } from '../../../components/links/button-classes.ts';
import { useLanguage } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import type { ClinicId } from '../../../facts/schedule/clinics.ts';
import type { NextStep } from '../next-step.ts';
import { stepTexts } from '../step-texts.ts';
import { BookVisit } from './book-visit.tsx';

interface Visit {
  step: NextStep;
  /** The message of the booking form, and the label of its button; without, it cannot be booked. */
  booking?: { message: string; label: string } | undefined;
}

interface NextVisitProps {
  service: 'maternity' | 'pediatrics';
  clinic: ClinicId;
  /** Undefined if the cloth above has the next visit and its button. */
  heading?: string | undefined;
  /** Undefined once all are past, or without a heading. */
  next?: Visit | undefined;
  /** What comes first for those who missed something, before the next visit. */
  first: (Visit & { text: string }) | undefined;
  children: ReactNode;
}

interface BookProps extends Pick<NextVisitProps, 'service'> {
  visit: Visit;
  look: ButtonLook;
}

function Book({ service, visit, look }: BookProps) {
  const { booking, step } = visit;
  if (!booking || step.at !== 'clinic') return null;
  return <BookVisit service={service} date={step.day} look={look} {...booking} />;
}

/** The card with what to do next, each with a booking button, and more below. */
export function NextVisit({ service, clinic, heading, next, first, children }: NextVisitProps) {
  const language = useLanguage();
  const texts = next && stepTexts(next.step, clinic, language);
  return (
    <div className="rounded-panel bg-surface p-6 floats md:p-8">
      {first && (
        <div data-first="" className="mb-2 border-b border-line pb-6">
          <p className="text-h4 font-semibold">
            <LinkedText text={first.text} />
          </p>
          <Book service={service} visit={first} look={next ? 'action' : 'quiet'} />
        </div>
      )}
      {heading && <h2 className="text-h4">{heading}</h2>}
      {next && texts && (
        <>
          {/* the cloth above says until when, and what else */}
          <p className="mt-1 text-h4 font-semibold">
            <LinkedText text={texts.headline} />
          </p>
          <Book service={service} visit={next} look={first ? 'quiet' : 'action'} />
        </>
      )}
      {children}
    </div>
  );
}
