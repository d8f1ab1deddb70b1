import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import * as icons from '../icons/icon-names.ts';

interface CardFoldProps {
  /** The accessible name of the toggle. */
  label: string;
  children: ReactNode;
}

/** Content that is collapsed on a phone, and always open, without a toggle, on wider screens. */
export function CardFold({ label, children }: CardFoldProps) {
  return (
    <details className="disclosure card-fold">
      <summary>
        <span className="sr-only">{label}</span>
        <Icon path={icons.plus} className="disclosure-mark size-5 transition-transform" />
      </summary>
      {children}
    </details>
  );
}

interface HeadedFoldProps {
  heading: string;
  /** Inside a section with an h2 of its own. */
  nested?: boolean;
  children: ReactNode;
}

/** A heading and its text, which is collapsed on a phone and always open on wider screens. */
export function HeadedFold({ heading, nested, children }: HeadedFoldProps) {
  const Heading = nested ? 'h3' : 'h2';
  return (
    <div className="fold-line relative">
      <Heading className="fold-line-name flex min-h-11 items-center text-h3">{heading}</Heading>
      <CardFold label={heading}>{children}</CardFold>
    </div>
  );
}
