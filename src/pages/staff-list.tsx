import { useWords } from '../components/locale.tsx';
import { initialsOf, Monogram } from '../components/pictures/monogram.tsx';
import { LinkedText } from '../components/text/linked-text.tsx';
import { type StaffKey, staff } from '../facts/people/people.ts';

interface StaffListProps {
  people: readonly StaffKey[];
  /** They lead the hospital: larger, and not three in a row. */
  lead?: boolean;
}

/** Staff with their initials, names, posts and what they do. */
export function StaffList({ people, lead }: StaffListProps) {
  const { roles } = useWords('people');
  const { staffBios } = useWords('staff');
  return (
    <ul
      className={`grid gap-x-12 gap-y-5 py-4 sm:grid-cols-2 sm:gap-y-8 ${lead ? '' : 'lg:grid-cols-3'}`.trim()}
    >
      {people.map((key) => (
        <li key={key} className="flex gap-4 border-t border-line pt-3">
          <Monogram
            initials={initialsOf(staff[key].name)}
            className={lead ? 'size-16 text-h4' : 'size-11 text-small'}
          />
          <div>
            <h3 className={`leading-snug ${lead ? 'text-h3' : 'text-h4'}`}>{staff[key].name}</h3>
            <p className="text-small text-ink-soft">{roles[key]}</p>
            <p className="mt-1 leading-snug">
              <LinkedText text={staffBios[key]} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
