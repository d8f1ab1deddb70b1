import { EmergencyLine } from '../../components/links/emergency-line.tsx';
import { useWords } from '../../components/locale.tsx';
import type { UrgentSignGroup } from '../../words/articles/article.ts';
import { InlineText } from './inline-text.tsx';

/** The danger signs and the emergency number, in every health article. */
export function UrgentSigns({ groups }: { groups: readonly UrgentSignGroup[] }) {
  const { articleFrame } = useWords('articlesPages');
  return (
    <section aria-labelledby="urgent-signs" className="rounded-panel bg-alarm-tint p-6 md:p-8">
      <h2 id="urgent-signs" className="text-h3 text-alarm-ink">
        {articleFrame.urgentSigns}
      </h2>
      {groups.map((group) => (
        <div key={group.heading ?? ''} className="mt-4">
          {group.heading && <h3 className="mb-2 text-h4">{group.heading}</h3>}
          <ul className="dotted space-y-2">
            {group.signs.map((sign) => (
              <li key={JSON.stringify(sign)}>
                <InlineText runs={sign} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="mt-6">
        <EmergencyLine />
      </div>
    </section>
  );
}
