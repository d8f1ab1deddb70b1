import type { HtmlElement } from 'html-validate';
import { describe, expect, inject, it } from 'vitest';
import { languageOfPath } from '../../src/languages.ts';
import { knownPlaces } from '../../src/places.ts';
import { isStandalone } from '../../src/routes.ts';
import { wordsIn } from '../../src/words/editions.ts';
import { attributeOf, fetchSitePages, textOf } from './site-pages.ts';

const pages = await fetchSitePages(inject('origin'));

/** The accessible name that a landmark's attributes give it. */
function nameOf(element: HtmlElement, document: HtmlElement): string {
  const labels = attributeOf(element, 'aria-labelledby').split(' ').filter(Boolean);
  const labelled = labels.map((id) => {
    const label = document.querySelector(`#${id}`);
    return label ? textOf(label) : '';
  });
  return labelled.join(' ').trim() || attributeOf(element, 'aria-label');
}

/** The elements inside `document` that are within none of `tags`. */
function outside(elements: readonly HtmlElement[], tags: readonly string[]): HtmlElement[] {
  return elements.filter((element) => tags.every((tag) => !element.closest(tag)));
}

describe('the headings of every page make an outline', () => {
  it.each(pages)('$name has one h1, first, and never skips a level', ({ document }) => {
    const headings = document.querySelectorAll('h1, h2, h3, h4, h5, h6');
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    const skipped = headings.filter(
      (_, index) => index > 0 && (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1,
    );
    expect(skipped.map(textOf)).toEqual([]);
  });

  it.each(pages)('$name has no empty heading', ({ document }) => {
    for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
      expect(textOf(heading)).not.toBe('');
    }
  });

  it('the English landmarks are called as ever', () => {
    const { mainLabel, menuLabel, newTab, skipLink } = wordsIn('en', 'frame').frame;
    expect([mainLabel, menuLabel, skipLink]).toEqual(['Main', 'Menu', 'Skip to content']);
    expect(newTab).toBe(' (opens in a new tab)');
  });

  it('each page has an h1 of its own', () => {
    const found = pages.filter(({ status, path }) => status === 200 && !path.includes('?'));
    // a form that is filled in ahead is the same page
    const byPage = new Map(
      found.map(({ document, path }) => {
        const heading = textOf(document.querySelector('h1') as HtmlElement);
        return [`${path} ${heading}`, heading];
      }),
    );
    const headings = [...byPage.values()];
    const twice = headings.filter((heading, index) => headings.indexOf(heading) !== index);
    expect(twice).toEqual([]);
  });
});

describe('the landmarks of every page', () => {
  it.each(pages)('$name has one header, one main and one footer, in that order', ({ document }) => {
    const within = ['main', 'article', 'section', 'aside', 'nav'];
    const landmarks = outside(document.querySelectorAll('header, main, footer'), within.slice(1));
    const own = landmarks.filter(
      ({ tagName, parent }) => tagName === 'main' || !parent?.closest('main'),
    );
    expect(own.map(({ tagName }) => tagName)).toEqual(['header', 'main', 'footer']);
  });

  it.each(pages)('$name gives each navigation a name of its own', ({ document, path }) => {
    const { mainLabel, menuLabel } = wordsIn(languageOfPath(path), 'frame').frame;
    const names = document.querySelectorAll('nav').map((nav) => nameOf(nav, document));
    if (!isStandalone(knownPlaces.get(path)?.name)) {
      expect(names).toEqual(expect.arrayContaining([mainLabel, menuLabel]));
    }
    expect(names).not.toContain('');
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(pages)('$name gives each region a name of its own', ({ document }) => {
    const named = document
      .querySelectorAll('section, aside')
      .map((region) => nameOf(region, document))
      .filter(Boolean);
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
  });

  it.each(pages)('$name starts with a link that skips to the content', ({ document, path }) => {
    const [first] = document.querySelectorAll('body a, body button, body input');
    expect(first && textOf(first)).toBe(wordsIn(languageOfPath(path), 'frame').frame.skipLink);
    const target = document.querySelector(first ? attributeOf(first, 'href') : 'none');
    expect(target?.tagName).toBe('main');
    expect(target?.getAttributeValue('tabindex')).toBe('-1');
  });
});

describe('ids and what refers to them', () => {
  const references = [
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'for',
    'popovertarget',
  ];

  it.each(pages)('$name refers only to ids that exist', ({ document }) => {
    const everything = document.querySelectorAll('*');
    const ids = new Set(everything.map(({ id }) => id).filter(Boolean));
    const dead = everything.flatMap((element) =>
      element.attributes
        .filter(({ key }) => references.includes(key.toLowerCase()))
        .flatMap(({ value }) => String(value ?? '').split(' '))
        .filter((id) => !ids.has(id)),
    );
    expect(dead).toEqual([]);
  });

  it.each(pages)('$name labels each of its fields', ({ document }) => {
    const labelled = document.querySelectorAll('label').map((label) => attributeOf(label, 'for'));
    const fields = document
      .querySelectorAll('input, select, textarea')
      .filter((field) => attributeOf(field, 'type') !== 'hidden');
    for (const field of fields) {
      expect(labelled.includes(attributeOf(field, 'id')) || field.hasAttribute('aria-label')).toBe(
        true,
      );
    }
  });
});
