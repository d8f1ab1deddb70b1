import { describe, expect, it } from 'vitest';
import { emailHref, phoneHref, site } from '../../../../src/facts/hospital/site.ts';
import { errorsBeside } from '../../../support/worker/form-fields.ts';
import {
  type FormPath,
  formPaths,
  goodInput,
  postForm,
} from '../../../support/worker/post-form.ts';
import { bodyText, elementOf, elementsOf } from '../../../support/worker/read-html.ts';
import { visitPage } from '../../../support/worker/visit.ts';

/** The value of the field of that name, of any kind. */
function fieldValue(html: string, name: string): string | undefined {
  const [input] = elementsOf(html, 'input', { name });
  if (input) return input.attributes.value;
  const [textarea] = elementsOf(html, 'textarea', { name });
  if (textarea) return textarea.text;
  const chosen = elementsOf(html, 'option').filter(({ attributes }) => 'selected' in attributes);
  return chosen.map(({ attributes }) => attributes.value).join();
}

async function refuse(path: FormPath, fields: Readonly<Record<string, string>>): Promise<string> {
  const response = await postForm(path, fields);
  expect(response.status).toBe(422);
  return response.text();
}

describe('a form that comes back', () => {
  it.each(formPaths)('on %s keeps everything that was typed', async (path) => {
    const typed: Record<string, string> = { ...goodInput[path], email: 'amina at example' };
    typed.message = 'First line\nsecond line & "third" \u{1F469}\u{1F3FE}\u200D\u2695\uFE0F';
    const html = await refuse(path, typed);
    for (const [name, value] of Object.entries(typed)) expect(fieldValue(html, name)).toBe(value);
  });

  it.each(['2026-02-30', '30/2/2026', 'next "Tuesday" & after'])(
    'shows the typed day that a date field cannot show: %s',
    async (date) => {
      const input = { ...goodInput['/appointments'], service: 'dental', date };
      const html = await refuse('/appointments', input);
      expect(fieldValue(html, 'date')).toBe('');
      expect(errorsBeside(html, '/appointments').date).toContain(`You wrote "${date}".`);
      expect(fieldValue(html, 'service')).toBe('dental');
    },
  );

  it.each([
    '"><script>alert(1)</script>',
    '</textarea><script>alert(1)</script>',
    "' onfocus=alert(1) autofocus x='",
    '" onfocus="alert(1)',
    '<img src=x onerror=alert(1)>',
    '&quot;&gt;&lt;script&gt;',
    '</script><!--',
    '<!--',
    '{{constructor.constructor("alert(1)")()}}',
    'javascript:alert(1)',
  ])('shows %s as text, nothing more', async (text) => {
    const html = await refuse('/contact', {
      ...goodInput['/contact'],
      name: text,
      message: text,
      email: '',
    });
    const page = await visitPage('/contact');
    expect(fieldValue(html, 'name')).toBe(text);
    expect(fieldValue(html, 'message')).toBe(text);
    expect(elementsOf(html, 'script').length).toBe(elementsOf(page, 'script').length);
    expect(elementsOf(html, 'img').length).toBe(elementsOf(page, 'img').length);
    expect(html).not.toMatch(/<script>|<img src=x|<!--(?!\s*-->)/);
    const handlers = elementsOf(html, 'input').flatMap(({ attributes }) =>
      Object.keys(attributes).filter((name) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
  });

  it('does not show the text to the next visitor', async () => {
    await refuse('/contact', { ...goodInput['/contact'], email: 'zebra' });
    expect(await visitPage('/contact')).not.toMatch(/zebra|Amina/);
  });
});

describe('a message too long for one chat', () => {
  /** A message that fills the chat link of the home page to 2,000 characters. */
  async function fillingMessage(): Promise<string> {
    const response = await postForm('/', { ...goodInput['/'], message: 'x' });
    const used = (response.headers.get('Location') ?? '').length;
    return 'x'.repeat(2000 - used + 1);
  }

  it('is one that does not fit by a single character', async () => {
    const message = await fillingMessage();
    const fits = await postForm('/', { ...goodInput['/'], message });
    expect(fits.status).toBe(303);
    expect(fits.headers.get('Location')).toHaveLength(2000);
    const html = await refuse('/', { ...goodInput['/'], message: `${message}x` });
    expect(bodyText(html)).toContain('1 character too long');
  });

  it.each([
    ['250 letters', 'y'.repeat(250), '250 characters'],
    ['an emoji', '\u{1F930}', '1 character'],
    ['three lines', '\na\nb\nc', '6 characters'],
    ['Amharic', 'ሰላም', '3 characters'],
  ])('says by how much when it is %s too long', async (_, excess, characters) => {
    const message = (await fillingMessage()) + excess;
    const html = await refuse('/', { ...goodInput['/'], message });
    expect(bodyText(html)).toContain(`${characters} too long`);
    expect(fieldValue(html, 'message')).toBe(message);
  });

  it('offers the phone and the e-mail as the way out, beside the field', async () => {
    const html = await refuse('/contact', { ...goodInput['/contact'], message: 'x'.repeat(5000) });
    const field = elementOf(html, 'textarea', { name: 'message' });
    expect(field.attributes['aria-invalid']).toBe('true');
    const id = field.attributes['aria-describedby'] ?? '';
    const { text } = elementOf(html, 'p', { id });
    expect(text).toContain(site.phone);
    expect(text).toContain(site.emails.general);
    // after the field: the line for emergencies comes before it
    const [, below = ''] = elementOf(html, 'form', { method: 'post' }).inner.split('<textarea');
    for (const href of [phoneHref, emailHref(site.emails.general)])
      expect(below).toContain(`href="${href}"`);
  });
});
