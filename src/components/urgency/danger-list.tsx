import type { ReactNode } from 'react';
import { type DangerSign, splitSigns } from '../../facts/clinical/danger-signs.ts';
import { Icon } from '../icons/icon.tsx';
import { type IconName, iconPath } from '../icons/icon-path.ts';
import { Disclosure } from '../lists/disclosure.tsx';
import { useWords } from '../locale.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { signIcons } from './sign-icons.ts';

interface SignListProps {
  signs: readonly { text: string; icon?: IconName | undefined }[];
  /** In columns where there is room. */
  wide?: boolean;
}

/** Signs with an icon each: a warning where a sign has none of its own. */
export function SignList({ signs, wide = false }: SignListProps) {
  return (
    <ul className={`mt-3 space-y-3 leading-snug md:space-y-2 ${wide ? 'sign-list' : 'w-full'}`}>
      {signs.map(({ text, icon = 'warning' }) => (
        <li key={text} className="flex items-start gap-3">
          <Icon path={iconPath(icon)} className="size-7 text-alarm-ink" />
          <span className="mt-1">
            <LinkedText text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/**
 * Danger signs, most deadly first. A long list shows six with icons and folds the rest under a line
 * with the number of all signs. The fold opens without script and in print, and search reads it.
 */
export function DangerList({
  signs,
  wide = false,
  help,
  children,
}: {
  signs: readonly DangerSign[];
  wide?: boolean;
  /** What to do now for one of the signs, above the line that opens the rest. */
  help?: ReactNode;
  /** What follows the list. */
  children?: ReactNode;
}) {
  const { dangerSignText, allSignsLabel } = useWords('dangerSignWords');
  const [shown, folded] = splitSigns(signs);
  return (
    <>
      <SignList
        wide={wide}
        signs={shown.map((sign) => ({ text: dangerSignText(sign), icon: signIcons[sign] }))}
      />
      {help}
      {(folded.length > 0 || children) && (
        <div className="mt-2 basis-full">
          {folded.length > 0 && (
            <Disclosure summary={<span className="no-print">{allSignsLabel(signs.length)}</span>}>
              <ul className="sign-list dotted space-y-1.5">
                {folded.map((sign) => (
                  <li key={sign}>
                    <LinkedText text={dangerSignText(sign)} />
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
          {children}
        </div>
      )}
    </>
  );
}
