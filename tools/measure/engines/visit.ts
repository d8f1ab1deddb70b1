import { type PageRouteName, routes } from '../../../src/site/routes.ts';
import type { EngineTab } from './engine.ts';

/** A tab, the site under test and the paths of its pages. */
export interface EngineVisit {
  tab: EngineTab;
  origin: string;
  paths: readonly string[];
}

/** Returns the path of an English page. */
export const englishPath = (name: PageRouteName): string => routes[name].path;

/** A phone's screen in CSS pixels. */
export const phoneSize = [390, 844] as const;
