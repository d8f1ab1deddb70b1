import { site } from '../../facts/hospital/site.ts';
import { useWords } from '../locale.tsx';

/**
 * Whose sheet it is, on each sheet that is printed: the hospital, its phone, the page's address, and
 * the day of printing where script can say it (client/date-prints.ts). No screen shows it.
 */
export function SheetHead({ address }: { address: string }) {
  const { frame } = useWords('frame');
  // a long address may break there, where a phone without the stylesheet shows it too
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
