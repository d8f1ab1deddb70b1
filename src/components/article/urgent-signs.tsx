import { EmergencyLine } from '../emergency-line.tsx';
import { InlineText } from '../text/inline-text.tsx';

interface SignGroup {
  /** Whose signs they are, where an article is about two people. */
  heading?: string;
  signs: string[];
}

/** Signs in their order, parted where one wholly in `**…**` names whose the next ones are. */
function signGroups(signs: readonly string[]): SignGroup[] {
  return signs.reduce<SignGroup[]>((groups, sign) => {
    const heading = /^\*\*([^*]+)\*\*$/.exec(sign)?.[1];
    const last = groups.at(-1);
    if (heading) groups.push({ heading, signs: [] });
    else if (last) last.signs.push(sign);
    else groups.push({ signs: [sign] });
    return groups;
  }, []);
}

/** The end of every health article: the signs that cannot wait, and whom to call. */
export function UrgentSigns({ signs }: { signs: readonly string[] }) {
  return (
    <section aria-labelledby="urgent-signs" className="rounded-panel bg-alarm-tint p-6 md:p-8">
      <h2 id="urgent-signs" className="text-h3 text-alarm-ink">
        When to seek care at once
      </h2>
      {signGroups(signs).map((group) => (
        <div key={group.heading ?? ''} className="mt-4">
          {group.heading && <h3 className="mb-2 text-h4">{group.heading}</h3>}
          <ul className="dotted space-y-2">
            {group.signs.map((sign) => (
              <li key={sign}>
                <InlineText text={sign} />
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
