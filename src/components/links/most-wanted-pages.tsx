import { isOn } from '../../site/routes.ts';
import { placeHead } from '../../words/places.ts';
import { useLanguage, useWords } from '../locale.tsx';
import { PageLink } from './page-link.tsx';

const mostWanted = (
  ['services', 'maternityPackages', 'appointments', 'inpatient', 'insurance', 'contact'] as const
).filter(isOn);

/** Links to the most wanted pages, under an h2. */
export function MostWantedPages() {
  const { frame } = useWords('frame');
  const language = useLanguage();
  return (
    <section>
      <h2 className="text-h4">{frame.mostWanted}</h2>
      <ul className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {mostWanted.map((name) => (
          <li key={name}>
            <PageLink to={name} className="text-link inline-flex min-h-11 items-center">
              {placeHead({ name, language }).title}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
