import type { ReactNode } from 'react';
import type { Action } from '../../words/departments/department-words.ts';
import { Icon } from '../icons/icon.tsx';
import { type IconName, iconPath } from '../icons/icon-path.ts';
import { ActionLinks } from '../links/action-links.tsx';
import { EmergencyLine } from '../links/emergency-line.tsx';
import { LinkedText } from '../text/linked-text.tsx';

const looks = {
  now: { head: 'bg-alarm text-on-alarm md:px-8 md:py-6', icon: 'siren', body: 'md:px-8' },
  today: { head: 'bg-amber-tint text-amber-ink md:px-8', icon: 'clock', body: 'md:px-8' },
  ask: { head: 'bg-sunk', icon: 'phone', body: '' },
} as const satisfies Record<string, { head: string; icon: IconName; body: string }>;

/** How soon to act: call or come now, come today, or ask us. */
type Urgency = keyof typeof looks;

interface UrgencyCardProps {
  urgency: Urgency;
  /** The heading says what to do, because its colour alone would not (WCAG 1.4.1). */
  heading: string;
  id: string;
  text?: string;
  /** The signs that are this urgent. */
  children?: ReactNode;
  /** What follows the signs, over the card's width. */
  foot?: ReactNode;
  /** `now` has the emergency number instead. */
  actions?: readonly Action[];
  /** The emergency number is already above the card. */
  numbered?: boolean | undefined;
  /** The number is above the last of three columns, not above the second half. */
  thirds?: boolean;
  /** What to do is beside its heading on wide screens: a line in place of a box. */
  line?: boolean;
}

/** Returns the classes of a card under its head; `isLine` has the head beside the rest on wide screens. */
export const urgencyFrame = (isLine = false): string =>
  `overflow-clip rounded-panel border border-line bg-surface ${isLine ? 'urgent-line' : ''}`.trim();

/** One of three levels of urgency: what to do, the signs that it is for, and the way to do it. */
export function UrgencyCard({
  urgency,
  heading,
  id,
  text,
  children,
  foot,
  actions = [],
  numbered,
  thirds,
  line,
}: UrgencyCardProps) {
  const { head, icon, body } = looks[urgency];
  const needsNumber = urgency === 'now' && !numbered;
  const columns = thirds ? 'lg:grid-cols-3' : 'lg:grid-cols-2';
  return (
    <section aria-labelledby={id} className={urgencyFrame(line)}>
      <div
        className={`grid items-center gap-x-8 gap-y-4 px-5 py-3 ${head} ${needsNumber ? columns : ''}`.trim()}
      >
        <div className={thirds ? 'lg:col-span-2' : undefined}>
          <div className="flex items-center gap-3">
            <Icon path={iconPath(icon)} className="size-7" />
            <h2 id={id} className={urgency === 'now' ? 'text-section lg:text-h2' : 'text-h3'}>
              {heading}
            </h2>
          </div>
          {urgency === 'now' && text && (
            <p className="mt-1 text-h4 font-semibold text-balance">
              <LinkedText text={text} />
            </p>
          )}
        </div>
        {needsNumber && <EmergencyLine onRed />}
      </div>
      <div className={`p-5 ${body}`.trim()}>
        {urgency !== 'now' && text && (
          <p className="mb-4 text-h4 font-semibold">
            <LinkedText text={text} />
          </p>
        )}
        {children}
        {actions.length > 0 && (
          <div className={`actions no-print grid gap-3 ${line ? 'lg:grid-cols-2' : ''}`.trim()}>
            <ActionLinks {...{ actions, numbered }} quiet />
          </div>
        )}
      </div>
      {foot && <div className={`bg-sunk p-5 ${body}`.trim()}>{foot}</div>}
    </section>
  );
}
