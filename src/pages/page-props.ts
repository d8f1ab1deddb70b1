import type { ComponentType } from 'react';
import type { SentForm } from '../components/form/form-view.tsx';
import type { Place } from '../routes.ts';

/** What the server hands a page. */
export interface PageProps {
  place: Place;
  /** The first value of each query parameter that the page's row names; '' where absent. */
  query: Readonly<Record<string, string>>;
  /** The page's form as it came back with errors. */
  sent: SentForm | undefined;
}

export type PageView = ComponentType<PageProps>;
