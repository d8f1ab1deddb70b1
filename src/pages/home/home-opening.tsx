import { Cloth } from '../../components/cloth/cloth.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import * as icons from '../../components/icons/icon-names.ts';
import { ButtonLink, NewTabNote, newTabAttributes } from '../../components/links/button-link.tsx';
import { EmergencyLine } from '../../components/links/emergency-line.tsx';
import { useTargetHref } from '../../components/links/page-link.tsx';
import { TaskRow } from '../../components/links/task-row.tsx';
import { StatList } from '../../components/lists/stat-list.tsx';
import { useHref, useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { phoneHref } from '../../facts/hospital/site.ts';
import { TodayLine } from '../../features/today/today-line.tsx';
import { chatLink } from '../../messages/chat-link.ts';

/** The customer support line, in one row above the cloth: chat or call. */
export function Welcome() {
  const { home } = useWords('home');
  const { heading, text, chatLabel, callLabel } = home.welcome;
  const link = 'text-link touch-target min-w-11 justify-center gap-2';
  return (
    <section aria-labelledby="welcome">
      <div className="shell flex items-center justify-between gap-x-2 text-small sm:flex-wrap sm:gap-x-6">
        <p id="welcome" className="py-1 font-semibold">
          {heading}
        </p>
        <p className="sr-only text-ink-soft lg:not-sr-only lg:me-auto">{text}</p>
        <p className="-me-2.5 flex shrink-0 sm:me-0 sm:gap-x-6">
          <a href={chatLink()} {...newTabAttributes} className={link}>
            <Icon path={icons.chat} className="size-6 sm:size-5" />
            <span className="max-sm:sr-only">{chatLabel}</span>
            <NewTabNote />
          </a>
          <a href={phoneHref} className={link}>
            <Icon path={icons.phone} className="size-6 sm:size-5" />
            <span className="max-sm:sr-only">{callLabel}</span>
          </a>
        </p>
      </div>
    </section>
  );
}

/** What most visitors come for. */
function Tasks() {
  const { home } = useWords('home');
  const hrefOf = useTargetHref();
  const tasks = home.tasks.links.flatMap(({ label, link, section }) => {
    const href = hrefOf({ to: link, end: section && `#${section}` });
    return href === undefined ? [] : [{ label, href }];
  });
  return <TaskRow label={home.tasks.label} tasks={tasks} />;
}

/** The cloth of the home page: the headline, the ways to help and what is open. */
export function Hero(day: Pick<PageProps, 'today' | 'changes'>) {
  const { home } = useWords('home');
  const href = useHref();
  const { badge, headlineLines, description, stats, bookLabel, servicesLabel } = home.hero;
  // fourteen letters are as wide as a phone at the larger size
  const size = headlineLines.some((line) => line.length > 14) ? 'has-long-lines' : '';
  return (
    <section aria-labelledby="hero">
      <Cloth ground="navy" picture="hero">
        <h1 id="hero" className={`cloth-head cloth-head-lines mt-5 lg:mt-3 ${size}`}>
          {headlineLines.map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
        </h1>
        <div className="hero-help mt-5 lg:mt-7">
          <EmergencyLine />
          <Tasks />
          <TodayLine {...day} />
        </div>
      </Cloth>
      <div className="shell grid items-start gap-x-10 gap-y-6 pt-6 pb-7 md:pt-4 md:pb-12 lg:grid-cols-2">
        <div className="space-y-5">
          <p className="text-lead text-balance text-ink-soft">
            <LinkedText text={description} />
          </p>
          <div className="actions flex flex-wrap gap-3">
            <ButtonLink href={href('appointments')} look="action" icon="calendar">
              {bookLabel}
            </ButtonLink>
            <ButtonLink href={href('services')} look="quiet">
              {servicesLabel}
            </ButtonLink>
          </div>
        </div>
        <div className="space-y-4">
          <StatList stats={stats} className="flex flex-wrap *:flex-1" />
          <p className="flex items-center gap-2 font-semibold">
            <Icon path={icons.shieldCheck} className="size-6 text-brand" />
            {badge}
          </p>
        </div>
      </div>
    </section>
  );
}
