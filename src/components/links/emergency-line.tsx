import { useWords } from '../locale.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';
import { EmergencyCall, type EmergencyCallProps } from './emergency-call.tsx';

/** The emergency number as one large link with the site's usual label. */
export function EmergencyLine(props: Omit<EmergencyCallProps, 'label'>) {
  const { frame } = useWords('frame');
  return <EmergencyCall {...props} label={<UnbrokenText text={frame.emergencyLine} />} />;
}
