import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { ReadingView } from './reading-view.tsx';

/** /papers: each letter, form and certificate, with its price, its time and what to bring. */
export function PapersPage({ place }: PageProps) {
  const { papers } = useWords('papers');
  return <ReadingView page={papers} place={place} />;
}
