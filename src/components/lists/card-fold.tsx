import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import * as icons from '../icons/icon-names.ts';

interface CardFoldProps {
  /** The handle's name. */
  label: string;
  children: ReactNode;
}

/** What stands behind a handle on a phone, and open, without one, where there is room. */
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
