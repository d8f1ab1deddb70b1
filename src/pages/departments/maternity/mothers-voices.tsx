import { Saying } from '../../../components/cloth/saying.tsx';
import { useWords } from '../../../components/locale.tsx';
import { PatientsNote } from '../../../components/notes/patients-note.tsx';
import { StarRating } from '../../../components/notes/star-rating.tsx';
import { mothers } from '../../../facts/people/patients.ts';

/** Quotes of two mothers, on one cloth over the window's whole width. */
export function MothersVoices() {
  const { motherQuotes, voices } = useWords('maternity');
  return (
    <section aria-labelledby={voices.id} className="no-print cloth-hem cloth-navy py-7 md:py-12">
      <div className="shell">
        <h2 id={voices.id} className="text-h4">
          {voices.heading}
        </h2>
        <div className="mt-4 grid gap-x-14 gap-y-8 lg:grid-cols-2">
          {mothers.map(({ id: mother, name, rating }) => (
            <Saying key={mother} text={motherQuotes[mother]}>
              {name}
              <StarRating rating={rating} />
            </Saying>
          ))}
        </div>
        <PatientsNote className="mt-6 text-small text-ink-soft" />
      </div>
    </section>
  );
}
