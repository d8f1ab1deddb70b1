import { figuresAreSample } from '../../facts/hospital/figures.ts';
import { pricesAreSample } from '../../facts/money/prices.ts';
import { peopleAreSample } from '../../facts/people/people.ts';
import { useWords } from '../locale.tsx';

const isSample = {
  people: peopleAreSample,
  byline: peopleAreSample,
  figures: figuresAreSample,
  site: peopleAreSample || figuresAreSample || pricesAreSample,
} as const;

/** A note that what is beside it is invented, while the facts are marked as the sample's. */
export function SampleNote({ of, className }: { of: keyof typeof isSample; className?: string }) {
  const { sampleNotes } = useWords('claims');
  return isSample[of] && <p className={className}>{sampleNotes[of]}</p>;
}
