import { type PageRouteName, routes } from '../../../src/site/routes.ts';
import type { EngineTab } from './engine.ts';

/** A tab that the checks go through, the site that it looks at, and every page of that. */
export interface Visit {
  tab: EngineTab;
  origin: string;
  paths: readonly string[];
}

/** The path of a page in English. */
export const href = (name: PageRouteName): string => routes[name].path;

/** The screens that everything is looked at on, in CSS pixels. */
export const phone = [390, 844] as const;
export const desktop = [1440, 900] as const;
