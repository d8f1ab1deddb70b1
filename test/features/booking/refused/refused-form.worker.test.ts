import { describe, expect, it } from 'vitest';
import { expectPrivatePage } from '../../../support/worker/expect-private-page.ts';
import { byId, errorsBeside, formOf, required } from '../../../support/worker/form-fields.ts';
import {
  type FormPath,
  formPaths,
  goodInput,
  postForm,
} from '../../../support/worker/post-form.ts';
import { bodyText, elementOf, elementsOf } from '../../../support/worker/read-html.ts';
import { visit, visitPage } from '../../../support/worker/visit.ts';

/** The page that comes back for input that is invalid. */
async function refuse(path: FormPath, changes: Readonly<Record<string, string>>): Promise<string> {
  return expectPrivatePage(await postForm(path, { ...goodInput[path], ...changes }), 422);
}

/** The value of the field of that name, of any kind, in the page's main part. */
function fieldValue(page: string, name: string): string | undefined {
  const html = elementOf(page, 'main').inner;
  const [input] = elementsOf(html, 'input', { name });
  if (input) return input.attributes.value;
  const [textarea] = elementsOf(html, 'textarea', { name });
  if (textarea) return textarea.text;
  const chosen = elementsOf(html, 'option').filter(({ attributes }) => 'selected' in attributes);
  return chosen.map(({ attributes }) => attributes.value).join();
}

it.each(['/contact', '/antenatal-planner', '/sw/vaccine-planner'])(
  'posted to %s from another site gets the empty page without a word of that site',
  async (path) => {
    const words = 'Our number has changed: 0711 111 111';
    const post = (site: string) =>
      visit(path, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': site },
        body: new URLSearchParams({ message: words, date: words, birth: words, prefill: 'yes' }),
      });
    const response = await post('cross-site');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await response.text()).not.toContain('Our number');
    expect(await (await post('same-origin')).text()).toContain('Our number');
  },
);

describe.each(formPaths)('the form on %s', (path) => {
  const { id, fields } = formOf[path];

  it('a form requires the specified fields and sets no other limits', async () => {
    const html = await visitPage(path);
    expect(bodyText(html)).not.toContain('There is a problem');
    expect(errorsBeside(html, path)).toEqual({});
    for (const name of Object.keys(fields)) {
      const { attributes } = byId(html, `${id}-${name}`);
      const isRequired = (required[path] as readonly string[]).includes(name);
      expect(attributes.required).toBe(isRequired ? '' : undefined);
      for (const bound of ['min', 'max', 'minlength', 'maxlength', 'pattern', 'step']) {
        expect(attributes[bound]).toBeUndefined();
      }
    }
  });

  it('an empty form comes back with a focused summary that links to each error', async () => {
    const html = await expectPrivatePage(await postForm(path, {}), 422);
    const errors = errorsBeside(html, path);
    expect(Object.keys(errors).toSorted()).toEqual(required[path].toSorted());
    for (const error of Object.values(errors)) expect(error).toMatch(/^Error: Enter (your|what)/);
    const summary = elementOf(html, 'div', { role: 'alert' });
    expect(summary.attributes).toMatchObject({ tabindex: '-1', autofocus: '' });
    const links = elementsOf(summary.inner, 'a');
    expect(links.map(({ attributes }) => attributes.href)).toEqual(
      required[path].map((name) => `#${id}-${name}`),
    );
    expect(links.map(({ text }) => `Error: ${text}`)).toEqual(Object.values(errors));
    expect(html.indexOf('role="alert"')).toBeLessThan(html.indexOf(`id="${id}-name"`));
    // otherwise it is the page of the form
    const page = await visitPage(path);
    expect(elementOf(html, 'title').text).toBe(`Error: ${elementOf(page, 'title').text}`);
    expect(elementOf(html, 'h1').text).toBe(elementOf(page, 'h1').text);
    expect(elementsOf(html, 'form', { method: 'post', action: path })).toHaveLength(1);
  });

  it('a refused form comes back with everything that was typed', async () => {
    const message = 'First line\nsecond line & "third" \u{1F469}\u{1F3FE}\u200D\u2695\uFE0F';
    const typed = { ...goodInput[path], email: 'amina at example', message };
    const html = await refuse(path, typed);
    for (const [name, value] of Object.entries(typed)) expect(fieldValue(html, name)).toBe(value);
    expect(await visitPage(path)).not.toMatch(/Amina|amina at/);
  });
});

it.each([
  ['name', ' \u0000\u200E\t\u00A0', /Enter your/],
  ['email', 'amina@example..com', /name@example\.com/],
  ['service', 'cardiology', /list/],
  ['date', '2026-02-30', /You wrote "2026-02-30"\..*day that exists/],
  ['date', 'next "Tuesday" & after', /You wrote "next "Tuesday" & aft\.\.\."\./],
] as const)(
  'one invalid field, %s=%j, is the only error, and says what to do',
  async (name, value, message) => {
    const html = await refuse('/appointments', { service: 'dental', [name]: value });
    const errors = errorsBeside(html, '/appointments');
    expect(Object.keys(errors)).toEqual([name]);
    expect(errors[name]).toMatch(message);
    if (name !== 'service') expect(fieldValue(html, 'service')).toBe('dental');
    if (name === 'date') expect(fieldValue(html, 'date')).toBe('');
  },
);
