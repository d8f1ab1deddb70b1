import { afterEach, expect, it, vi } from 'vitest';
import { reliefOffers } from '../../../../src/facts/clinical/mother-and-child/birth-choices.ts';
import { site } from '../../../../src/facts/hospital/site.ts';
import { reliefFacts } from '../../../../src/features/planner/birth/birth-plan.ts';
import { languageOfPath } from '../../../../src/site/languages.ts';
import { wordsIn } from '../../../../src/words/words-by-locale.ts';
import { expectPrivatePage } from '../../../support/worker/expect-private-page.ts';
import { byId } from '../../../support/worker/form-fields.ts';
import { bodyText, elementOf, elementsOf } from '../../../support/worker/read-html.ts';
import { testPrivacy } from '../../../support/worker/test-privacy.ts';
import { visit, visitPage } from '../../../support/worker/visit.ts';

const path = '/birth-plan';
const paths = [path, `/sw${path}`];

const whole = {
  companion: 'Wanjiku Kamau-Otieno 0712 345 678',
  transport: 'Kamau <taxi> & sons',
  pain: 'ifIAsk',
  position: 'upright',
  decides: 'Peter',
  language: 'Kikuyu',
  sha: 'paid',
  money: 'saving',
  wishes: 'I fear needles.\nMy sister cuts the cord.',
};

const post = (to: string, fields: Record<string, string>): Promise<Response> =>
  visit(to, { method: 'POST', body: new URLSearchParams(fields) });

/** The values of the form on a page, by name. */
function valuesOf(html: string, names = Object.keys(whole)): Record<string, string | undefined> {
  return Object.fromEntries(
    names.map((name) => {
      const { tag, attributes, inner, text } = byId(html, `birth-${name}`);
      if (tag === 'textarea') return [name, text];
      if (tag !== 'select') return [name, attributes.value];
      return [name, elementOf(inner, 'option', { selected: '' }).attributes.value];
    }),
  );
}

afterEach(() => {
  vi.useRealTimers();
});

it.each(paths)('the birth plan at %s has the number for labour before the form', async (page) => {
  const { labourNow } = wordsIn(languageOfPath(page), 'birthPlan');
  const html = await visitPage(page);
  const start = html.indexOf(labourNow.heading);
  expect(start).toBeGreaterThan(0);
  expect(start).toBeLessThan(html.indexOf('name="companion"'));
});

it.each(paths)(
  'the birth plan at %s says what there is against pain and what there is not',
  async (page) => {
    const language = languageOfPath(page);
    const { birthPlan } = wordsIn(language, 'birthPlan');
    const text = bodyText(await visitPage(page));
    for (const { term, detail } of reliefFacts(language))
      expect(text).toContain(`${term} ${detail}`);
    const notHere = Object.values(reliefOffers).filter((offer) => offer === 'notHere');
    expect(notHere.length).toBeGreaterThan(0);
    expect(birthPlan.how.text.split('. ')[0]).toMatch(/not a contract|si mkataba/);
    expect(text).toContain(birthPlan.how.text);
  },
);

it.each(paths)(
  'the sheet of %s has every line in words, and says that it can change',
  async (page) => {
    const { birthFields, birthPlan } = wordsIn(languageOfPath(page), 'birthPlan');
    const html = await expectSheet(page, whole);
    const sheet = elementOf(html, 'section', { id: 'sheet' });
    const { options } = birthFields.position;
    expect(sheet.text).toContain(`${birthFields.position.onSheet} ${options.upright}`);
    for (const text of [whole.companion, whole.transport, whole.decides, birthPlan.noContract])
      expect(sheet.text).toContain(text);
    expect(sheet.text).toContain('I fear needles. My sister cuts the cord.');
    expect(valuesOf(html)).toEqual(whole);
  },
);

it('the sheet has the same text for WhatsApp and SMS, without a recipient', async () => {
  const html = await expectSheet(path, whole);
  const links = elementsOf(html, 'a').map(({ attributes }) => attributes.href ?? '');
  const [chat, sms] = ['https://wa.me/?text=', 'sms:?&body='].map((start) =>
    links.find((href) => href.startsWith(start))?.slice(start.length),
  );
  const text = decodeURIComponent(chat ?? '');
  expect(decodeURIComponent(sms ?? '')).toBe(text);
  for (const value of [whole.companion, whole.transport, whole.wishes, site.phone])
    expect(text).toContain(value);
  expect(text.split('\n')).toHaveLength(12);
});

async function expectSheet(page: string, fields: Record<string, string>): Promise<string> {
  const response = await post(page, fields);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  return response.text();
}

it.each(paths)(
  'the birth plan at %s refuses an empty form and links the first field',
  async (page) => {
    const { birthErrors } = wordsIn(languageOfPath(page), 'birthPlan');
    const html = await expectPrivatePage(await post(page, { companion: ' \u200B' }), 422);
    const summary = elementOf(html, 'div', { role: 'alert' });
    expect(summary.text).toContain(birthErrors.empty);
    expect(elementOf(summary.inner, 'a').attributes.href).toBe('#birth-companion');
  },
);

it('the birth plan refuses more text than one message holds, at the longest field, and keeps it', async () => {
  const wishes = 'Please. '.repeat(300).trim();
  const html = await expectPrivatePage(await post(path, { ...whole, wishes }), 422);
  const summary = elementOf(html, 'div', { role: 'alert' });
  expect(elementOf(summary.inner, 'a').attributes.href).toBe('#birth-wishes');
  const excess = Number(/\d+/.exec(summary.text)?.[0]);
  expect(valuesOf(html)).toEqual({ ...whole, wishes });
  // shortened as the error says, it fits
  const shorter = wishes.slice(0, -excess);
  expect((await post(path, { ...whole, wishes: shorter })).status).toBe(200);
});

const sends = [
  () => post(path, whole),
  () => post(`/sw${path}`, whole),
  () => post(path, { ...whole, pain: 'magic' }),
];
testPrivacy(sends, /Kamau-Otieno|I fear needles/, 'Location');
