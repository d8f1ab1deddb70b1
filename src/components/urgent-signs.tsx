import { EmergencyLine } from './emergency-line.tsx';
import { LinkedText } from './linked-text.tsx';

/** The end of every health article: the signs that cannot wait, and whom to call. */
export function UrgentSigns({ signs }: { signs: readonly string[] }) {
  return (
    <section aria-labelledby="urgent-signs" className="rounded-panel bg-alarm-tint p-6 md:p-8">
      <h2 id="urgent-signs" className="text-h3 text-alarm-ink">
        When to seek care at once
      </h2>
      <ul className="dotted mt-4 space-y-2">
        {signs.map((sign) => (
          <li key={sign}>
            <LinkedText text={sign} />
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <EmergencyLine />
      </div>
    </section>
  );
}
