import { Icon } from './icon.tsx';

interface NoticeProps {
  id: string;
  heading: string;
  tone: 'alarm' | 'info';
  text: string;
}

const looks = {
  alarm: { box: 'bg-alarm-tint', heading: 'text-alarm-ink', icon: 'warning' },
  info: { box: 'bg-amber-tint', heading: 'text-amber-ink', icon: 'warning-circle' },
} as const;

/** A box that must not be missed: danger signs, a change of hours. */
export function Notice({ id, heading, tone, text }: NoticeProps) {
  const look = looks[tone];
  return (
    <section aria-labelledby={id} className={`flex gap-4 rounded-panel p-6 md:p-8 ${look.box}`}>
      <Icon name={look.icon} className={`mt-0.5 size-7 ${look.heading}`} />
      <div>
        <h2 id={id} className={`text-h3 ${look.heading}`}>
          {heading}
        </h2>
        <p className="mt-2 max-w-measure">{text}</p>
      </div>
    </section>
  );
}
