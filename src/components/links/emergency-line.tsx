import { useWords } from '../locale.tsx';
import { EmergencyCall } from './emergency-call.tsx';

/** The emergency number as one large link with the site's usual label. */
export function EmergencyLine() {
  const { frame } = useWords('frame');
  return <EmergencyCall label={frame.emergencyLine} />;
}
