import { useWords } from '../locale.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';
import { EmergencyCall } from './emergency-call.tsx';

interface EmergencyLineProps {
  /** A line around it, on a red ground. */
  onRed?: boolean;
  /** Not on wide screens, whose header has the number. */
  narrowOnly?: boolean;
}

/** The emergency number as one large link with the site's usual label. */
export function EmergencyLine(props: EmergencyLineProps) {
  const { frame } = useWords('frame');
  return <EmergencyCall {...props} label={<UnbrokenText text={frame.emergencyLine} />} />;
}
