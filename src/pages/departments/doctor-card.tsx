import { AskForDoctor } from '../../components/links/ask-for-doctor.tsx';
import { PageLink } from '../../components/links/page-link.tsx';
import { useWords } from '../../components/locale.tsx';
import { OptionalPortrait } from '../../components/pictures/portrait.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { type DoctorKey, doctors } from '../../facts/people/people.ts';

/** A doctor on a department page: portrait, name, and how they work. */
export function DoctorCard({ doctor }: { doctor: DoctorKey }) {
  const { doctorBios } = useWords('doctors');
  const { roles } = useWords('people');
  const { name } = doctors[doctor];
  return (
    <div className="icon-beside gap-y-4 sm:flex sm:gap-4">
      <OptionalPortrait
        name={name}
        portrait={doctor}
        panel
        className="size-28 text-h2 sm:size-40"
      />
      <div className="max-sm:contents">
        <div>
          <h3 className="text-h3">
            <PageLink to="doctors" end={`#${doctor}`} className="touch-target hover:underline">
              {name}
            </PageLink>
          </h3>
          <p className="font-semibold text-ink-soft">{roles[doctor]}</p>
        </div>
        <p className="max-sm:col-span-2 sm:mt-2">
          <LinkedText text={doctorBios[doctor]} />
        </p>
        <p className="no-print mt-3 max-sm:col-span-2">
          <AskForDoctor doctor={doctor} />
        </p>
      </div>
    </div>
  );
}
