import { type ServiceCard, serviceCards } from '../content/service-cards.ts';
import { href } from '../routes.ts';
import { Icon } from './icon.tsx';

const colors: Record<ServiceCard['color'], string> = {
  brand: 'text-brand',
  clay: 'text-clay-ink',
  leaf: 'text-leaf-ink',
  amber: 'text-amber-ink',
  alarm: 'text-alarm-ink',
};

const tints: Record<ServiceCard['color'], string> = {
  brand: 'bg-tint',
  clay: 'bg-clay-tint',
  leaf: 'bg-leaf-tint',
  amber: 'bg-amber-tint',
  alarm: 'bg-alarm-tint',
};

/** The twelve services (spec section 2, Home item 4 and Services). */
export function ServiceCards({ anchors }: { anchors?: boolean }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {serviceCards.map((card) => (
        <li
          key={card.id}
          id={anchors ? card.id : undefined}
          className="card relative flex flex-col rounded-panel bg-surface p-6 transition-shadow hover:shadow-float"
        >
          <div className="flex items-start justify-between gap-3">
            <Icon name={card.icon} className={`size-9 ${colors[card.color]}`} />
            <span
              className={`rounded-full px-3 py-1 text-small font-semibold ${tints[card.color]} ${colors[card.color]}`}
            >
              {card.badge}
            </span>
          </div>
          <h3 className="mt-4 text-h3">{card.title}</h3>
          <p className="mt-1.5 text-ink-soft">{card.description}</p>
          <ul className="dotted mt-4 mb-5 space-y-1 text-small">
            {card.details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
          <a
            href={href(card.link)}
            className="card-link mt-auto inline-flex min-h-11 items-center gap-2 font-semibold text-brand"
          >
            Learn More<span className="sr-only"> about {card.title}</span>
            <Icon name="arrow-right" className="size-4" />
          </a>
        </li>
      ))}
    </ul>
  );
}
