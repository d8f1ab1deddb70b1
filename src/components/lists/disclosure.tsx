import type { ComponentProps, ReactNode } from 'react';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'id'> {
  /**
   * Where links to it lead. It is on the content, because browsers open the folds around a target; with an id
   * on the heading, they would not.
   */
  id?: string | undefined;
  /** The line that opens it: a heading or a few words. */
  summary: ReactNode;
  /** Always open, without its line, on wide screens. */
  openWide?: boolean;
}

/**
 * Content behind a line with a plus. It opens without script, when a link leads into it, and in print. A row
 * that leaves the page has an arrow instead.
 */
export function Disclosure({
  id,
  summary,
  openWide,
  className = '',
  children,
  ...attributes
}: DisclosureProps) {
  return (
    <details
      className={`disclosure ${openWide ? 'open-wide ' : ''}${className}`.trim()}
      {...attributes}
    >
      <summary>{summary}</summary>
      <div id={id}>{children}</div>
    </details>
  );
}

interface HeadedFoldProps {
  /** Where links to it lead. */
  id?: string;
  heading: string;
  /** Inside a section with an h2 of its own. */
  nested?: boolean;
  /** Open on a phone, too. */
  open?: boolean | undefined;
  children: ReactNode;
}

/** A heading and its text: a line that opens on a phone, always open on wider screens. */
export function HeadedFold({ id, heading, nested, open, children }: HeadedFoldProps) {
  const Heading = nested ? 'h3' : 'h2';
  return (
    <div className="fold-line">
      <Heading className="fold-line-name text-h3">{heading}</Heading>
      <Disclosure id={id} openWide open={open} summary={<span className="sr-only">{heading}</span>}>
        {children}
      </Disclosure>
    </div>
  );
}
