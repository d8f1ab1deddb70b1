import { AskForDoctor } from '../components/links/ask-for-doctor.tsx';
import { PageLink } from '../components/links/page-link.tsx';
import { FactList } from '../components/lists/fact-list.tsx';
import { useWords } from '../components/locale.tsx';
import type { PageProps } from '../components/page-props.ts';
import { OptionalPortrait } from '../components/pictures/portrait.tsx';
import { LinkedText } from '../components/text/linked-text.tsx';
import { UnbrokenText } from '../components/text/unbroken-text.tsx';
import { type DoctorKey, departmentsOf, doctors } from '../facts/people/people.ts';
import { clinics } from '../facts/schedule/clinics.ts';
import { ClinicDay } from '../features/today/clinic-day.tsx';
import { isOn } from '../site/routes.ts';

interface DoctorProfileProps extends Pick<PageProps, 'today' | 'changes'> {
  doctor: DoctorKey;
}

/** A doctor in the list of doctors: who they are, then their clinics with the next day of each. */
export function DoctorProfile({ doctor, today, changes }: DoctorProfileProps) {
  const { doctorBios, doctorsPage } = useWords('doctors');
  const { roles } = useWords('people');
  const { labels } = useWords('labels');
  const { clinicNames, clinicTime } = useWords('clinicWords');
  const profile = doctors[doctor];
  const facts = clinics
    .filter(({ seenBy }) => seenBy === doctor)
    .map((clinic) => ({
      term: clinicNames[clinic.id],
      more: (
        <>
          <span className="block font-semibold">
            <ClinicDay clinic={clinic} day={today} special={changes.special} />
          </span>
          <UnbrokenText text={clinicTime(clinic)} />
        </>
      ),
    }));
  return (
    <li
      id={doctor}
      className="doctor grid items-start gap-x-16 gap-y-2 border-t-2 border-brand pt-5 beside-picture"
    >
      <div className="sm:flex sm:gap-4">
        <OptionalPortrait
          name={profile.name}
          portrait={doctor}
          panel
          className="size-28 max-sm:mb-4"
        />
        <div>
          <h3 className="text-h2">{profile.name}</h3>
          <p className="mt-1 text-lead font-semibold">{roles[doctor]}</p>
          <div className="packed">
            <p className="text-ink-soft">
              {profile.qualifications}
              <br />
              <UnbrokenText text={doctorsPage.experience(profile.years)} />
            </p>
            <p className="mt-2">
              <LinkedText text={doctorBios[doctor]} />
            </p>
          </div>
          <ul aria-label={doctorsPage.departmentsLabel} className="no-print flex flex-wrap gap-x-5">
            {departmentsOf(doctor)
              .filter(isOn)
              .map((department) => (
                <li key={department}>
                  <PageLink to={department} className="text-link touch-target">
                    {labels[department]}
                  </PageLink>
                </li>
              ))}
          </ul>
        </div>
      </div>
      <div className="space-y-3">
        {facts.length > 0 && (
          <>
            <h4 className="sr-only">{doctorsPage.clinicsLabel}</h4>
            <FactList facts={facts} />
          </>
        )}
        <p className="no-print">
          <AskForDoctor doctor={doctor} />
        </p>
      </div>
    </li>
  );
}
