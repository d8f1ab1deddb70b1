import { SearchForm } from '../components/document/search-form.tsx';
import { Icon } from '../components/icons/icon.tsx';
import * as icons from '../components/icons/icon-names.ts';
import { buttonClasses } from '../components/links/button-classes.ts';
import { ButtonLink } from '../components/links/button-link.tsx';
import { EmergencyLine } from '../components/links/emergency-line.tsx';
import { MostWantedPages } from '../components/links/most-wanted-pages.tsx';
import { useHref, useWords } from '../components/locale.tsx';
import { Picture } from '../components/pictures/picture.tsx';

/** The page for any unknown path. */
export function NotFoundPage() {
  const { notFoundPage } = useWords('failures');
  const href = useHref();
  return (
    <div className="shell grid items-center gap-12 py-12 md:py-20 lg:grid-cols-2">
      <div>
        <h1 className="text-hero text-brand">{notFoundPage.heading}</h1>
        <p className="mt-4 text-h3">{notFoundPage.message}</p>
        <p className="mt-2 text-ink-soft">{notFoundPage.hint}</p>
        <div className="actions mt-7 flex flex-wrap gap-3">
          <ButtonLink href={href('home')} icon="house">
            {notFoundPage.homeLabel}
          </ButtonLink>
          <button type="button" data-go-back="" className={`invisible ${buttonClasses('quiet')}`}>
            <Icon path={icons.arrowLeft} />
            {notFoundPage.backLabel}
          </button>
        </div>
        <div className="mt-10">
          <SearchForm id="q" />
        </div>
        <div className="mt-8">
          <EmergencyLine />
        </div>
        <MostWantedPages />
      </div>
      {/* hidden on phones, where the ways on are more useful */}
      <div className="hidden lg:block">
        <Picture name="not-found" size="half" decorative className="aspect-3/2 rounded-panel" />
      </div>
    </div>
  );
}
