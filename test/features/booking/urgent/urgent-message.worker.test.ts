import { describe, expect, it } from 'vitest';
import { phoneHref } from '../../../../src/facts/hospital/site.ts';
import { hrefIn } from '../../../../src/locales/places.ts';
import { smsLink } from '../../../../src/messages/sms-link.ts';
import { languages } from '../../../../src/site/languages.ts';
import {
  type FormPath,
  formPaths,
  goodInput,
  postForm,
} from '../../../support/worker/post-form.ts';
import { elementOf, elementsOf } from '../../../support/worker/read-html.ts';

const danger = 'My baby is <not> breathing & turns blue';

/** The message in each form, urgent. */
const urgentInput = (path: FormPath) => ({ ...goodInput[path], message: danger });

const hrefsIn = (html: string) =>
  elementsOf(elementOf(html, 'main').inner, 'a').map(({ attributes }) => attributes.href ?? '');

describe.each(formPaths)('a message of danger from %s', (path) => {
  it.each([{}, { 'send-by': 'sms' }])(
    'sent with %j gets the call first, then the message',
    async (by) => {
      const response = await postForm(path, { ...urgentInput(path), ...by });
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('Location')).toBeNull();
      const html = await response.text();
      expect(elementOf(html, 'h1').text).toBe('This sounds urgent: call now');
      const hrefs = hrefsIn(html);
      expect(hrefs[0]).toBe(phoneHref);
      const chat = hrefs.find((href) => href.startsWith('https://wa.me/')) ?? '';
      const text = new URL(chat).searchParams.get('text') ?? '';
      expect(text).toContain(danger);
      expect(hrefs).toContain(smsLink(text));
      // the words to read and copy, escaped
      expect(html).toContain('My baby is &lt;not&gt; breathing &amp; turns blue');
    },
  );

  it('is answered by a page that no search engine keeps and no address leads to', async () => {
    const html = await (await postForm(path, urgentInput(path))).text();
    expect(elementOf(html, 'meta', { name: 'robots' }).attributes.content).toContain('noindex');
    expect(elementsOf(html, 'link', { rel: 'canonical' })).toEqual([]);
    expect(elementOf(html, 'title').text).toMatch(/^This sounds urgent: call now/);
    expect(elementOf(html, 'title').text).not.toContain('breathing');
  });

  it('with a field missing is refused first, the words kept', async () => {
    const response = await postForm(path, { ...urgentInput(path), name: '' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('turns blue');
  });
});

it('the service Emergency is answered the same, whatever the message', async () => {
  const input = { ...goodInput['/appointments'], service: 'emergency', message: '' };
  const html = await (await postForm('/appointments', input)).text();
  expect(elementOf(html, 'h1').text).toBe('This sounds urgent: call now');
  expect(hrefsIn(html)[0]).toBe(phoneHref);
  expect(html).toContain('Service: Emergency');
});

it('words in Swahili raise the same answer, with the steps in both languages', async () => {
  const response = await postForm('/', { ...goodInput['/'], message: 'Mtoto wangu hapumui' });
  expect(response.status).toBe(200);
  const main = elementOf(await response.text(), 'main').inner;
  for (const language of ['en', 'sw'] as const) {
    const [link] = elementsOf(main, 'a', { href: hrefIn(language)('emergency') });
    expect(link?.attributes.lang).toBe(languages[language].tag);
  }
});

it.each(formPaths)('a calm message from %s goes on to the chat', async (path) => {
  expect((await postForm(path, goodInput[path])).status).toBe(303);
});
