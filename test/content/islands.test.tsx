import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EditionProvider } from '../../src/components/edition.tsx';
import { Island } from '../../src/islands/island.tsx';
import { type IslandName, islandViews } from '../../src/islands/island-views.ts';
import { islands } from '../../src/islands/registry.ts';
import { type Language, languageNames, languages } from '../../src/languages.ts';
import { findWords } from '../../src/words/editions.ts';
import { formsByLanguage } from '../../src/words/forms-by-language.ts';

type Loaders = Readonly<Partial<Record<Language, () => Promise<object>>>>;

const names = Object.keys(islands) as IslandName[];
const form = { action: '/contact', values: {}, errors: {}, steps: [] };

it.each([
  <Island key="chat-form" name="chat-form" props={{ name: 'appointment', ...form }} />,
  <Island
    key="medical-articles"
    name="medical-articles"
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
  it.each(names)('%s gets in the browser what the server was handed', async (name) => {
    const translated = languageNames.filter((one) => findWords(one, islandViews[name].words));
    const loaders: Loaders = islands[name].words;
    expect(Object.keys(loaders).sort()).toEqual([...translated].sort());
    expect(translated).toContain('en');
    for (const language of translated) {
      const words = await loaders[language]?.();
      expect(words).toBe(findWords(language, islandViews[name].words));
    }
    expect(await islands[name].component()).toBe(islandViews[name].View);
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
        <EditionProvider language={language}>
          <Island name="chat-form" props={{ name: 'contact', ...form }} />
        </EditionProvider>,
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
