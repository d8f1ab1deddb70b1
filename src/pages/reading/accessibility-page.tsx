import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { ReadingView } from './reading-view.tsx';

/** /accessibility: how usable the site and the building are, and how to report a barrier. */
export function AccessibilityPage({ place }: PageProps) {
  const { accessibility } = useWords('accessibility');
  return <ReadingView page={accessibility} place={place} />;
}
