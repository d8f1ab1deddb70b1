import { ButtonLink } from '../../components/links/button-link.tsx';
import { ChatNote } from '../../components/links/chat-note.tsx';
import { FactList } from '../../components/lists/fact-list.tsx';
import { HeadedList } from '../../components/lists/headed-list.tsx';
import { useHref, useLink, useWords } from '../../components/locale.tsx';
import { SourceNote } from '../../components/notes/source-note.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { phoneHref, site } from '../../facts/hospital/site.ts';
import { type Birth, birthCost, type Cover } from '../../facts/money/birth-cost.ts';
import { insurers } from '../../facts/money/insurers.ts';
import { chatLink } from '../../messages/chat-link.ts';

interface CostSelection {
  birth: Birth;
  cover: Cover;
}

/** Returns the selection in words: 'Normal Delivery with SHA'. */
function useSelectionLabel({ birth, cover }: CostSelection): string {
  const { packages, ways } = useWords('whatWillIPay').whatWillIPay;
  return `${packages[birth]} ${ways[cover]}`;
}

/** The price, what the cover pays and what the patient pays, with the basis of the sums. */
function Sums({ birth, cover, today }: CostSelection & { today: string }) {
  const { costBasis, costOfCesarean, whatWillIPay } = useWords('whatWillIPay');
  const { birthCostSources, formatSum } = useWords('birthCost');
  const { formatPrice } = useWords('format');
  const { price, coverPays, remains } = birthCost(birth, cover, today);
  const { priceLabel, coverLabels, remainsLabel, nothing } = whatWillIPay;
  return (
    <div>
      <FactList
        short
        facts={[
          { term: priceLabel, detail: formatPrice(price) },
          { term: coverLabels[cover], detail: coverPays === 0 ? nothing : formatSum(coverPays) },
        ]}
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 py-3 font-display text-h2 font-bold tabular-nums">
        <span>{remainsLabel}</span> <UnbrokenText text={formatSum(remains)} />
      </p>
      <p>
        <LinkedText text={costBasis(birth, cover, today)} />
      </p>
      {cover === 'sha' && <SourceNote sources={birthCostSources} />}
      {birth === 'normal' && (
        <p className="mt-3">
          <LinkedText text={costOfCesarean(cover, today)} />
        </p>
      )}
    </div>
  );
}

/** Who to ask about costs, with a prefilled chat question. */
function Ask({ birth, cover }: CostSelection) {
  const { priceQuestion, whatWillIPay } = useWords('whatWillIPay');
  const { frame } = useWords('frame');
  const question = priceQuestion(useSelectionLabel({ birth, cover }));
  return (
    <div>
      <h3 className="text-h4">{whatWillIPay.askHeading}</h3>
      <p className="mt-3">{whatWillIPay.ask[cover]}</p>
      <div className="actions no-print mt-4 flex flex-wrap gap-3">
        <ButtonLink href={phoneHref} look="action" icon="phone">
          {`${frame.call} ${site.phone}`}
        </ButtonLink>
        <ButtonLink href={chatLink(question)} look="quiet" icon="chat" newTab>
          {whatWillIPay.chatLabel}
        </ButtonLink>
        <ChatNote withText />
      </div>
    </div>
  );
}

/** The insurers that the hospital accepts besides SHA. */
function Insurers() {
  const { whatWillIPay } = useWords('whatWillIPay');
  const { formatList } = useWords('format');
  const link = useLink();
  const { sha: _, ...others } = insurers;
  return (
    <div>
      <h3 className="text-h4">{whatWillIPay.insurersHeading}</h3>
      <p className="mt-3">{formatList(Object.values(others))}.</p>
      <p className="no-print mt-3">
        <a {...link('insurance')} className="text-link">
          {whatWillIPay.insurersLabel}
        </a>
      </p>
    </div>
  );
}

/** The cost of one selection as of `today` (ISO 8601): sums, possible extras and what to bring. */
export function CostAnswer({ birth, cover, today }: CostSelection & { today: string }) {
  const { whatWillIPay } = useWords('whatWillIPay');
  const { birthCostWords } = useWords('birthCost');
  const { paying } = useWords('paying');
  const selectionLabel = useSelectionLabel({ birth, cover });
  const href = useHref();
  const extras = birth === 'anc' ? whatWillIPay.extrasBesideVisits : birthCostWords.top;
  return (
    <section aria-labelledby="answer" className="bg-tint py-10 md:py-14" data-ground="tint">
      <div className="shell">
        <h2 id="answer" className="text-h2">
          {selectionLabel}
        </h2>
        <div className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-2">
          <Sums birth={birth} cover={cover} today={today} />
          <Ask birth={birth} cover={cover} />
          <HeadedList heading={birthCostWords.topHeading} items={extras} />
          <HeadedList heading={whatWillIPay.bringHeading} items={whatWillIPay.bring[cover]} />
          {cover === 'sha' && (
            <HeadedList heading={birthCostWords.beforeHeading} items={birthCostWords.before} />
          )}
          {cover === 'other' && <Insurers />}
          <div>
            <h3 className="mb-4 text-h4">{whatWillIPay.payingHeading}</h3>
            <FactList facts={paying} />
          </div>
        </div>
        {cover === 'none' && (
          <p className="no-print mt-8">
            <a
              href={`${href('whatWillIPay')}?${new URLSearchParams({ birth, cover: 'sha' })}`}
              rel="nofollow"
              className="text-link"
            >
              {whatWillIPay.withShaLabel}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
