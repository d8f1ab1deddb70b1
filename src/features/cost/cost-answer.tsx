import { PageOpening } from '../../components/cloth/page-opening.tsx';
import { ButtonLink } from '../../components/links/button-link.tsx';
import { ChatNote } from '../../components/links/chat-note.tsx';
import { PageLink } from '../../components/links/page-link.tsx';
import { ExtraCosts } from '../../components/lists/extra-costs.tsx';
import { FactList } from '../../components/lists/fact-list.tsx';
import { HeadedList } from '../../components/lists/headed-list.tsx';
import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { phoneHref, site } from '../../facts/hospital/site.ts';
import type { Cover } from '../../facts/money/cost.ts';
import {
  itemsOf,
  type PriceItem,
  pregnancyItems,
  priceItem,
} from '../../facts/money/price-items.ts';
import { chatLink } from '../../messages/chat-link.ts';
import type { ExtraCost } from '../../words/en/money/price-items.ts';
import { CostFigure, CostSums } from './cost-sums.tsx';
import { OtherInsurers } from './other-insurers.tsx';

interface CostSelection {
  item: PriceItem;
  cover: Cover;
}

const circumstances = (item: PriceItem) => (pregnancyItems.has(item) ? 'pregnancy' : 'general');

const isBirth = (item: PriceItem) => itemsOf('birth').includes(item);

/** Whether a deposit may be due: for a planned stay without insurance. */
const owesDeposit = ({ item, cover }: CostSelection) =>
  (cover === 'none' || cover === 'shaUnpaid') &&
  (itemsOf('stay').includes(item) || priceItem(item).extras.includes('bed'));

/** Returns the selection in words: 'Normal Delivery with SHA'. */
function useSelectionLabel({ item, cover }: CostSelection): string {
  const { priceItemWords } = useWords('priceItems');
  const { ways } = useWords('whatWillIPay').whatWillIPay;
  return `${priceItemWords[item]} ${ways[cover]}`;
}

/** Who to ask about costs, with a prefilled chat question. */
function Ask({ item, cover }: CostSelection) {
  const { priceQuestion, whatWillIPay } = useWords('whatWillIPay');
  const { frame } = useWords('frame');
  const question = priceQuestion(useSelectionLabel({ item, cover }));
  return (
    <div>
      <h3 className="text-h4">{whatWillIPay.askHeading}</h3>
      <p className="mt-3">{whatWillIPay.ask[circumstances(item)][cover]}</p>
      <div className="actions no-print mt-4 flex flex-wrap gap-3 lg:grid xl:flex">
        <ButtonLink href={phoneHref} icon="phone">
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

/** Returns what may come on top of an item's price. */
function useExtras(item: PriceItem): readonly ExtraCost[] {
  const { whatWillIPay } = useWords('whatWillIPay');
  const { birthCostWords } = useWords('birthCost');
  const { extraWords } = useWords('priceItems');
  if (item === 'anc') return whatWillIPay.extrasBesideVisits;
  if (isBirth(item)) return birthCostWords.top;
  return priceItem(item).extras.map((extra) => extraWords[extra]);
}

/** The cost of one selection as of `today` (ISO 8601): sums, possible extras and what to bring. */
export function CostAnswer({
  place,
  item,
  cover,
  today,
}: CostSelection & Pick<PageProps, 'place' | 'today'>) {
  const { whatWillIPay } = useWords('whatWillIPay');
  const { birthCostWords } = useWords('birthCost');
  const { depositRows, paying } = useWords('paying');
  const { priceFirst } = useWords('priceItems');
  const selectionLabel = useSelectionLabel({ item, cover });
  const extras = useExtras(item);
  return (
    <section aria-labelledby="answer">
      <PageOpening
        place={place}
        heading={whatWillIPay.heading}
        largest={
          <CostFigure
            {...{ item, cover, today }}
            label={
              <div className="flex flex-wrap items-center gap-x-4">
                <h2 id="answer">{selectionLabel}</h2>
                <a href="#question" className="no-print text-link touch-target text-base">
                  {whatWillIPay.changeLabel}
                </a>
              </div>
            }
          />
        }
        beside={<Ask item={item} cover={cover} />}
        halves
      />
      <div className="shell pt-6 md:pt-12">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <div className="space-y-9">
            {extras.length > 0 && (
              <ExtraCosts
                heading={birthCostWords.topHeading}
                costs={extras}
                note={isBirth(item) ? birthCostWords.topNote : priceFirst}
              />
            )}
            <HeadedList
              heading={whatWillIPay.bringHeading}
              items={whatWillIPay.bring[item === 'ambulance' ? 'ride' : circumstances(item)][cover]}
            />
            <CostSums item={item} cover={cover} today={today} />
          </div>
          <div className="space-y-9">
            {(cover === 'sha' || cover === 'shaUnpaid') && isBirth(item) && (
              <HeadedList heading={birthCostWords.beforeHeading} items={birthCostWords.before} />
            )}
            {cover === 'other' && <OtherInsurers />}
            <div>
              <h3 className="mb-4 text-h3">{whatWillIPay.payingHeading}</h3>
              <FactList facts={[...(owesDeposit({ item, cover }) ? depositRows : []), ...paying]} />
            </div>
          </div>
        </div>
        {(cover === 'none' || cover === 'shaUnpaid') && (
          <PageLink
            to="whatWillIPay"
            end={`?${new URLSearchParams({ item, cover: 'sha' })}`}
            line="no-print mt-8"
            rel="nofollow"
            className="text-link touch-target"
          >
            {whatWillIPay.withShaLabel}
          </PageLink>
        )}
      </div>
    </section>
  );
}
