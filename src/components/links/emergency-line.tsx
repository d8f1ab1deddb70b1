import { useWords } from '../locale.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';
import { EmergencyCall } from './emergency-call.tsx';

/** The emergency number as one large link with the site's usual label; `onRed` it has a line around it. */
export function EmergencyLine({ onRed }: { onRed?: boolean }) {
  const { frame } = useWords('frame');
  return <EmergencyCall onRed={onRed} label={<UnbrokenText text={frame.emergencyLine} />} />;
}
