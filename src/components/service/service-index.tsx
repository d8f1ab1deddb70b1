import { pagePictures } from '../../facts/page-pictures.ts';
import type { PictureName } from '../../facts/picture-names.ts';
import type { ServiceCard } from '../../words/en/service-cards.ts';
import { useHref, useWords } from '../edition.tsx';
import { Icon } from '../icon.tsx';
import { iconPath } from '../icon-path.ts';
import * as icons from '../icons.ts';
import { Picture } from '../picture.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';

const colors: Record<ServiceCard['color'], string> = {
  brand: 'bg-tint text-brand',
  clay: 'bg-clay-tint text-clay-ink',
  leaf: 'bg-leaf-tint text-leaf-ink',
  amber: 'bg-amber-tint text-amber-ink',
  alarm: 'bg-alarm-tint text-alarm-ink',
};

function Words({ card }: { card: ServiceCard }) {
  const href = useHref();
  return (
    <>
      <p className="mt-2 text-ink-soft">
        <UnbrokenText text={card.description} />
      </p>
      <ul className="dotted mt-4 mb-4 space-y-1 text-small">
        {card.details.map((detail) => (
          <li key={detail}>
            <UnbrokenText text={detail} />
          </li>
        ))}
      </ul>
      <a
        href={href(card.link)}
        className="card-link mt-auto inline-flex min-h-11 items-center gap-2 font-semibold text-brand"
      >
        Learn More<span className="sr-only"> about {card.title}</span>
        <Icon path={icons.arrowRight} className="size-4" />
      </a>
    </>
  );
}

function Badge({ card }: { card: ServiceCard }) {
  return (
    <span className={`rounded-full px-3 py-1 text-small font-semibold ${colors[card.color]}`}>
      {card.badge}
    </span>
  );
}

/** The twelve services as an index under rules (spec section 2, Home item 4). */
export function ServiceIndex() {
  const { serviceCards } = useWords('serviceCards');
  return (
    <ul className="grid gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-3 wide:grid-cols-4">
      {serviceCards.map((card) => (
        <li
          key={card.id}
          data-reveal-item=""
          className="card group relative flex flex-col border-t-2 border-brand pt-5"
        >
          <h3 className="mt-3 text-h3 group-hover:underline">{card.title}</h3>
          <div className="order-first flex flex-wrap items-center justify-between gap-2">
            <Icon path={iconPath(card.icon)} className="size-8 text-brand" />
            <Badge card={card} />
          </div>
          <Words card={card} />
        </li>
      ))}
    </ul>
  );
}

/** The twelve services as cards with their pictures, each with its anchor (spec section 2, Services). */
export function ServiceCards() {
  const { serviceCards } = useWords('serviceCards');
  return (
    <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3 wide:grid-cols-4">
      {serviceCards.map((card) => {
        const picture: PictureName = pagePictures[card.link];
        return (
          <li
            key={card.id}
            id={card.id}
            className="card relative flex flex-col overflow-clip rounded-panel bg-surface transition-shadow hover:shadow-float"
          >
            <Picture name={picture} decorative size="third" className="aspect-2/1" />
            <div className="flex grow flex-col p-6">
              <h3 className="mt-3 text-h3">{card.title}</h3>
              <div className="order-first">
                <Badge card={card} />
              </div>
              <Words card={card} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
