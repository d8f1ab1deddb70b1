import { look } from '../../facts/hospital/look.ts';
import { site } from '../../facts/hospital/site.ts';
import { useHref } from '../locale.tsx';

/** The mark and the hospital's name, as a link to the home page. */
export function Logo() {
  const href = useHref();
  return (
    <a href={href('home')} className="logo touch-target gap-2 rounded-control">
      <LogoMark className="size-10" />
      <span className="font-display text-logo leading-none font-bold">
        <LogoName />
      </span>
    </a>
  );
}

/**
 * Splits a name into two lines. The first has whole words of at most 16 characters and ends before
 * an '&'. A longer line would wrap the header's links at 1024 px.
 */
export function linesOfName(name: string): [first: string, rest?: string | undefined] {
  const [, first = name, rest] = /^([^&]{1,16})(?: (.+))?$/.exec(name) ?? [];
  return [first, rest];
}

/** The name on two lines; the first is more prominent. */
function LogoName() {
  const [first, rest] = linesOfName(site.name);
  return (
    <>
      <span className="block">{first}</span>
      {rest && (
        <span className="mt-1 block font-body text-logo-rest leading-none font-normal text-ink-soft">{` ${rest}`}</span>
      )}
    </>
  );
}

/** The mark: the hospital's own, or a white cross above a cradle's arc. */
export function LogoMark({ className }: { className: string }) {
  if (look.mark !== 'cross') {
    const source = `/icons/${look.mark}`;
    return <img src={source} width={40} height={40} alt="" className={`shrink-0 ${className}`} />;
  }
  return (
    <svg
      viewBox="0 0 64 64"
      width={40}
      height={40}
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <rect width="64" height="64" rx="16" fill="var(--color-brand-700)" />
      <path d="M26 12h12v10h10v12H38v10H26V34H16V22h10z" fill="white" />
      <path
        d="M15 43c4 7 10 10 17 10s13-3 17-10"
        fill="none"
        stroke="var(--color-amber)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}
