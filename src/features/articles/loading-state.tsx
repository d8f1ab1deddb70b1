import type { ReactNode } from 'react';
import { useWords } from '../../components/locale.tsx';

/** Shows 'Loading...' for a moment, with CSS only, and then the page. */
export function LoadingState({ children }: { children: ReactNode }) {
  const { loading } = useWords('articlesPages').blogPage;
  return (
    <div className="loading">
      <p className="loading-note shell py-10 text-ink-soft">{loading}</p>
      <div className="loading-content">{children}</div>
    </div>
  );
}
