import { resolve } from 'node:path';
import { FileSystemConfigLoader, type HtmlElement, HtmlValidate } from 'html-validate';
import { expect, inject, it } from 'vitest';
import { languageOfPath, languages } from '../../src/site/languages.ts';
import { fetchSitePages, textOf } from '../support/http/site-pages.ts';

/*
 * The rules are in .htmlvalidate.json: all that html-validate recommends, except
 * - attr-case, attribute-boolean-style, attribute-empty-style, void-style: React writes charSet,
 *   required="" and <br/>; HTML reads these as charset, required and <br>.
 * - tel-non-breaking: a preference in typography; the number keeps the spaces of hospital.json, so that
 *   it can be copied and searched for.
 * - long-title: a page with errors says so before its title, which may then be 90 letters long.
 * - aria-label-misuse allows a name on any element that ARIA allows: 'Tags' on a list.
 */
const pages = await fetchSitePages(inject('origin'));
const validator = new HtmlValidate(new FileSystemConfigLoader());

async function problemsOf(html: string): Promise<string[]> {
  // the name selects the configuration; no such file is read
  const { results } = await validator.validateString(html, resolve('page.html'));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

const repeated = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index);

// axe.browser.test.ts checks outline, landmarks and labels
it.each(pages)('$name is valid HTML in its language', async ({ html, path }) => {
  expect(await problemsOf(html)).toEqual([]);
  const { tag } = languages[languageOfPath(path)];
  expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${tag}">`, 'i'));
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
