import { expect, it } from 'vitest';
import { phoneHref } from '../../../../src/facts/hospital/site.ts';
import { smsLink } from '../../../../src/messages/sms-link.ts';
import { urgentHelp } from '../../../../src/words/features/urgent-help.ts';
import { expectPrivatePage } from '../../../support/worker/expect-private-page.ts';
import { formPaths, goodInput, postForm } from '../../../support/worker/post-form.ts';
import { elementOf, elementsOf } from '../../../support/worker/read-html.ts';
import { visit } from '../../../support/worker/visit.ts';

const heading = 'This sounds urgent: call now';
const danger = 'My baby is <not> breathing & turns blue';

const hrefsIn = (html: string) =>
  elementsOf(elementOf(html, 'main').inner, 'a').map(({ attributes }) => attributes.href ?? '');

it.each(formPaths)(
  'an urgent message on %s, by chat or SMS, shows the call first, then the message',
  async (path) => {
    const input = { ...goodInput[path], message: danger };
    for (const by of [{}, { 'send-by': 'sms' }]) {
      const html = await expectPrivatePage(await postForm(path, { ...input, ...by }), 200);
      expect(elementOf(html, 'h1').text).toBe(heading);
      expect(elementOf(html, 'title').text).toMatch(new RegExp(`^${heading}(?!.*breathing)`));
      const hrefs = hrefsIn(html);
      expect(hrefs[0]).toBe(phoneHref);
      const chat = hrefs.find((href) => href.startsWith('https://wa.me/')) ?? '';
      const text = new URL(chat).searchParams.get('text') ?? '';
      expect(text).toContain(danger);
      expect(hrefs).toContain(smsLink(text));
      // escaped, to read and copy
      expect(html).toContain('My baby is &lt;not&gt; breathing &amp; turns blue');
    }
    const incomplete = await postForm(path, { ...input, name: '' });
    expect(incomplete.status).toBe(422);
    expect(await incomplete.text()).toContain('turns blue');
  },
);

it('the service Emergency is urgent without a message', async () => {
  const input = { ...goodInput['/appointments'], service: 'emergency', message: '' };
  const html = await (await postForm('/appointments', input)).text();
  expect(elementOf(html, 'h1').text).toBe(heading);
  expect(hrefsIn(html)[0]).toBe(phoneHref);
  expect(html).toContain('Service: Emergency');
});

it.each([
  ['My baby is not breathing', 'en', '/contact', 'babyNotBreathing', ['1199']],
  ['Mtoto wangu mchanga hapumui', 'sw', '/sw/contact', 'babyNotBreathing', ['1199']],
  ['I want to die', 'en', '/contact', 'numbersToCall', ['1199', '0722 178 177', '116']],
  ['Mume wangu ananipiga kila siku', 'sw', '/sw/contact', 'violence', ['1199', '1195', '116']],
] as const)(
  'the page for %j in %s has first steps and numbers for it',
  async (message, language, path, key, numbers) => {
    const body = new URLSearchParams({ ...goodInput['/contact'], message });
    const response = await visit(path, { method: 'POST', body });
    expect(response.status).toBe(200);
    const card = elementOf(await response.text(), 'main').inner;
    const { heading, steps } = urgentHelp[language][key];
    const tag = steps.length > 0 ? 'p' : 'a';
    // its steps are here, so no link leads to them
    expect(elementsOf(card, tag).filter(({ text }) => text === heading)).toHaveLength(1);
    expect(elementsOf(card, 'a').some(({ text }) => text === heading)).toBe(tag === 'a');
    for (const number of numbers) {
      expect(hrefsIn(`<main>${card}</main>`)).toContain(`tel:${number.replaceAll(' ', '')}`);
    }
    expect(elementsOf(card, 'li').map(({ text }) => text)).toEqual(
      expect.arrayContaining(steps.slice(0, 2)),
    );
  },
);
