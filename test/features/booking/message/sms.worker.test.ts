import { expect, it } from 'vitest';
import { emailHref, phoneHref, site } from '../../../../src/facts/hospital/site.ts';
import { smsLink } from '../../../../src/messages/sms-link.ts';
import { expectPrivatePage } from '../../../support/worker/expect-private-page.ts';
import { chatTextOf, formPaths, goodInput, postForm } from '../../../support/worker/post-form.ts';
import { elementOf, elementsOf } from '../../../support/worker/read-html.ts';
import { visitPage } from '../../../support/worker/visit.ts';

const bySms = { 'send-by': 'sms' };
const hrefsIn = (html: string) => elementsOf(html, 'a').map(({ attributes }) => attributes.href);

it.each(formPaths)(
  'a form sent by SMS on %s returns a page with the SMS link, the text and the chat',
  async (path) => {
    const toChat = await postForm(path, goodInput[path]);
    const text = chatTextOf(toChat);
    const html = await expectPrivatePage(
      await postForm(path, { ...goodInput[path], ...bySms }),
      200,
    );
    expect(hrefsIn(html)).toContain(smsLink(text));
    expect(hrefsIn(html)).toContain(toChat.headers.get('Location'));
    // to copy, if no app opens
    expect(html).toContain(text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
  },
);

it('the page of a form sent by SMS says that nothing is sent yet and links to phone and email', async () => {
  const html = await (await postForm('/', { ...goodInput['/'], ...bySms })).text();
  expect(elementOf(html, 'h1').text).toBe('Your SMS is ready, but not sent yet');
  expect(elementOf(html, 'title').text).toMatch(/^Your SMS is ready/);
  const links = hrefsIn(elementOf(html, 'main').inner);
  expect(links).toEqual(expect.arrayContaining([phoneHref, emailHref(site.emails.general)]));
});

it.each(formPaths)(
  'the form on %s shows the emergency number, then chat, SMS, phone and email',
  async (path) => {
    const html = await visitPage(path);
    const form = elementOf(html, 'form', { method: 'post' }).inner;
    const buttons = elementsOf(form, 'button', { type: 'submit' });
    expect(buttons.map(({ text }) => text)).toEqual(['Send on WhatsApp', 'Send by SMS']);
    expect(buttons.map(({ attributes }) => attributes.name)).toEqual([undefined, 'send-by']);
    expect(hrefsIn(form)).toEqual([phoneHref, phoneHref, emailHref(site.emails.general)]);
    expect(html).toContain('This website keeps nothing.');
  },
);
