import { useWords } from '../locale.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';
import { EmergencyCall } from './emergency-call.tsx';

/** The emergency number as one large link with the site's usual label; `onRed` it has a line around it, `quiet` tinted. */
export function EmergencyLine(look: { onRed?: boolean; quiet?: boolean }) {
  const { frame } = useWords('frame');
  return <EmergencyCall {...look} label={<UnbrokenText text={frame.emergencyLine} />} />;
}
