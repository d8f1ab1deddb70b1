import { useWords } from '../../../components/locale.tsx';
import { PatientsNote } from '../../../components/notes/patients-note.tsx';
import { StarRating } from '../../../components/notes/star-rating.tsx';
import { Picture } from '../../../components/pictures/picture.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { mothers } from '../../../facts/people/patients.ts';

/** Quotes of two mothers. */
export function MothersVoices() {
  const { motherQuotes } = useWords('maternity');
  return (
    <div className="no-print space-y-7">
      <Picture name="breastfeeding-corner" size="half" className="rounded-panel" />
      {mothers.map(({ id: mother, name, rating }) => (
        <figure key={mother}>
          <blockquote className="font-display text-h3">
            <LinkedText text={motherQuotes[mother]} />
          </blockquote>
          <figcaption className="mt-2 flex flex-wrap items-center gap-3">
            {name}
            <StarRating rating={rating} />
          </figcaption>
        </figure>
      ))}
      <PatientsNote className="text-small text-ink-soft" />
    </div>
  );
}
