import { Saying } from '../../../components/cloth/saying.tsx';
import { useWords } from '../../../components/locale.tsx';
import { PatientsNote } from '../../../components/notes/patients-note.tsx';
import { StarRating } from '../../../components/notes/star-rating.tsx';
import { Picture } from '../../../components/pictures/picture.tsx';
import { mothers } from '../../../facts/people/patients.ts';

/** Quotes of two mothers. */
export function MothersVoices() {
  const { motherQuotes } = useWords('maternity');
  return (
    <div className="no-print space-y-7">
      <Picture name="breastfeeding-corner" size="half" className="rounded-panel" />
      {mothers.map(({ id: mother, name, rating }) => (
        <Saying key={mother} text={motherQuotes[mother]}>
          {name}
          <StarRating rating={rating} />
        </Saying>
      ))}
      <PatientsNote className="text-small text-ink-soft" />
    </div>
  );
}
