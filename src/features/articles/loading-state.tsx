import type { ReactNode } from 'react';
import { useWords } from '../../components/locale.tsx';

/** 'Loading...' for a moment, by style alone, and then the page of a short read. */
export function LoadingState({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  const { loading } = useWords('articlesPages').blogPage;
  return (
    <div className="loading">
      <p className="loading-note shell py-10 text-ink-soft">{loading}</p>
      <div className={`loading-content ${className}`.trim()}>{children}</div>
    </div>
  );
}
