import type { ComponentProps, ComponentType } from 'react';
import type { LanguagesWith, WordModule, WordsOf } from '../words/editions.ts';
import { ChatFormIsland } from './chat-form/chat-form.tsx';
import { MedicalArticlesIsland } from './medical-articles/medical-articles.tsx';

/** Ties a widget to the module of words that it is handed as its prop `words`. */
function view<Module extends WordModule, Props extends { words: WordsOf<Module> }>(
  words: Module,
  View: ComponentType<Props>,
) {
  return { words, View };
}

/**
 * The React widgets by the name in `data-island`, as the server draws them. The browser gets them
 * from registry.ts, one by one: this file would bring all of them at once.
 */
export const islandViews = {
  'chat-form': view('chatForm', ChatFormIsland),
  'medical-articles': view('medicalArticles', MedicalArticlesIsland),
} as const;

type IslandViews = typeof islandViews;

export type IslandName = keyof IslandViews;

export type IslandView<Name extends IslandName> = IslandViews[Name]['View'];

/** The words that a widget says, in any language. */
export type IslandWords<Name extends IslandName> = WordsOf<IslandViews[Name]['words']>;

/** The languages that have its words. */
export type IslandLanguage<Name extends IslandName> = LanguagesWith<IslandViews[Name]['words']>;

/** What a page hands a widget. */
export type IslandProps<Name extends IslandName> = Omit<ComponentProps<IslandView<Name>>, 'words'>;
