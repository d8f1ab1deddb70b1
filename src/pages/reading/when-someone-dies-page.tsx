import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { ReadingView } from './reading-view.tsx';

/** /when-someone-dies: the first steps, the papers and who to call. */
export function WhenSomeoneDiesPage({ place }: PageProps) {
  const { whenSomeoneDies } = useWords('whenSomeoneDies');
  return <ReadingView page={whenSomeoneDies} place={place} />;
}
