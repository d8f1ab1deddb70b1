import { buttonClasses } from '../components/button-classes.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { useHref, useWords } from '../components/edition.tsx';
import { EmergencyLine } from '../components/emergency-line.tsx';
import { Icon } from '../components/icon.tsx';
import * as icons from '../components/icons.ts';
import { Picture } from '../components/picture.tsx';
import type { PageRouteName } from '../routes.ts';

const popular: readonly PageRouteName[] = [
  'services',
  'maternityPackages',
  'appointments',
  'inpatient',
  'insurance',
  'contact',
];

/** Any unknown path. */
export function NotFoundPage() {
  const { notFoundPage } = useWords('failures');
  const { heads } = useWords('heads');
  const href = useHref();
  return (
    <div className="shell grid items-center gap-12 py-12 md:py-20 lg:grid-cols-2">
      <div>
        <h1 className="text-hero text-clay-ink">{notFoundPage.heading}</h1>
        <p className="mt-4 text-h3">{notFoundPage.message}</p>
        <p className="mt-2 text-ink-soft">{notFoundPage.hint}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink href={href('home')} look="action" icon="house">
            {notFoundPage.homeLabel}
          </ButtonLink>
          <button type="button" data-go-back="" className={`invisible ${buttonClasses('quiet')}`}>
            <Icon path={icons.arrowLeft} />
            {notFoundPage.backLabel}
          </button>
        </div>
        <h2 className="mt-10 text-h4">{notFoundPage.helpHeading}</h2>
        <ul className="mt-1 grid gap-x-8 sm:grid-cols-2">
          {popular.map((name) => (
            <li key={name}>
              <a href={href(name)} className="text-link inline-flex min-h-11 items-center">
                {heads[name].title}
              </a>
            </li>
          ))}
        </ul>
        <div className="mt-6">
          <EmergencyLine />
        </div>
      </div>
      <Picture name="not-found" size="half" decorative className="aspect-3/2 rounded-panel" />
    </div>
  );
}
