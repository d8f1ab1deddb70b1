import { useWords } from '../locale.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';
import { EmergencyCall } from './emergency-call.tsx';

/** The emergency number as one large link with the site's usual label. */
export function EmergencyLine() {
  const { frame } = useWords('frame');
  return <EmergencyCall label={<UnbrokenText text={frame.emergencyLine} />} />;
}
