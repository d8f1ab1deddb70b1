import type { ComponentProps } from 'react';
import { isOn, type RouteName } from '../../site/routes.ts';
import { useHrefIfOn } from '../locale.tsx';

/** A page to link to, which may be off. */
export interface PageTarget {
  to: RouteName;
  /** Selects an article. */
  entryId?: string | number | undefined;
  /** What follows the path: '#schedule' or '?q=asthma'. */
  end?: string | undefined;
}

/** Returns a function that gives the address of a target, or undefined if its page is off. */
export function useTargetHref(): (target: PageTarget) => string | undefined {
  const href = useHrefIfOn() as (name: RouteName, id?: string | number) => string | undefined;
  return ({ to, entryId, end = '' }) => (isOn(to) ? href(to, entryId) + end : undefined);
}

interface PageLinkProps extends PageTarget, Omit<ComponentProps<'a'>, 'href'> {
  /** The classes of a paragraph around the link, if it is a line of its own. */
  line?: string;
}

/**
 * A link to a page that may be off. Then its words remain as text, or nothing if the link is a line of
 * its own. Lists of links filter with `isOn` instead, so that no empty item remains.
 */
export function PageLink({ to, entryId, end, line, ...attributes }: PageLinkProps) {
  const href = useTargetHref()({ to, entryId, end });
  if (href === undefined) return line === undefined && attributes.children;
  const link = <a href={href} {...attributes} />;
  return line === undefined ? link : <p className={line || undefined}>{link}</p>;
}
