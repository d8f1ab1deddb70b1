import { resolve } from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { describe, expect, inject, it } from 'vitest';
import { fetchSitePages } from './site-pages.ts';

/*
 * The rules stand in .htmlvalidate.json: all that html-validate recommends, but for
 * - attr-case, attribute-boolean-style, attribute-empty-style, void-style: React writes charSet,
 *   required="" and <br/>; HTML takes these for charset, required and <br>.
 * - tel-non-breaking: a preference in typography; the number keeps the spaces of site.ts, so that
 *   it can be copied and searched for.
 * - aria-label-misuse lets any element be named that ARIA allows to be: 'Tags' on a list.
 */
const pages = await fetchSitePages(inject('origin'));
const validator = new HtmlValidate(new FileSystemConfigLoader());

async function problemsOf(html: string): Promise<string[]> {
  // the name decides which configuration holds; no such file is read
  const { results } = await validator.validateString(html, resolve('page.html'));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

describe('the HTML of every page is valid', () => {
  it.each(pages)('$name', async ({ html }) => {
    expect(await problemsOf(html)).toEqual([]);
  });

  it('and the validator is awake: it finds a broken page', async () => {
    const page = pages[0]?.html ?? '';
    const twice = page.replace('</main>', '<p id="content"></p><img src="/x.png"></main>');
    const rules = (await problemsOf(twice)).map((problem) => problem.split(':')[0]);
    expect(rules).toContain('no-dup-id');
    expect(rules).toContain('wcag/h37');
  });
});

describe('every page says in its HTML what it is', () => {
  it.each(pages)('$name is a document in its Kenyan language with one title', (page) => {
    const { html, document, path } = page;
    const lang = path.startsWith('/sw/') ? 'sw-KE' : 'en-KE';
    expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${lang}">`, 'i'));
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(document.querySelectorAll('head meta[name="description"]')).toHaveLength(1);
  });

  it.each(pages)('$name keeps styles and scripts in files of their own', ({ document }) => {
    expect(document.querySelectorAll('[style]')).toEqual([]);
    expect(document.querySelectorAll('style')).toEqual([]);
    const scripts = document.querySelectorAll('script');
    for (const script of scripts) {
      const data = script.getAttributeValue('type') === 'application/ld+json';
      expect(data || script.hasAttribute('src')).toBe(true);
    }
    const handlers = document
      .querySelectorAll('*')
      .flatMap(({ attributes }) => attributes.map(({ key }) => key.toLowerCase()))
      .filter((key) => key.startsWith('on'));
    expect(handlers).toEqual([]);
  });
});
