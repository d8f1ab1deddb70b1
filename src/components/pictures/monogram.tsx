interface MonogramProps {
  /** One to three letters. */
  initials: string;
  className?: string;
}

/** A person's initials instead of a photograph. */
export function Monogram({ initials, className = 'size-14 text-h4' }: MonogramProps) {
  return (
    <span
      aria-hidden="true"
      className={`flex shrink-0 items-center justify-center rounded-full border border-line bg-surface font-display font-bold text-brand ${className}`}
    >
      {initials}
    </span>
  );
}

/** Returns the initials of a name without its title: 'WK' for 'Dr. Wanjiru Kamau'. */
export function initialsOf(name: string): string {
  return name
    .replace(/^(Dr|Prof|Mr|Mrs|Ms|Sr)\.?\s+/i, '')
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();
}
