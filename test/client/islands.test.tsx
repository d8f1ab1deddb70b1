import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { islands } from '../../client/islands/registry.ts';
import { Island } from '../../src/components/island.tsx';
import { LocaleProvider } from '../../src/components/locale.tsx';
import { MedicalArticlesIsland } from '../../src/features/articles/island/medical-articles.tsx';
import { formsByLanguage } from '../../src/features/booking/forms-by-language.ts';
import { ChatFormIsland } from '../../src/features/booking/island/chat-form.tsx';
import { findWords } from '../../src/locales/words-by-locale.ts';
import { languageNames, languages } from '../../src/site/languages.ts';

/** The component and the module of words that the server renders each island with. */
const rendered = [
  { name: 'chat-form', View: ChatFormIsland, words: 'chatForm' },
  { name: 'medical-articles', View: MedicalArticlesIsland, words: 'medicalArticles' },
] as const;
const form = { action: '/contact', values: {}, errors: {}, steps: [] } as const;

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
])('an island asks React for no id, which would differ in the browser', (island) => {
  const html = renderToString(island, { identifierPrefix: 'made-by-react' });
  expect(html).toContain(`data-island="${island.key}"`);
  expect(html).not.toContain('made-by-react');
});

describe('the words of the islands', () => {
  it('every island of the registry is tested here', () => {
    expect(Object.keys(islands)).toEqual(rendered.map(({ name }) => name));
  });

  it.each(rendered)('$name gets the same component and words in the browser', async (island) => {
    const loaders = islands[island.name];
    const translated = languageNames.filter((one) => findWords(one, island.words));
    expect(Object.keys(loaders?.words ?? {}).sort()).toEqual([...translated].sort());
    expect(translated).toContain('en');
    for (const language of translated) {
      expect(await loaders?.words[language]?.()).toBe(findWords(language, island.words));
    }
    expect(await loaders?.component()).toBe(island.View);
  });

  it("come by the language that the first part of the document's tag names", () => {
    for (const name of languageNames) expect(languages[name].tag.split('-')[0]).toBe(name);
  });

  it("the words that a sent form is read with are the page's", () => {
    for (const language of languageNames) {
      expect(formsByLanguage[language]).toBe(findWords(language, 'forms'));
    }
  });

  it.each(languageNames)("'%s' draws an island whole, or fails and says why", (language) => {
    const draw = () =>
      renderToStaticMarkup(
        <LocaleProvider language={language}>
          <Island
            name="chat-form"
            View={ChatFormIsland}
            words="chatForm"
            props={{ name: 'contact' as const, ...form }}
          />
        </LocaleProvider>,
      );
    if (!findWords(language, 'chatForm')) {
      expect(draw).toThrow(`src/words/${language} has no module 'chatForm'`);
      return;
    }
    const html = draw();
    expect(html).toContain('data-island="chat-form"');
    // the words come as a script, so that the page does not carry them twice
    expect(html).toContain('data-props="{&quot;name&quot;:&quot;contact&quot;,');
    expect(html).not.toContain('&quot;words&quot;');
    expect(html).toContain('<textarea');
  });
});
