import { breadcrumbs, linkTo, nearestPlace, placeLabel } from '../../locales/places.ts';
import { type Place, placePath } from '../../site/addresses.ts';
import { useWords } from '../locale.tsx';

/**
 * The breadcrumb trail from the home page; the last step is the current page, which is not a link.
 */
export function Breadcrumbs({ place }: { place: Place }) {
  const { frame } = useWords('frame');
  const steps = breadcrumbs(place);
  return (
    <nav aria-label={frame.breadcrumbsLabel} className="no-print">
      <ol className="flex flex-wrap items-center text-small text-ink-soft">
        {steps.map((step, index) => {
          const last = index === steps.length - 1;
          return (
            <li
              key={placePath(nearestPlace(step))}
              className={`min-h-11 items-center ${last && place.entryId ? 'hidden md:flex' : 'flex'}`}
            >
              {/* inside its step, so both are hidden together */}
              {index > 0 && (
                <span aria-hidden="true" className="px-2.5">
                  /
                </span>
              )}
              {last ? (
                <span aria-current="page">{placeLabel(step)}</span>
              ) : (
                <a
                  {...linkTo(step)}
                  className="flex min-h-11 items-center underline underline-offset-4 hover:text-brand"
                >
                  {placeLabel(step)}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
