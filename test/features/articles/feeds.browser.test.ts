import { describe, expect, it } from 'vitest';
import { site } from '../../../src/facts/hospital/site.ts';
import { people, peopleAreSample } from '../../../src/facts/people/people.ts';
import { renderFeed } from '../../../src/seo/feed.ts';
import { defaultLanguage } from '../../../src/site/languages.ts';
import { blogNames } from '../../../src/site/routes.ts';
import { blogArticles, medicalArticles } from '../../support/articles.ts';
import { openBlank } from '../../support/browser/open-page.ts';
import { quietDay } from '../../support/notices.ts';

const origin = 'https://clinic.example';
const articlesOf = { blog: blogArticles, medicalBlog: medicalArticles };

const { page } = await openBlank({});

/** The children of an element: text by name, addresses of links by rel, the label of a category. */
type Fields = Readonly<Record<string, string | undefined>>;

/** Parses a feed strictly. Throws if it is not well-formed, not in Atom's namespace or repeats a field. */
function parseFeed(xml: string): Promise<{ feed: Fields; entries: Fields[] }> {
  return page.evaluate((source) => {
    const { documentElement: root } = new DOMParser().parseFromString(source, 'application/xml');
    const foreign = [root, ...root.querySelectorAll('*')].find(
      ({ namespaceURI }) => namespaceURI !== 'http://www.w3.org/2005/Atom',
    );
    if (foreign) throw new Error(`${foreign.tagName}: ${foreign.textContent}`);
    const fieldsOf = (parent: Element) => {
      const fields: Record<string, string> = {};
      for (const child of parent.children) {
        if (child.localName === 'entry') continue;
        const name = child.getAttribute('rel') ?? child.localName;
        if (fields[name] !== undefined) throw new Error(`two '${name}' in ${parent.localName}`);
        fields[name] =
          child.getAttribute('href') ??
          child.getAttribute('label') ??
          (child.firstElementChild ?? child).textContent;
      }
      return fields;
    };
    return { feed: fieldsOf(root), entries: [...root.querySelectorAll('entry')].map(fieldsOf) };
  }, xml);
}

describe.each(blogNames)('the feed of %s', async (blog) => {
  const { feed, entries } = await parseFeed(
    renderFeed(blog, defaultLanguage, origin, quietDay('2026-11-25')),
  );

  it('has every article in order, with the elements that RFC 4287 requires', () => {
    // the first entry is about the day and has no author
    const articles = entries.filter((entry) => 'author' in entry);
    expect(articles).toEqual(
      articlesOf[blog].map(({ id, title, author, excerpt, published, modified }) => ({
        id: `${feed.id}/${id}`,
        alternate: `${feed.id}/${id}`,
        title,
        author: peopleAreSample ? site.name : people[author].name,
        summary: excerpt,
        published: `${published}T00:00:00+03:00`,
        updated: `${modified}T00:00:00+03:00`,
        category: expect.stringMatching(/\w/),
      })),
    );
    expect(articles.length).toBeGreaterThanOrEqual(5);
  });
});
