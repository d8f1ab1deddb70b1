import { useWords } from '../../../components/locale.tsx';
import type { ResultLine } from '../../../components/search-answer.ts';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';
import { site } from '../../../facts/hospital/site.ts';
import { askUs } from '../../../facts/money/dated-sums.ts';
import { askUsId } from './ask-us.tsx';

/** Matches an item, its price and the unit: 'Private room: KES ... a day'. */
const priced = new RegExp(`^(.+): ((?:${site.currency}|${site.currencySign}) [\\d,]+)(.*)$`);

/** A heading, whose price is the largest figure of its card. */
export function PricedHeading({ heading }: { heading: string }) {
  const [, item = heading, price, per] = priced.exec(heading) ?? [];
  return (
    <>
      <UnbrokenText text={item} />
      {price && <span className="sr-only">: </span>}
      {price && (
        <span className="large-thing cloth-head-2 mt-2 text-brand">
          <UnbrokenText text={price} />
          <span className="text-h3">{per}</span>
        </span>
      )}
    </>
  );
}

/** The first line; an 'Ask us' at its end is a link to the phone and chat on the page. */
export function AskableLine({ lines: [line = []] }: { lines: readonly ResultLine[] }) {
  const ask = useWords('birthCost').formatSum(askUs);
  const text = line.map((part) => part.text).join('');
  const isAskable = text.endsWith(`: ${ask}`);
  return (
    <p className="mt-1">
      <UnbrokenText text={isAskable ? text.slice(0, -ask.length) : text} />
      {isAskable && (
        <a href={`#${askUsId}`} className="text-link">
          {ask}
        </a>
      )}
    </p>
  );
}
