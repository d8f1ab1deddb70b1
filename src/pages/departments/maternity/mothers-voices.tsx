import { useWords } from '../../../components/locale.tsx';
import { PatientsNote } from '../../../components/notes/patients-note.tsx';
import { StarRating } from '../../../components/notes/star-rating.tsx';
import { Picture } from '../../../components/pictures/picture.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { mothers } from '../../../facts/people/patients.ts';

/** Quotes of two mothers, beside a picture of the room they describe. */
export function MothersVoices() {
  const { motherQuotes, voices } = useWords('maternity');
  const { id, heading } = voices;
  return (
    <section aria-labelledby={id} className="no-print ruled">
      <h2 id={id} className="text-section">
        {heading}
      </h2>
      <div className="mt-6 grid items-center gap-x-14 gap-y-8 lg:grid-cols-2">
        <div className="space-y-8">
          {mothers.map(({ id: mother, name, rating }) => (
            <figure key={mother} className="border-s-4 border-amber ps-6">
              <blockquote className="text-lead">
                <LinkedText text={motherQuotes[mother]} />
              </blockquote>
              <figcaption className="mt-3 flex flex-wrap items-center gap-3 font-semibold">
                {name}
                <StarRating rating={rating} />
              </figcaption>
            </figure>
          ))}
        </div>
        <Picture name="delivery-room" size="half" className="rounded-panel" />
      </div>
      <PatientsNote className="mt-6 text-small text-ink-soft" />
    </section>
  );
}
