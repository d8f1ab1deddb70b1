import { phoneHref } from '../../facts/hospital/site.ts';
import { Icon } from '../icons/icon.tsx';
import * as icons from '../icons/icon-names.ts';
import { UnbrokenText } from '../text/unbroken-text.tsx';
import { LargeNumber } from './large-number.tsx';

/** The phone number as one button, as large as its window lets it be, with a label above. */
export function NumberButton({ label }: { label: string }) {
  return (
    <a href={phoneHref} className="number-button mt-2">
      <span className="flex items-center gap-2 font-semibold">
        <Icon path={icons.phone} className="size-6" />
        <UnbrokenText text={label} />
      </span>{' '}
      <LargeNumber />
    </a>
  );
}
