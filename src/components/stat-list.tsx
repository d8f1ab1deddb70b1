interface StatListProps {
  stats: readonly { value: string; label: string }[];
  className?: string;
}

/** Large figures, each over what it counts. */
export function StatList({ stats, className = 'grid-cols-2 md:grid-cols-4' }: StatListProps) {
  return (
    <dl className={`grid gap-x-6 gap-y-6 sm:gap-x-8 ${className}`}>
      {stats.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="font-display text-h2 font-bold text-brand">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
