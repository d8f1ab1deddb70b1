import { Saying } from '../../components/cloth/saying.tsx';
import { PageLink } from '../../components/links/page-link.tsx';
import { useWords } from '../../components/locale.tsx';
import { PatientsNote } from '../../components/notes/patients-note.tsx';
import { joinDetails, testimonials } from '../../facts/people/patients.ts';
import { isOn } from '../../site/routes.ts';

/** What a patient said, on cloth, and the ways to more; empty where no page quotes patients. */
export function PatientVoice() {
  const { home } = useWords('home');
  const { testimonialWords } = useWords('testimonials');
  const [person] = testimonials;
  if (!person || !isOn('testimonials')) return null;
  const { role, content } = testimonialWords[person.id];
  // its first sentence; a dot nearer the start is that of an abbreviation
  const [sentence] = /^.{20,}?[.!?](?= |$)/.exec(content) ?? [content];
  return (
    <div className="no-print shell">
      <Saying framed text={sentence}>
        <div>
          <p className="font-semibold text-ink">{person.name}</p>
          <div className="text-small">
            <p>{joinDetails(role, person.home)}</p>
            <PatientsNote />
          </div>
          <ul className="flex flex-wrap gap-x-6">
            {home.more
              .filter(({ link }) => isOn(link))
              .map(({ label, link }) => (
                <li key={link}>
                  <PageLink to={link} className="text-link touch-target">
                    {label}
                  </PageLink>
                </li>
              ))}
          </ul>
        </div>
      </Saying>
    </div>
  );
}
