import { reverseCall } from '../../facts/hospital/contact/reverse-call.ts';
import { useWords } from '../locale.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';

/** How to call without credit; null if our line takes no reverse calls. */
export function NoCredit({ withMessage }: { withMessage?: boolean }) {
  const { frame } = useWords('frame');
  if (!reverseCall) return null;
  return (
    <p className="text-small">
      <UnbrokenText text={frame.noCredit(reverseCall)} />
      {withMessage && ` ${frame.pleaseCallMe}`}
    </p>
  );
}
