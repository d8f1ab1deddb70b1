import { Icon } from '../../components/icons/icon.tsx';
import * as icons from '../../components/icons/icon-names.ts';
import { ButtonLink } from '../../components/links/button-link.tsx';
import { StatList } from '../../components/lists/stat-list.tsx';
import { useHref, useWords } from '../../components/locale.tsx';
import { Picture } from '../../components/pictures/picture.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { phoneHref } from '../../facts/hospital/site.ts';
import { chatLink } from '../../messages/chat-link.ts';

/** The first actions: chat or call. */
export function Welcome() {
  const { home } = useWords('home');
  const { heading, text, chatLabel, callLabel } = home.welcome;
  return (
    <section aria-labelledby="welcome" className="bg-tint">
      <div className="shell flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-4 md:py-5 lg:flex-nowrap">
        <div>
          <h2 id="welcome" className="text-h4">
            {heading}
          </h2>
          <p className="text-small text-ink-soft">
            <LinkedText text={text} />
          </p>
        </div>
        <div className="actions flex max-w-full shrink-0 flex-wrap gap-3 max-sm:w-full">
          <ButtonLink href={chatLink()} look="quiet" icon="chat" newTab>
            {chatLabel}
          </ButtonLink>
          <ButtonLink href={phoneHref} look="quiet" icon="phone">
            {callLabel}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** The hospital's introduction and picture. */
export function Hero() {
  const { home } = useWords('home');
  const href = useHref();
  const { badge, headline, description, stats, bookLabel, servicesLabel } = home.hero;
  return (
    <section aria-labelledby="hero" className="overflow-x-clip pt-6 pb-8 md:py-14">
      <div className="shell hero-grid">
        <div className="hero-words">
          <h2 id="hero" className="text-hero">
            {headline}
          </h2>
          <p className="mt-5 max-w-measure text-lead text-ink-soft">
            <LinkedText text={description} />
          </p>
        </div>
        <StatList stats={stats} className="hero-figures mt-6 max-w-measure lg:mt-9" />
        <div className="hero-actions actions mt-7 flex flex-wrap gap-3">
          <ButtonLink href={href('appointments')} look="action" icon="calendar">
            {bookLabel}
          </ButtonLink>
          <ButtonLink href={href('services')} look="quiet">
            {servicesLabel}
          </ButtonLink>
        </div>
        <p className="hero-badge mb-5 flex items-center gap-2 justify-self-start rounded-full bg-leaf-tint px-4 py-1.5 text-small font-semibold text-leaf-ink">
          <Icon path={icons.shieldCheck} className="size-5" />
          {badge}
        </p>
        <div className="hero-picture mt-6 lg:mt-0">
          <Picture
            name="hero"
            size="hero"
            eager
            className="aspect-video rounded-panel sm:aspect-3/2 lg:aspect-auto"
          />
        </div>
      </div>
    </section>
  );
}

/** Shortcuts on a phone's first screen, for visitors in a hurry. */
export function Shortcuts() {
  const { home } = useWords('home');
  const href = useHref();
  return (
    <nav aria-label={home.needs.label} className="bg-tint pb-3">
      <ul className="shell grid gap-x-3 gap-y-1 xs:grid-cols-2 sm:gap-x-8 lg:grid-cols-4">
        {home.needs.links.map(({ label, link, section }) => (
          <li key={link} className="border-t-2 border-brand">
            <a
              href={section ? `${href(link)}#${section}` : href(link)}
              className="flex min-h-12 items-center justify-between gap-0.5 pt-1 font-semibold text-brand hover:underline"
            >
              {label}
              <Icon path={icons.arrowRight} className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
