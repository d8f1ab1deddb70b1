const pairs = [
  { ground: 'fill-tint', shape: 'fill-brand-soft', ink: 'text-brand' },
  { ground: 'fill-clay-tint', shape: 'fill-clay-soft', ink: 'text-clay-ink' },
  { ground: 'fill-leaf-tint', shape: 'fill-leaf-soft', ink: 'text-leaf-ink' },
  { ground: 'fill-amber-tint', shape: 'fill-amber-soft', ink: 'text-amber-ink' },
] as const;

/** Four cloth patterns: a rising sun, a hill, a fold, a path. */
const shapes = [
  'M0 64a32 32 0 0 1 64 0z',
  'M0 46q18-16 34-4t30-8v30H0z',
  'M0 0h28L64 64H36z',
  'M64 0v22L22 64H0z',
] as const;

/** Returns a hash below 997, so a person always gets the same pattern. */
function hashOf(text: string): number {
  return [...text].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 997, 7);
}

interface MonogramProps {
  /** One to three letters. */
  initials: string;
  /** The name that decides the pattern; the initials by default. */
  name?: string;
  className?: string;
}

/** A person's initials on patterned cloth, instead of a photograph. */
export function Monogram({
  initials,
  name = initials,
  className = 'size-14 text-h4',
}: MonogramProps) {
  const hash = hashOf(name);
  const { ground, shape, ink } = pairs[hash % pairs.length] ?? pairs[0];
  return (
    <span
      aria-hidden="true"
      className={`relative flex shrink-0 items-center justify-center overflow-clip rounded-full font-display font-bold ${ink} ${className}`}
    >
      <svg
        viewBox="0 0 64 64"
        width={40}
        height={40}
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        <path d="M0 0h64v64H0z" className={ground} />
        <path d={shapes[Math.floor(hash / pairs.length) % shapes.length]} className={shape} />
      </svg>
      <span className="relative">{initials}</span>
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
