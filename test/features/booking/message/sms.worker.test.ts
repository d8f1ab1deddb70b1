import { describe, expect, it } from 'vitest';
import { emailHref, phoneHref, site } from '../../../../src/facts/hospital/site.ts';
import { smsLink } from '../../../../src/messages/sms-link.ts';
import { chatTextOf, formPaths, goodInput, postForm } from '../../../support/worker/post-form.ts';
import { elementOf, elementsOf } from '../../../support/worker/read-html.ts';
import { visitPage } from '../../../support/worker/visit.ts';

const bySms = { 'send-by': 'sms' };

describe('a form sent by SMS without script', () => {
  it.each(formPaths)('on %s is answered with the text of the chat, ready to open', async (path) => {
    const text = chatTextOf(await postForm(path, goodInput[path]));
    const response = await postForm(path, { ...goodInput[path], ...bySms });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Location')).toBeNull();
    const html = await response.text();
    const link = elementsOf(html, 'a').find(({ attributes }) =>
      attributes.href?.startsWith('sms:'),
    );
    expect(link?.attributes.href).toBe(smsLink(text));
    // to copy, where nothing opens
    expect(html).toContain(text.replaceAll('&', '&amp;'));
    const chats = elementsOf(html, 'a').map(({ attributes }) => attributes.href ?? '');
    expect(chats).toContain((await postForm(path, goodInput[path])).headers.get('Location'));
  });

  it('says that nothing is sent yet, names the other ways and is no page to be found', async () => {
    const html = await (await postForm('/', { ...goodInput['/'], ...bySms })).text();
    expect(elementOf(html, 'h1').text).toBe('Your SMS is ready, but not sent yet');
    expect(elementOf(html, 'title').text).toMatch(/^Your SMS is ready/);
    expect(elementOf(html, 'meta', { name: 'robots' }).attributes.content).toContain('noindex');
    expect(elementsOf(html, 'link', { rel: 'canonical' })).toEqual([]);
    const main = elementOf(html, 'main').inner;
    for (const href of [phoneHref, emailHref(site.emails.general)])
      expect(elementsOf(main, 'a', { href }).length).toBeGreaterThan(0);
  });

  it.each(formPaths)('on %s comes back with 422 when something is missing', async (path) => {
    const response = await postForm(path, { ...goodInput[path], ...bySms, name: ' ' });
    expect(response.status).toBe(422);
    expect(await response.text()).not.toContain('sms:');
  });

  it('shows what was typed as text, nothing more', async () => {
    const message = '</p><script>alert(1)</script>\n"><img src=x onerror=alert(1)>';
    const response = await postForm('/', { ...goodInput['/'], ...bySms, message });
    const html = await response.text();
    expect(html).not.toMatch(/<script>|<img src=x/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });
});

it.each(formPaths)(
  'the form on %s names the phone for emergencies, then offers chat, SMS, phone and e-mail',
  async (path) => {
    const html = await visitPage(path);
    const form = elementOf(html, 'form', { method: 'post' }).inner;
    const buttons = elementsOf(form, 'button', { type: 'submit' });
    expect(buttons.map(({ text }) => text)).toEqual(['Send on WhatsApp', 'Send by SMS']);
    expect(buttons.map(({ attributes }) => attributes.name)).toEqual([undefined, 'send-by']);
    expect(elementsOf(form, 'a').map(({ attributes }) => attributes.href)).toEqual([
      phoneHref,
      phoneHref,
      emailHref(site.emails.general),
    ]);
    expect(html).toContain('This website keeps nothing.');
  },
);
