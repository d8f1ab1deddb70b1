import { useWords } from '../components/edition.tsx';
import { ReadingView } from '../components/reading/reading-view.tsx';
import type { PageProps } from './page-props.ts';

/** /accessibility: how usable the site and the building are, and how to report a barrier. */
export function AccessibilityPage({ place }: PageProps) {
  const { accessibility } = useWords('accessibility');
  return <ReadingView page={accessibility} place={place} />;
}
