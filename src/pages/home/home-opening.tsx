import { Icon } from '../../components/icons/icon.tsx';
import * as icons from '../../components/icons/icon-names.ts';
import { ButtonLink, NewTabNote, newTabAttributes } from '../../components/links/button-link.tsx';
import { EmergencyLine } from '../../components/links/emergency-line.tsx';
import { PageLink } from '../../components/links/page-link.tsx';
import { StatList } from '../../components/lists/stat-list.tsx';
import { useHref, useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { phoneHref } from '../../facts/hospital/site.ts';
import { TodayLine } from '../../features/today/today-line.tsx';
import { chatLink } from '../../messages/chat-link.ts';
import { isOn } from '../../site/routes.ts';

/** The customer support line: chat or call. It is quiet, because the headline is below it. */
export function Welcome() {
  const { home } = useWords('home');
  const { heading, text, chatLabel, callLabel } = home.welcome;
  const link = 'text-link inline-flex min-h-11 items-center gap-2';
  return (
    <section aria-labelledby="welcome" className="border-b border-line">
      <div className="shell flex flex-wrap items-center gap-x-6 pt-2 text-small sm:py-1">
        <p id="welcome" className="font-semibold">
          {heading}
        </p>
        <p className="text-ink-soft sm:me-auto">{text}</p>
        <p className="flex flex-wrap gap-x-6">
          <a href={chatLink()} {...newTabAttributes} className={link}>
            <Icon path={icons.chat} className="size-5" />
            {chatLabel}
            <NewTabNote />
          </a>
          <a href={phoneHref} className={link}>
            <Icon path={icons.phone} className="size-5" />
            {callLabel}
          </a>
        </p>
      </div>
    </section>
  );
}

/** Links for visitors in a hurry, in one row below the emergency number. */
function Tasks() {
  const { home } = useWords('home');
  return (
    <nav aria-label={home.tasks.label}>
      <ul className="task-row">
        {home.tasks.links
          .filter(({ link }) => isOn(link))
          .map(({ label, link, section }) => (
            <li key={link} className="grid">
              <PageLink
                to={link}
                end={section && `#${section}`}
                className="flex min-h-14 items-center rounded-control border border-field-line bg-surface px-2 py-1 leading-tight font-semibold text-brand hover:bg-brand hover:text-on-brand"
              >
                {label}
              </PageLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** The headline, the ways to help, the hospital's picture and its introduction. */
export function Hero(day: Pick<PageProps, 'today' | 'changes'>) {
  const { home } = useWords('home');
  const href = useHref();
  const { badge, headline, description, stats, bookLabel, servicesLabel } = home.hero;
  return (
    <section aria-labelledby="hero" className="overflow-x-clip pt-5 pb-7 md:py-10">
      <div className="shell hero-grid">
        <h1 id="hero" className="hero-words text-hero">
          {headline}
        </h1>
        <div className="hero-help mt-4 space-y-2 lg:mt-7">
          <EmergencyLine />
          <Tasks />
          <TodayLine {...day} />
        </div>
        <div className="hero-picture mt-4 lg:mt-0">
          <Picture
            name="hero"
            size="hero"
            eager
            className="aspect-4/5 rounded-panel sm:aspect-3/2 lg:aspect-auto"
          />
        </div>
        <div className="hero-introduction mt-5 lg:mt-7">
          <p className="max-w-measure text-lead text-ink-soft">
            <LinkedText text={description} />
          </p>
          <div className="actions mt-5 flex flex-wrap gap-3">
            <ButtonLink href={href('appointments')} look="action" icon="calendar">
              {bookLabel}
            </ButtonLink>
            <ButtonLink href={href('services')} look="quiet">
              {servicesLabel}
            </ButtonLink>
          </div>
        </div>
        <div className="hero-figures mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 lg:mt-10">
          <StatList stats={stats} className="flex flex-wrap" />
          <p className="flex items-center gap-2 font-semibold text-brand">
            <Icon path={icons.shieldCheck} className="size-6" />
            {badge}
          </p>
        </div>
      </div>
    </section>
  );
}
