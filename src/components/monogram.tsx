interface MonogramProps {
  /** One to three letters. */
  initials: string;
  className?: string;
}

/** A person's initials where there is no photograph; the name stands beside it. */
export function Monogram({ initials, className = 'size-14 text-h4' }: MonogramProps) {
  return (
    <span
      aria-hidden="true"
      className={`flex shrink-0 items-center justify-center rounded-full bg-tint font-display font-bold text-brand ${className}`}
    >
      {initials}
    </span>
  );
}

/** Initials of a name without its title: 'Dr. Wanjiru Kamau' gives 'WK'. */
export function initialsOf(name: string): string {
  return name
    .replace(/^(Dr|Prof|Mr|Mrs|Ms|Sr)\.?\s+/i, '')
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();
}
