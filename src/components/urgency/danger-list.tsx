import { type DangerSign, shownSigns } from '../../facts/clinical/danger-signs.ts';
import { Icon } from '../icons/icon.tsx';
import { iconPath } from '../icons/icon-path.ts';
import { Disclosure } from '../lists/disclosure.tsx';
import { useWords } from '../locale.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { signIcons } from './sign-icons.ts';

/** A fold for fewer signs than this would take as much room as the signs. */
const fewestFolded = 3;

/**
 * Danger signs, most deadly first. A long list shows six with icons and folds the rest under a line
 * with the number of all signs. The fold opens without script and in print, and search reads it.
 */
export function DangerList({ signs }: { signs: readonly DangerSign[] }) {
  const { dangerSignText, allSignsLabel } = useWords('dangerSignWords');
  const split = signs.length < shownSigns + fewestFolded ? signs.length : shownSigns;
  const folded = signs.slice(split);
  return (
    <>
      <ul className="mt-3 space-y-3">
        {signs.slice(0, split).map((sign) => (
          <li key={sign} className="flex items-start gap-3">
            <Icon path={iconPath(signIcons[sign] ?? 'warning')} className="size-7 text-alarm-ink" />
            <span>
              <LinkedText text={dangerSignText(sign)} />
            </span>
          </li>
        ))}
      </ul>
      {folded.length > 0 && (
        <Disclosure
          className="mt-2"
          summary={<span className="no-print">{allSignsLabel(signs.length)}</span>}
        >
          <ul className="sign-list dotted space-y-1.5">
            {folded.map((sign) => (
              <li key={sign}>
                <LinkedText text={dangerSignText(sign)} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
