import type { ReactNode } from 'react';
import { figuresAreSample } from '../../facts/hospital/figures.ts';
import { peopleAreSample } from '../../facts/people/people.ts';
import { useWords } from '../locale.tsx';

const isSample = {
  people: peopleAreSample,
  byline: peopleAreSample,
  figures: figuresAreSample,
  site: peopleAreSample || figuresAreSample,
} as const;

interface SampleNoteProps {
  of: keyof typeof isSample;
  /** Shown instead once the facts are the hospital's own. */
  otherwise?: ReactNode;
  className?: string;
}

/** A note that what is beside it is invented, while the facts are marked as the sample's. */
export function SampleNote({ of, otherwise = null, className }: SampleNoteProps) {
  const { sampleNotes } = useWords('claims');
  return isSample[of] ? <p className={className}>{sampleNotes[of]}</p> : otherwise;
}
