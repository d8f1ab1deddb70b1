import type { ReactNode } from 'react';
import { EmergencyLine } from '../../../components/links/emergency-line.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';

interface PlanAlarmProps {
  words: { heading: string; text: string };
  /** The signs. */
  children: ReactNode;
}

/** The danger signs that do not wait for a day of the plan. */
export function PlanAlarm({ words, children }: PlanAlarmProps) {
  return (
    <section aria-labelledby="danger-signs" className="rounded-panel bg-alarm-tint p-5 md:p-8">
      <h2 id="danger-signs" className="text-section text-alarm-ink">
        {words.heading}
      </h2>
      <p className="mt-3 mb-4">
        <LinkedText text={words.text} />
      </p>
      <EmergencyLine />
      {children}
    </section>
  );
}

/** The link to these signs, above the list of days; on wide screens they are beside it. */
export function AlarmLink({ heading }: { heading: string }) {
  return (
    <p className="no-print lg:hidden">
      <a href="#danger-signs" className="text-link touch-target">
        {heading}
      </a>
    </p>
  );
}
