import { describe, expect, it } from 'vitest';
import { site } from '../../../src/facts/hospital/site.ts';
import { people } from '../../../src/facts/people/people.ts';
import { renderFeed } from '../../../src/seo/feed.ts';
import { feedPath } from '../../../src/site/addresses.ts';
import { defaultLanguage } from '../../../src/site/languages.ts';
import { blogNames } from '../../../src/site/routes.ts';
import { blogArticles, medicalArticles } from '../../support/articles.ts';
import { openBlank } from '../../support/browser/open-page.ts';

const atom = 'http://www.w3.org/2005/Atom';
const origin = 'https://clinic.example';
const articlesOf = { blog: blogArticles, medicalBlog: medicalArticles };

interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  text: string;
}

const { page } = await openBlank({});

/** Parses XML strictly. Throws if it is not well-formed or not in Atom's namespace. */
function parseXml(xml: string): Promise<Element> {
  return page.evaluate(
    ({ source, namespace }) => {
      const parsed = new DOMParser().parseFromString(source, 'application/xml');
      const error = parsed.querySelector('parsererror');
      if (error) throw new Error(error.textContent);
      const read = (element: globalThis.Element): Element => {
        if (element.namespaceURI !== namespace)
          throw new Error(`<${element.tagName}> is not Atom's`);
        const attributes = [...element.attributes].map(({ name, value }) => [name, value]);
        return {
          name: element.localName,
          attributes: Object.fromEntries(attributes),
          children: [...element.children].map(read),
          text: element.textContent,
        };
      };
      return read(parsed.documentElement);
    },
    { source: xml, namespace: atom },
  );
}

const all = ({ children }: Element, name: string) =>
  children.filter((child) => child.name === name);

/** The one child of that name; throws when there is none or more than one. */
function one(parent: Element, name: string): Element {
  const [found, another] = all(parent, name);
  if (!found || another)
    throw new Error(`${found ? 'several' : 'no'} <${name}> in <${parent.name}>`);
  return found;
}

const linkOf = (parent: Element, rel: string) =>
  all(parent, 'link').filter(({ attributes }) => attributes.rel === rel);

/** RFC 3339 with a time zone, as RFC 4287 requires. */
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+03:00$/;

describe.each(blogNames)('the feed of %s', async (blog) => {
  const feed = await parseXml(renderFeed(blog, defaultLanguage, origin));
  const entries = all(feed, 'entry');
  const articles = articlesOf[blog];

  it('has the elements that RFC 4287 requires', () => {
    expect(feed.name).toBe('feed');
    expect(one(feed, 'id').text).toMatch(/^https:\/\/clinic\.example\/[a-z-]+$/);
    expect(one(feed, 'title').text).toMatch(/^.{5,} \| .{5,}$/);
    expect(one(feed, 'updated').text).toMatch(time);
    expect(one(one(feed, 'author'), 'name').text).toBe(site.name);
    expect(one(feed, 'rights').text).toContain(site.name);
    const [self, otherSelf] = linkOf(feed, 'self');
    expect(otherSelf).toBeUndefined();
    expect(self?.attributes).toMatchObject({
      type: 'application/atom+xml',
      href: origin + feedPath(blog, defaultLanguage),
    });
    expect(linkOf(feed, 'alternate')[0]?.attributes.href).toBe(one(feed, 'id').text);
  });

  it('lists every article in order', () => {
    expect(entries.map((entry) => one(entry, 'title').text)).toEqual(
      articles.map(({ title }) => title),
    );
    expect(entries.length).toBeGreaterThanOrEqual(5);
  });

  it('has the elements that RFC 4287 requires in each entry', () => {
    for (const [index, entry] of entries.entries()) {
      const { id = '', author = 'physician', excerpt, published, modified } = articles[index] ?? {};
      const [alternate, another] = linkOf(entry, 'alternate');
      expect(another).toBeUndefined();
      expect(alternate?.attributes.href).toBe(`${one(feed, 'id').text}/${id}`);
      expect(one(entry, 'id').text).toBe(alternate?.attributes.href);
      expect(one(one(entry, 'author'), 'name').text).toBe(people[author].name);
      expect(one(entry, 'summary').text).toBe(excerpt);
      for (const name of ['published', 'updated']) expect(one(entry, name).text).toMatch(time);
      expect(one(entry, 'published').text.slice(0, 10)).toBe(published);
      expect(one(entry, 'updated').text.slice(0, 10)).toBe(modified);
      expect(one(entry, 'category').attributes.label).toMatch(/\w/);
    }
  });
});
