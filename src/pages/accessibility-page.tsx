import { ReadingView } from '../components/reading/reading-page.tsx';
import { accessibility } from '../words/en/accessibility.ts';
import type { PageProps } from './page-props.ts';

/** /accessibility: how usable the site and the building are, and how to report a barrier. */
export function AccessibilityPage({ place }: PageProps) {
  return <ReadingView page={accessibility} place={place} />;
}
