import { useWords } from '../components/locale.tsx';
import { initialsOf, Monogram } from '../components/pictures/monogram.tsx';
import { LinkedText } from '../components/text/linked-text.tsx';
import { type StaffKey, staff } from '../facts/people/people.ts';

interface StaffListProps {
  people: readonly StaffKey[];
  /** Class for the size of the names. */
  nameClass: string;
}

/** Staff with their initials, names, posts and what they do. */
export function StaffList({ people, nameClass }: StaffListProps) {
  const { roles } = useWords('people');
  const { staffBios } = useWords('staff');
  return (
    <ul className="grid gap-x-12 gap-y-5 py-4 sm:grid-cols-2 sm:gap-y-8">
      {people.map((key) => (
        <li key={key} className="flex gap-4 border-t border-line pt-3">
          <Monogram initials={initialsOf(staff[key].name)} className="size-11 text-small" />
          <div>
            <h3 className={`leading-snug ${nameClass}`}>{staff[key].name}</h3>
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
