import type { PageRouteName } from '../../site/routes.ts';
import { placeHead } from '../../words/places.ts';
import { useHref, useLanguage, useWords } from '../locale.tsx';

const mostWanted: readonly PageRouteName[] = [
  'services',
  'maternityPackages',
  'appointments',
  'inpatient',
  'insurance',
  'contact',
];

/** Links to the most wanted pages, under an h2. */
export function MostWantedPages() {
  const { frame } = useWords('frame');
  const language = useLanguage();
  const href = useHref();
  return (
    <>
      <h2 className="mt-10 text-h4">{frame.mostWanted}</h2>
      <ul className="mt-1 grid gap-x-8 sm:grid-cols-2">
        {mostWanted.map((name) => (
          <li key={name}>
            <a href={href(name)} className="text-link inline-flex min-h-11 items-center">
              {placeHead({ name, language }).title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
