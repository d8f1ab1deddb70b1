import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { islands } from '../../client/islands/registry.ts';
import { Island } from '../../src/components/island.tsx';
import { LocaleProvider } from '../../src/components/locale.tsx';
import { MedicalArticlesIsland } from '../../src/features/articles/island/medical-articles.tsx';
import { formsByLanguage } from '../../src/features/booking/forms-by-language.ts';
import { ChatFormIsland } from '../../src/features/booking/island/chat-form.tsx';
import { languageNames, languages } from '../../src/site/languages.ts';
import { wordsIn } from '../../src/words/words-by-locale.ts';

/** The component and words with which the server renders each island. */
const rendered = [
  { name: 'chat-form', View: ChatFormIsland, words: 'chatForm' },
  { name: 'medical-articles', View: MedicalArticlesIsland, words: 'medicalArticles' },
] as const;
const form = {
  action: '/contact',
  values: {},
  errors: {},
  language: 'en',
  emergencyHref: '/services/emergency',
} as const;

it.each([
  <Island
    key="chat-form"
    name="chat-form"
    View={ChatFormIsland}
    words="chatForm"
    props={{ name: 'appointment' as const, ...form }}
  />,
  <Island
    key="medical-articles"
    name="medical-articles"
    View={MedicalArticlesIsland}
    words="medicalArticles"
    props={{
      path: '/medical-blog',
      searchPath: '/search',
      articles: [],
      query: '',
      category: 'All',
    }}
  />,
])('an island has no id from React, which would differ in the browser', (island) => {
  const html = renderToString(island, { identifierPrefix: 'made-by-react' });
  expect(html).toContain(`data-island="${island.key}"`);
  expect(html).not.toContain('made-by-react');
});

describe('the words of the islands', () => {
  it('are tested here for every island of the registry', () => {
    expect(Object.keys(islands)).toEqual(rendered.map(({ name }) => name));
  });

  it.each(rendered)('are the same in the browser for $name, like its component', async (island) => {
    const loaders = islands[island.name];
    expect(Object.keys(loaders?.words ?? {}).sort()).toEqual([...languageNames].sort());
    for (const language of languageNames) {
      expect(await loaders?.words[language]?.()).toBe(wordsIn(language, island.words));
    }
    expect(await loaders?.component()).toBe(island.View);
  });

  it('are found by the first part of the language tag', () => {
    for (const name of languageNames) expect(languages[name].tag.split('-')[0]).toBe(name);
  });

  it('are those with which the server reads a sent form', () => {
    for (const language of languageNames) {
      expect(formsByLanguage[language]).toBe(wordsIn(language, 'forms'));
    }
  });

  it.each(languageNames)('render an island in %s without repeating its words', (language) => {
    const html = renderToStaticMarkup(
      <LocaleProvider language={language}>
        <Island
          name="chat-form"
          View={ChatFormIsland}
          words="chatForm"
          props={{ name: 'contact' as const, ...form }}
        />
      </LocaleProvider>,
    );
    expect(html).toContain('data-island="chat-form"');
    expect(html).toContain('data-props="{&quot;name&quot;:&quot;contact&quot;,');
    expect(html).not.toContain('&quot;words&quot;');
    expect(html).toContain('<textarea');
  });
});
