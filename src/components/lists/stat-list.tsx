import { UnbrokenText } from '../text/unbroken-text.tsx';

interface StatListProps {
  stats: readonly { value: string; label: string }[];
  className?: string;
  large?: boolean;
}

/** Large figures above their labels, read in that order: '24/7 Available'. */
export function StatList({
  stats,
  className = 'grid xs:grid-cols-2 md:grid-cols-4',
  large,
}: StatListProps) {
  if (stats.length === 0) return null;
  return (
    <ul className={`content-start gap-x-6 gap-y-4 sm:gap-x-10 ${className}`}>
      {stats.map(({ value, label }) => (
        <li key={label}>
          <span
            className={`block font-display text-h2 font-bold text-brand ${large ? 'xl:text-h1' : ''}`.trim()}
          >
            {value}
          </span>{' '}
          <span className="block text-small text-ink-soft">
            <UnbrokenText text={label} />
          </span>
        </li>
      ))}
    </ul>
  );
}
