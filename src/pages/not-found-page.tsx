import type { Place } from '../addresses.ts';
import { buttonClasses } from '../components/button-classes.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { useLanguage, useLink, useWords } from '../components/edition.tsx';
import { EmergencyLine } from '../components/emergency-line.tsx';
import { Icon } from '../components/icon.tsx';
import * as icons from '../components/icons.ts';
import { Picture } from '../components/picture.tsx';
import { defaultLanguage, type Language, languages } from '../languages.ts';
import { exists, nearestPlace, placeHead, placeLabel } from '../places.ts';
import { type PageRouteName, pageRows } from '../routes.ts';

const popular: readonly PageRouteName[] = [
  'services',
  'maternityPackages',
  'appointments',
  'inpatient',
  'insurance',
  'contact',
];

/** What is translated comes first: whoever reads this page reads its language. */
function helpfulPages(language: Language): readonly PageRouteName[] {
  if (language === defaultLanguage) return popular;
  const translated = pageRows.map(([name]) => name).filter((name) => exists({ name, language }));
  return [...new Set([...translated.slice(0, popular.length), ...popular])];
}

/** The page's title or, where it is in another language, what it is called in this one. */
function nameOf(place: Place): string {
  if (exists(place)) return placeHead(place).title;
  return `${placeLabel(place)} (${languages[nearestPlace(place).language].ownName})`;
}

/** Any unknown path. */
export function NotFoundPage() {
  const { notFoundPage } = useWords('failures');
  const language = useLanguage();
  const link = useLink();
  return (
    <div className="shell grid items-center gap-12 py-12 md:py-20 lg:grid-cols-2">
      <div>
        <h1 className="text-hero text-clay-ink">{notFoundPage.heading}</h1>
        <p className="mt-4 text-h3">{notFoundPage.message}</p>
        <p className="mt-2 text-ink-soft">{notFoundPage.hint}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink {...link('home')} look="action" icon="house">
            {notFoundPage.homeLabel}
          </ButtonLink>
          <button type="button" data-go-back="" className={`invisible ${buttonClasses('quiet')}`}>
            <Icon path={icons.arrowLeft} />
            {notFoundPage.backLabel}
          </button>
        </div>
        <h2 className="mt-10 text-h4">{notFoundPage.helpHeading}</h2>
        <ul className="mt-1 grid gap-x-8 sm:grid-cols-2">
          {helpfulPages(language).map((name) => (
            <li key={name}>
              <a {...link(name)} className="text-link inline-flex min-h-11 items-center">
                {nameOf({ name, language })}
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
