import { type DoctorKey, doctors } from '../../facts/people.ts';
import { useLink, useWords } from '../edition.tsx';
import { Portrait } from '../portrait.tsx';
import { LinkedText } from '../text/linked-text.tsx';

/** A doctor on the page of a department: face, name, and how they work. */
export function DoctorCard({ doctor }: { doctor: DoctorKey }) {
  const { doctorProfiles } = useWords('doctors');
  const { roles } = useWords('people');
  const page = useLink()('doctors');
  return (
    <div className="flex flex-col gap-5 sm:flex-row">
      <Portrait {...doctors[doctor]} panel className="size-28 text-h2 sm:size-40" />
      <div>
        <h3 className="text-h3">
          <a {...page} href={`${page.href}#${doctor}`} className="hover:underline">
            {doctors[doctor].name}
          </a>
        </h3>
        <p className="font-semibold text-clay-ink">{roles[doctor]}</p>
        <p className="mt-2">
          <LinkedText text={doctorProfiles[doctor].bio} />
        </p>
      </div>
    </div>
  );
}
