import type { ComponentType } from 'react';
import type { Language } from '../../src/site/languages.ts';

interface IslandLoaders {
  component: () => Promise<ComponentType<never>>;
  /** By language, so that a visitor downloads one language only. */
  words: Readonly<Record<Language, () => Promise<object>>>;
}

/** The React islands by the name in `data-island`; a page loads only its own. */
export const islands: Readonly<Record<string, IslandLoaders>> = {
  'chat-form': {
    component: async () =>
      (await import('../../src/features/booking/island/chat-form.tsx')).ChatFormIsland,
    words: {
      en: () => import('../../src/words/en/features/chat-form.ts'),
      sw: () => import('../../src/words/sw/features/chat-form.ts'),
    },
  },
  'medical-articles': {
    component: async () =>
      (await import('../../src/features/articles/island/medical-articles.tsx'))
        .MedicalArticlesIsland,
    words: {
      en: () => import('../../src/words/en/articles/medical-articles.ts'),
      sw: () => import('../../src/words/sw/articles/medical-articles.ts'),
    },
  },
};
