import { cardAnchor, serviceCards } from '../../facts/hospital/departments.ts';
import { pagePictures } from '../../facts/media/page-pictures.ts';
import { cardTitle } from '../../models/department-names.ts';
import { Icon } from '../icons/icon.tsx';
import * as icons from '../icons/icon-names.ts';
import { iconPath } from '../icons/icon-path.ts';
import { CardFold } from '../lists/card-fold.tsx';
import { useHref, useWords } from '../locale.tsx';
import { Picture } from '../pictures/picture.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';

type Card = (typeof serviceCards)[number];

const colors = {
  brand: 'bg-tint text-brand',
  clay: 'bg-clay-tint text-clay-ink',
  leaf: 'bg-leaf-tint text-leaf-ink',
  amber: 'bg-amber-tint text-amber-ink',
  alarm: 'bg-alarm-tint text-alarm-ink',
} as const;

/** A card's text. On a phone it is collapsed; on wider screens it is always open. */
function CardBody({ route }: Pick<Card, 'route'>) {
  const href = useHref();
  const title = cardTitle(useWords('departmentNames').departmentNames[route]);
  const { description, details } = useWords('serviceCards').serviceCardWords[route];
  const { learnMore, learnMoreAbout, detailsOf } = useWords('serviceLabels').serviceLabels;
  return (
    <>
      <CardFold label={detailsOf(title)}>
        <p className="mt-2 text-ink-soft">
          <UnbrokenText text={description} />
        </p>
        <ul className="dotted mt-4 mb-4 space-y-1 text-small">
          {details.map((detail) => (
            <li key={detail}>
              <UnbrokenText text={detail} />
            </li>
          ))}
        </ul>
      </CardFold>
      <a
        href={href(route)}
        className="card-link mt-auto inline-flex min-h-11 items-center gap-2 font-semibold text-brand"
      >
        {learnMore}
        <span className="sr-only">{learnMoreAbout(title)}</span>
        <Icon path={icons.arrowRight} className="size-4" />
      </a>
    </>
  );
}

function Badge({ route, color }: Pick<Card, 'route' | 'color'>) {
  const { badge } = useWords('serviceCards').serviceCardWords[route];
  return (
    <span
      className={`inline-block rounded-full px-3 py-1 text-small font-semibold ${colors[color]}`}
    >
      {badge}
    </span>
  );
}

/** All services as an index with lines between them. */
export function ServiceIndex() {
  const { departmentNames } = useWords('departmentNames');
  return (
    <ul className="grid gap-x-10 sm:gap-y-10 md:grid-cols-2 lg:grid-cols-3 wide:grid-cols-4">
      {serviceCards.map(({ route, icon, color }) => (
        <li
          key={route}
          data-reveal-item=""
          className="card fold-line group relative flex flex-col sm:border-t-2 sm:border-brand sm:pt-5"
        >
          <h3 className="fold-line-name text-h3 group-hover:underline sm:mt-3">
            {cardTitle(departmentNames[route])}
          </h3>
          <div className="fold-line-badge flex flex-wrap items-center justify-between gap-2 sm:order-first">
            <Icon path={iconPath(icon)} className="size-8 text-brand max-sm:hidden" />
            <Badge route={route} color={color} />
          </div>
          <CardBody route={route} />
        </li>
      ))}
    </ul>
  );
}

/** All services as cards with pictures and anchors. */
export function ServiceCards() {
  const { departmentNames } = useWords('departmentNames');
  return (
    <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3 wide:grid-cols-4">
      {serviceCards.map(({ route, color }) => (
        <li
          key={route}
          id={cardAnchor(route)}
          className="card service-card relative flex flex-col overflow-clip rounded-panel bg-surface transition-shadow hover:shadow-float"
        >
          <Picture name={pagePictures[route]} decorative size="row" className="aspect-2/1" />
          <div className="flex grow flex-col p-6">
            <h3 className="mt-3 text-h3">{cardTitle(departmentNames[route])}</h3>
            <div className="order-first">
              <Badge route={route} color={color} />
            </div>
            <CardBody route={route} />
          </div>
        </li>
      ))}
    </ul>
  );
}
