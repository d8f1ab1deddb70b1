import type { ComponentType } from 'react';

/** What wakes an island: its component, loaded only on pages that hold it. */
export type IslandLoader = () => Promise<ComponentType<never>>;

/** The React widgets by the name in `data-island` (src/components/island.tsx). */
export const islands: Readonly<Record<string, IslandLoader>> = {
  'chat-form': async () => (await import('./chat-form/chat-form.tsx')).ChatFormIsland,
  'medical-articles': async () =>
    (await import('./medical-articles/medical-articles.tsx')).MedicalArticlesIsland,
};
