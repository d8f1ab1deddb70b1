import type { Block, Card, Fact, Step } from '../../words/departments/department-words.ts';
import { PageLink } from '../links/page-link.tsx';
import { FactList } from '../lists/fact-list.tsx';
import { ScrollTable } from '../lists/scroll-table.tsx';
import { useWords } from '../locale.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { Paragraphs, Points } from '../text/linked-texts.tsx';
import { slugOf } from '../text/slug-of.ts';
import { UnbrokenText } from '../text/unbroken-text.tsx';
import { FirstAidTopics } from './first-aid-topics.tsx';
import { NoticeBox } from './notice/notice.tsx';
import { PricedCards } from './priced-cards.tsx';

/** Short texts under headings, in rows of two or three. */
export function CardGrid({ cards }: { cards: readonly Card[] }) {
  // a long first card of three is beside the other two
  const leads = cards.length === 3 && (cards[0]?.points?.length ?? 0) > 4;
  const pairs = cards.length === 4 ? 'sm:grid-cols-2' : 'card-columns';
  const others = cards.length === 3 ? 'card-threes' : pairs;
  const columns = leads ? 'sm:grid-cols-2' : others;
  return (
    <div className={`grid gap-x-10 gap-y-6 ${columns}`}>
      {cards.map(({ title, text, points }, index) => (
        <div key={title} className={leads && !index ? 'sm:row-span-2' : undefined}>
          <h3 className="text-h4 leading-snug">{title}</h3>
          <p className="mt-1.5 text-ink-soft">
            <LinkedText text={text} />
          </p>
          {points && (
            <ul className="dotted mt-3 space-y-1.5">
              {points.map((point) => (
                <li key={point}>
                  <LinkedText text={point} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}

/** Numbered steps in a column; `wide` ones in a row if there is room. */
export function StepList({ steps, wide }: { steps: readonly Step[]; wide?: boolean }) {
  return (
    <ol
      className={`counted ${wide ? 'step-row' : 'space-y-6'} ${wide && steps.length === 4 ? 'md:grid-cols-2 lg:grid-cols-4' : ''}`}
    >
      {steps.map(({ title, text }) => (
        <li
          key={title}
          className={`flex flex-col gap-x-4 xs:flex-row ${wide ? 'lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-y-1' : ''}`}
        >
          <span className="counted-number flex size-10 shrink-0 items-center justify-center rounded-full border-2 border-brand font-display font-bold text-brand" />
          <div className={`pt-1 ${wide ? 'lg:contents' : ''}`.trim()}>
            <h3 className="text-h4 leading-snug">
              <UnbrokenText text={title} />
            </h3>
            <p className="mt-1 text-ink-soft">
              <LinkedText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

type PlainBlock = Exclude<Block, { kind: 'notice' | 'firstAid' }>;

/** Whether the detail fits on the line of its term on a phone, as a price also does beside two lines. */
const isShort = ({ term, detail }: Fact) => term.length + detail.length < 36 || detail.length < 12;

interface BlockContentProps {
  block: PlainBlock;
  /** Over the page's whole width. */
  wide?: boolean;
}

function BlockBody({ block, wide = false }: BlockContentProps) {
  const { labels } = useWords('labels');
  switch (block.kind) {
    case 'text':
      return <Paragraphs texts={block.paragraphs} />;
    case 'list':
      return <Points texts={block.items} />;
    case 'cards':
      return <CardGrid cards={block.cards} />;
    case 'priceCards':
      return <PricedCards cards={block.cards} pointsLabel={block.pointsLabel} />;
    case 'steps':
      return <StepList steps={block.steps} wide={wide} />;
    case 'facts':
      return (
        <>
          <FactList facts={block.facts} short={block.facts.every(isShort)} wide={wide} />
          {block.more?.map(({ label, link, section }) => (
            <PageLink
              key={link}
              to={link}
              end={section && `#${section}`}
              line="no-print mt-3"
              className="text-link touch-target"
            >
              {label}
            </PageLink>
          ))}
        </>
      );
    case 'table':
      return (
        <>
          <ScrollTable caption={block.caption} columns={block.columns} rows={block.rows} />
          {block.tool && (
            <PageLink to={block.tool} line="no-print mt-3" className="text-link touch-target">
              {labels[block.tool]}
            </PageLink>
          )}
        </>
      );
  }
}

/** The content of a section, without its heading. */
export function BlockContent({ block, wide = false }: BlockContentProps) {
  const intro = 'intro' in block ? block.intro : undefined;
  return (
    <>
      {intro && (
        <p className="mb-4 max-w-measure text-ink-soft md:mb-6">
          <LinkedText text={intro} />
        </p>
      )}
      <BlockBody block={block} wide={wide} />
    </>
  );
}

/** Returns the id of a block's heading. */
export function blockId({ id, heading }: Block): string {
  return id ?? slugOf(heading);
}

/** A section of any kind on a department page, under an h2. */
export function DepartmentBlock({ block, wide = false }: { block: Block; wide?: boolean }) {
  const id = blockId(block);
  if (block.kind === 'notice') {
    return <NoticeBox {...block} id={id} />;
  }
  if (block.kind === 'firstAid') {
    return <FirstAidTopics {...block} id={id} />;
  }
  return (
    <section className="ruled">
      <h2 id={id} className="text-section">
        {block.heading}
      </h2>
      <div className={'intro' in block && block.intro ? 'mt-3' : 'mt-3 md:mt-6'}>
        <BlockContent block={block} wide={wide} />
      </div>
    </section>
  );
}
