import { breadcrumbs, type Place, placePath } from '../../site/addresses.ts';
import { placeLabel } from '../../words/places.ts';
import { Icon } from '../icons/icon.tsx';
import * as icons from '../icons/icon-names.ts';
import { useWords } from '../locale.tsx';

/**
 * The breadcrumb trail from the home page; the last step is the current page, which is not a link.
 * On a phone it is one link back to the parent.
 */
export function Breadcrumbs({ place }: { place: Place }) {
  const { frame } = useWords('frame');
  const steps = breadcrumbs(place);
  return (
    <nav aria-label={frame.breadcrumbsLabel} className="no-print relative">
      <ol className="flex flex-wrap items-center text-small text-ink-soft">
        {steps.map((step, index) => {
          const last = index === steps.length - 1;
          const isParent = index === steps.length - 2;
          // a long title is the heading right below
          const shownFrom = last && place.entryId ? 'hidden md:flex' : 'hidden sm:flex';
          return (
            <li
              key={placePath(step)}
              className={`min-h-11 items-center ${isParent ? 'flex' : shownFrom}`}
            >
              {isParent && <Icon path={icons.arrowLeft} className="me-2 size-4 sm:hidden" />}
              {/* inside its step, so both are hidden together */}
              {index > 0 && (
                <span aria-hidden="true" className="hidden px-2 sm:inline">
                  /
                </span>
              )}
              {last ? (
                <span aria-current="page">{placeLabel(step)}</span>
              ) : (
                <a
                  href={placePath(step)}
                  className="touch-target underline underline-offset-4 hover:text-brand"
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
