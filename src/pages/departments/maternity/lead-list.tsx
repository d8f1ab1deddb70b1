import { LinkedText } from '../../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';
import type { Fact } from '../../../words/departments/department-words.ts';

/**
 * A page's key prices in large figures: at the ends of their lines, or on lines of their own on wide
 * screens. `of` says whose price it is, also in the search, which shows no `note`.
 */
export function LeadList({ facts }: { facts: readonly (Fact & { of?: string; note?: string })[] }) {
  return (
    <dl className="fact-list-short divide-y divide-line rounded-panel bg-tint px-4 md:px-8">
      {facts.map(({ term, detail, of, note }) => (
        <div key={term} className="fact-row lg:block lg:py-5">
          <dt className="leading-snug">
            <UnbrokenText text={term} />{' '}
            {of && <span className="inline-block text-small font-normal">{of}</span>}
          </dt>
          {/* blue is what she pays; our full price is ink */}
          <dd
            className={`font-display text-start text-section font-bold lg:text-h2 ${of ? 'text-brand' : 'text-ink'}`}
          >
            <LinkedText text={detail} />
          </dd>
          {note && (
            <dd className="mx-0 w-full text-start text-small font-normal">
              <UnbrokenText text={note} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
