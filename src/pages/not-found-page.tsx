import { Cloth } from '../components/cloth/cloth.tsx';
import { SearchForm } from '../components/document/search-form.tsx';
import { Icon } from '../components/icons/icon.tsx';
import * as icons from '../components/icons/icon-names.ts';
import { buttonClasses } from '../components/links/button-classes.ts';
import { ButtonLink } from '../components/links/button-link.tsx';
import { EmergencyLine } from '../components/links/emergency-line.tsx';
import { MostWantedPages } from '../components/links/most-wanted-pages.tsx';
import { useHref, useWords } from '../components/locale.tsx';

/** The page for any unknown path. */
export function NotFoundPage() {
  const { notFoundPage } = useWords('failures');
  const href = useHref();
  return (
    <Cloth ground="paper" oneBorder>
      <div className="mt-2 grid items-end gap-x-16 gap-y-6 lg:grid-cols-2">
        <div>
          <h1 className="text-h4 text-ink-soft">{notFoundPage.heading}</h1>
          <p className="cloth-head cloth-head-3 mt-3">{notFoundPage.message}</p>
          <p className="mt-3 text-ink-soft">{notFoundPage.hint}</p>
          <div className="actions mt-5 flex flex-wrap gap-3">
            <ButtonLink href={href('home')} icon="house">
              {notFoundPage.homeLabel}
            </ButtonLink>
            <button
              type="button"
              data-go-back={href('home')}
              className={`invisible ${buttonClasses('quiet')}`}
            >
              <Icon path={icons.arrowLeft} />
              {notFoundPage.backLabel}
            </button>
          </div>
          <div className="mt-6 max-w-form space-y-6">
            <SearchForm id="q" />
            <EmergencyLine />
          </div>
        </div>
        <div className="max-w-form lg:max-w-none">
          <MostWantedPages />
        </div>
      </div>
    </Cloth>
  );
}
