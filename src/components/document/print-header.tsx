import { site } from '../../facts/hospital/site.ts';
import { useWords } from '../locale.tsx';

/**
 * The header of each printed sheet: the hospital, its phone, the page's address and the print date,
 * which needs script (client/prepare-print.ts). It is hidden on screens.
 */
export function PrintHeader({ address }: { address: string }) {
  const { frame } = useWords('frame');
  // lets a long address wrap, also on a phone without the stylesheet
  const { origin } = new URL(address);
  return (
    <div className="sheet-head">
      <p>
        <strong>{site.name}</strong> {site.phone}{' '}
        <span>
          {origin}
          <wbr />
          {address.slice(origin.length)}
        </span>{' '}
        <span data-printed={frame.printedOn} />
      </p>
    </div>
  );
}
