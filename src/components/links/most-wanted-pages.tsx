import { isOn } from '../../site/routes.ts';
import { placeHead } from '../../words/places.ts';
import { PageRows } from '../department/related-pages.tsx';
import { useLanguage, useWords } from '../locale.tsx';

const mostWanted = (
  ['services', 'maternityPackages', 'appointments', 'inpatient', 'insurance', 'contact'] as const
).filter(isOn);

/** Links to the most wanted pages, under an h2; with `onWide` not on phones. */
export function MostWantedPages({ onWide }: { onWide?: boolean | undefined }) {
  const { frame } = useWords('frame');
  const language = useLanguage();
  return (
    <nav aria-labelledby="most-wanted" className={onWide ? 'hidden lg:block' : undefined}>
      <h2 id="most-wanted" className="mb-2 text-h4">
        {frame.mostWanted}
      </h2>
      <PageRows
        pages={mostWanted.map((to) => ({ to, label: placeHead({ name: to, language }).title }))}
      />
    </nav>
  );
}
