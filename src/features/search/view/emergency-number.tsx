import { Icon } from '../../../components/icons/icon.tsx';
import * as icons from '../../../components/icons/icon-names.ts';
import { useWords } from '../../../components/locale.tsx';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';
import { phoneHref, site } from '../../../facts/hospital/site.ts';

/** The emergency number in one line, above results that are not about an emergency. */
export function EmergencyNumberLine() {
  const { frame } = useWords('frame');
  return (
    <p className="mt-6">
      <a
        href={phoneHref}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-alarm-ink underline underline-offset-4"
      >
        <Icon path={icons.phone} className="size-5" />
        <span>
          <UnbrokenText text={`${frame.emergencyLine}: ${site.phone}`} />
        </span>
      </a>
    </p>
  );
}
