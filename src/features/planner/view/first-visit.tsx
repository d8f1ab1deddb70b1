import { LinkedText } from '../../../components/text/linked-text.tsx';
import type { NextStep } from '../next-step.ts';
import { BookVisit, type BookVisitProps } from './book-visit.tsx';

interface FirstVisitProps extends Omit<BookVisitProps, 'date'> {
  text: string;
  step: NextStep;
}

/** What comes first for those who missed something, with its booking button; beside the next visit. */
export function FirstVisit({ text, step, ...booking }: FirstVisitProps) {
  return (
    <div data-first="">
      <p className="font-semibold">
        <LinkedText text={text} />
      </p>
      {step.at === 'clinic' && <BookVisit {...booking} date={step.day} />}
    </div>
  );
}
