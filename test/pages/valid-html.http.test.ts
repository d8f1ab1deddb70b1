import { resolve } from 'node:path';
import { FileSystemConfigLoader, type HtmlElement, HtmlValidate } from 'html-validate';
import { expect, inject, it } from 'vitest';
import { knownPlaces } from '../../src/site/known-places.ts';
import { languageOfPath, languages } from '../../src/site/languages.ts';
import { isStandalone } from '../../src/site/routes.ts';
import { wordsIn } from '../../src/words/words-by-locale.ts';
import {
  attributeOf,
  fetchSitePages,
  parseHtml,
  type SitePage,
  textOf,
} from '../support/http/site-pages.ts';

/*
 * The rules are in .htmlvalidate.json: all that html-validate recommends, except
 * - attr-case, attribute-boolean-style, attribute-empty-style, void-style: React writes charSet,
 *   required="" and <br/>; HTML reads these as charset, required and <br>.
 * - tel-non-breaking: a preference in typography; the number keeps the spaces of hospital.json, so that
 *   it can be copied and searched for.
 * - aria-label-misuse allows a name on any element that ARIA allows: 'Tags' on a list.
 */
const pages = await fetchSitePages(inject('origin'));
const validator = new HtmlValidate(new FileSystemConfigLoader());
const frameOf = (path: string) => wordsIn(languageOfPath(path), 'frame').frame;

async function problemsOf(html: string): Promise<string[]> {
  // the name selects the configuration; no such file is read
  const { results } = await validator.validateString(html, resolve('page.html'));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** The accessible name that a landmark's attributes give it. */
function nameOf(element: HtmlElement, document: HtmlElement): string {
  const labels = attributeOf(element, 'aria-labelledby').split(' ').filter(Boolean);
  const labelled = labels.map((id) => {
    const label = document.querySelector(`#${id}`);
    return label ? textOf(label) : '';
  });
  return labelled.join(' ').trim() || attributeOf(element, 'aria-label');
}

const repeated = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index);

/** Headings that are empty or skip a level, or an outline that does not start with its one h1. */
function outlineFaults(document: HtmlElement): string[] {
  const headings = document.querySelectorAll('h1, h2, h3, h4, h5, h6');
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  const wrong = headings.filter((heading, index) => {
    const level = levels[index] ?? 0;
    const isFirst = index === 0 ? level !== 1 : level === 1;
    return isFirst || (index > 0 && level > (levels[index - 1] ?? 0) + 1) || !textOf(heading);
  });
  return wrong.map((heading) => `${heading.tagName} '${textOf(heading)}' in the outline`);
}

/** Landmarks that are missing, out of order, or share a name with another of their kind. */
function landmarkFaults({ document, path }: SitePage): string[] {
  const landmarks = document
    .querySelectorAll('header, main, footer')
    .filter((each) => !['article', 'section', 'aside', 'nav'].some((tag) => each.closest(tag)))
    .filter(({ tagName, parent }) => tagName === 'main' || !parent?.closest('main'));
  const order = landmarks.map(({ tagName }) => tagName).join(', ');
  const navigations = document.querySelectorAll('nav').map((nav) => nameOf(nav, document));
  const regions = document.querySelectorAll('section, aside').map((each) => nameOf(each, document));
  const { mainLabel, menuLabel, skipLink } = frameOf(path);
  const expected = isStandalone(knownPlaces.get(path)?.name) ? [] : [mainLabel, menuLabel];
  const [first] = document.querySelectorAll('body a, body button, body input');
  const target = document.querySelector(first ? attributeOf(first, 'href') : 'none');
  const isSkipLink = first && textOf(first) === skipLink && target?.tagName === 'main';
  return [
    ...(order === 'header, main, footer' ? [] : [`landmarks: ${order}`]),
    ...expected.filter((name) => !navigations.includes(name)).map((name) => `no nav '${name}'`),
    ...(navigations.includes('') ? ['a nav without a name'] : []),
    ...repeated(navigations).map((name) => `two navs '${name}'`),
    ...repeated(regions.filter(Boolean)).map((name) => `two regions '${name}'`),
    ...(isSkipLink && target.getAttributeValue('tabindex') === '-1' ? [] : ['no skip link first']),
  ];
}

/** Attributes that refer to an id. */
const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget'];

/** References to ids that do not exist, fields without a label, and inline styles or scripts. */
function elementFaults(document: HtmlElement): string[] {
  const all = document.querySelectorAll('*');
  const ids = new Set(all.map(({ id }) => id).filter(Boolean));
  const labelled = document.querySelectorAll('label').map((label) => attributeOf(label, 'for'));
  return all.flatMap((element) => {
    const { tagName, attributes } = element;
    const keys = attributes.map(({ key }) => key.toLowerCase());
    const dead = attributes
      .filter(({ key }) => references.includes(key.toLowerCase()))
      .flatMap(({ value }) => String(value ?? '').split(' '))
      .filter((id) => !ids.has(id));
    const isField =
      /^(input|select|textarea)$/.test(tagName) && attributeOf(element, 'type') !== 'hidden';
    const isData = attributeOf(element, 'type') === 'application/ld+json';
    return [
      ...dead.map((id) => `no id '${id}' for ${tagName}`),
      ...(isField && !labelled.includes(attributeOf(element, 'id')) && !keys.includes('aria-label')
        ? [`no label for ${attributeOf(element, 'name')}`]
        : []),
      ...(tagName === 'style' || keys.includes('style') ? [`inline style in ${tagName}`] : []),
      ...(tagName === 'script' && !isData && !keys.includes('src') ? ['inline script'] : []),
      ...keys.filter((key) => key.startsWith('on')).map((key) => `${key} on ${tagName}`),
    ];
  });
}

it.each(pages)('$name is valid HTML with a correct outline, landmarks and labels', async (page) => {
  const { html, document, path } = page;
  const faults = [
    ...(await problemsOf(html)),
    ...outlineFaults(document),
    ...landmarkFaults(page),
    ...elementFaults(document),
  ];
  expect(faults).toEqual([]);
  const { tag } = languages[languageOfPath(path)];
  expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${tag}">`, 'i'));
  for (const selector of ['title', 'head meta[name="description"]'])
    expect(document.querySelectorAll(selector)).toHaveLength(1);
});

it('the checks report a duplicate id, a picture without text and a skipped level', async () => {
  const [home] = pages;
  if (!home) throw new Error('no pages');
  const twice = home.html.replace('</main>', '<p id="content"></p><img src="/x.png"></main>');
  const rules = (await problemsOf(twice)).map((problem) => problem.split(':')[0]);
  expect(rules).toEqual(expect.arrayContaining(['no-dup-id', 'wcag/h37']));
  const broken = parseHtml('<h1>A</h1><h3>B</h3><p style="x" onclick="y"></p><input name="q">');
  expect(outlineFaults(broken)).toEqual(["h3 'B' in the outline"]);
  expect(elementFaults(broken)).toEqual(['inline style in p', 'onclick on p', 'no label for q']);
});

it('each page has an h1 of its own', () => {
  const found = pages.filter(({ status, path }) => status === 200 && !path.includes('?'));
  // a prefilled form is the same page
  const byPage = new Map(
    found.map(({ document, path }) => {
      const heading = textOf(document.querySelector('h1') as HtmlElement);
      return [`${path} ${heading}`, heading];
    }),
  );
  expect(repeated([...byPage.values()])).toEqual([]);
});
