import { describe, expect, it } from 'vitest';
import { site } from '../../../../src/facts/hospital/site.ts';
import { byId, errorsBeside, formOf, required } from '../../../support/worker/form-fields.ts';
import { formPaths, postForm } from '../../../support/worker/post-form.ts';
import { bodyText, elementOf, elementsOf } from '../../../support/worker/read-html.ts';
import { visitPage } from '../../../support/worker/visit.ts';

describe('a form sent empty', () => {
  it.each(formPaths)('on %s names every missing field beside it', async (path) => {
    const response = await postForm(path, {});
    expect(response.status).toBe(422);
    const errors = errorsBeside(await response.text(), path);
    expect(Object.keys(errors).toSorted()).toEqual(required[path].toSorted());
    for (const error of Object.values(errors))
      expect(error).toMatch(/^Error: Enter your|^Error: Enter what/);
  });

  it.each(formPaths)('on %s lists the errors first, each a link to its field', async (path) => {
    const html = await (await postForm(path, {})).text();
    const summary = elementOf(html, 'div', { role: 'alert' });
    expect(summary.attributes.tabindex).toBe('-1');
    expect(summary.attributes.autofocus).toBe('');
    const links = elementsOf(html, 'a').filter(({ attributes }) =>
      attributes.href?.startsWith(`#${formOf[path].id}-`),
    );
    const errors = errorsBeside(html, path);
    expect(links.map(({ attributes }) => attributes.href)).toEqual(
      required[path].map((name) => `#${formOf[path].id}-${name}`),
    );
    expect(links.map(({ text }) => `Error: ${text}`)).toEqual(Object.values(errors));
    const positions = links.map(({ text }) => summary.text.indexOf(text));
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(positions).not.toContain(-1);
    expect(html.indexOf('role="alert"')).toBeLessThan(html.indexOf(`id="${formOf[path].id}-name"`));
  });

  it.each(formPaths)('comes back as the page %s', async (path) => {
    const html = await (await postForm(path, {})).text();
    const page = await visitPage(path);
    // what is wrong is heard first
    const [title] = elementOf(page, 'title').text.split(' | ');
    expect(elementOf(html, 'title').text).toBe(`Error: ${title} | ${site.shortName}`);
    expect(elementOf(html, 'h1').text).toBe(elementOf(page, 'h1').text);
    expect(elementOf(html, 'form', { method: 'post' }).attributes.action).toBe(path);
  });

  it.each(formPaths)('is not how the page %s is first seen', async (path) => {
    const html = await visitPage(path);
    expect(elementsOf(html, 'div', { role: 'alert' })).toEqual([]);
    expect(errorsBeside(html, path)).toEqual({});
    expect(bodyText(html)).not.toContain('There is a problem');
  });
});

describe('the fields themselves', () => {
  it.each(formPaths)(
    'on %s are required where no request is possible without them, with no bounds of our own',
    async (path) => {
      const html = await visitPage(path);
      for (const name of Object.keys(formOf[path].fields)) {
        const { attributes } = byId(html, `${formOf[path].id}-${name}`);
        const isRequired = (required[path] as readonly string[]).includes(name);
        expect(attributes.required).toBe(isRequired ? '' : undefined);
        for (const bound of ['min', 'max', 'minlength', 'maxlength', 'pattern', 'step']) {
          expect(attributes[bound]).toBeUndefined();
        }
      }
    },
  );
});
