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
