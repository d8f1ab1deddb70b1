import { describe, expect, it } from 'vitest';
import { phoneHref } from '../../../src/facts/hospital/site.ts';
import { type Cover, costOf, covers } from '../../../src/facts/money/cost.ts';
import { askUs, sumValidDays } from '../../../src/facts/money/dated-sums.ts';
import {
  itemsOf,
  type PriceItem,
  pregnancyItems,
  priceItem,
  priceItems,
} from '../../../src/facts/money/price-items.ts';
import { shaTariffs } from '../../../src/facts/money/sha.ts';
import { edgeCacheHeader } from '../../../src/http/cache-rules.ts';
import { loadRenderer } from '../../../src/server/load-renderer.ts';
import { placePath } from '../../../src/site/addresses.ts';
import { translations } from '../../../src/site/known-places.ts';
import { dayAfter } from '../../../src/time/days.ts';
import { costTexts } from '../../../src/words/formats/cost-texts.ts';
import { wordsIn } from '../../../src/words/words-by-locale.ts';
import { bodyText, elementOf, elementsOf } from '../../support/worker/read-html.ts';
import { visit } from '../../support/worker/visit.ts';
import { workerEnv } from '../../support/worker/worker-env.ts';

const pages = translations({ name: 'whatWillIPay', language: 'en' }).map((place) => ({
  place,
  path: placePath(place),
  language: place.language,
}));

const questions = priceItems.flatMap((item) =>
  covers.map((cover): [PriceItem, Cover] => [item, cover]),
);

const publicOrigin = new URL(workerEnv.SITE_URL).origin;
const { asOf, law, source } = shaTariffs.normal;
const lastDay = dayAfter(asOf, sumValidDays - 1);
const dayTooLate = dayAfter(asOf, sumValidDays);

const robotsOf = (html: string) =>
  elementOf(html, 'meta', { name: 'robots' }).attributes.content ?? '';
const canonicalsOf = (html: string) =>
  elementsOf(html, 'link').flatMap(({ attributes: { rel, href } }) =>
    rel === 'canonical' ? [href] : [],
  );
const errorsOf = (html: string) => elementsOf(html, 'div', { role: 'alert' });
const optionsOf = (html: string) => elementsOf(html, 'option').map(({ attributes }) => attributes);
const coversOf = (html: string) =>
  elementsOf(html, 'input', { name: 'cover' }).map(({ attributes }) => attributes);

/** The choices that the form has kept: 'item=normal', 'cover=sha'. */
const chosenOf = (html: string) => [
  ...optionsOf(html)
    .filter((option) => 'selected' in option && option.value)
    .map(({ value }) => `item=${value}`),
  ...coversOf(html)
    .filter((option) => 'checked' in option)
    .map(({ value }) => `cover=${value}`),
];

describe.each(pages)('$path', ({ place, path, language }) => {
  const { whatWillIPay } = wordsIn(language, 'whatWillIPay');
  const { birthCostCaption, birthCostWords, formatSum } = wordsIn(language, 'birthCost');
  const { formatPrice } = wordsIn(language, 'format');
  const { extraWords, formatItemPrice } = wordsIn(language, 'priceItems');
  const costWords = { ...whatWillIPay, formatItemPrice, formatSum };
  const { paying } = wordsIn(language, 'paying');

  async function answerOn(today: string, item: PriceItem, cover: Cover): Promise<string> {
    const { renderPlace } = await loadRenderer();
    const query = { item, cover };
    return new TextDecoder().decode(await renderPlace(workerEnv, place, { today, query }));
  }

  const answerIn = (html: string) => elementOf(html, 'section', { 'aria-labelledby': 'answer' });

  it('the page of costs answers with price, cover, remainder and what else to know', async () => {
    // each thing once, with each cover in turn
    for (const [index, item] of priceItems.entries()) {
      const cover = covers[index % covers.length] ?? 'none';
      const html = await answerOn(lastDay, item, cover);
      const answer = answerIn(html);
      const sums = costTexts(costWords, item, costOf(item, cover, lastDay));
      const known =
        cover === 'none' ? [] : [`${whatWillIPay.coverLabels[cover]} ${sums.coverPays}`];
      for (const text of [sums.price, ...known]) expect(answer.text).toContain(text);
      expect(answer.text).toContain(`${whatWillIPay.remainsLabel} ${sums.remains}`);
      // extra costs, what to bring, how to pay, who to ask
      const isBirth = itemsOf('birth').includes(item) && item !== 'anc';
      const top = isBirth ? birthCostWords.top : item === 'anc' && whatWillIPay.extrasBesideVisits;
      const extras = top || priceItem(item).extras.map((extra) => extraWords[extra]);
      const when = pregnancyItems.has(item) ? 'pregnancy' : 'general';
      const bring = whatWillIPay.bring[item === 'ambulance' ? 'ride' : when][cover];
      const lines = [
        ...extras.flatMap((extra) => Object.values(extra)),
        ...bring,
        ...paying.map(({ detail }) => detail),
        whatWillIPay.ask[when][cover],
      ];
      for (const line of lines) expect(answer.text).toContain(line);
      expect(answer.text).not.toContain(formatPrice(0));
      expect(answer.inner).toContain(`href="${phoneHref}"`);
      expect(answer.inner).toContain('https://wa.me/');
      expect(chosenOf(html)).toEqual([`item=${item}`, `cover=${cover}`]);
      expect(errorsOf(html)).toEqual([]);
    }
  });

  it('the page of costs never says that nothing is to pay where tests, doctor or medicine are extra', () => {
    for (const [item, cover] of questions) {
      const cost = costOf(item, cover, lastDay);
      const isFree = costTexts(costWords, item, cost).remains === whatWillIPay.nothing;
      expect(isFree && priceItem(item).extras.length > 0, `${item} ${cover}`).toBe(false);
    }
  });

  it.each(['normal', 'cesarean'] as const)(
    'the page of costs shows the SHA sum for %s with day and source, and none 180 days later',
    async (birth) => {
      const fresh = answerIn(await answerOn(lastDay, birth, 'sha'));
      const { shillings } = shaTariffs[birth];
      expect(fresh.text).toContain(formatPrice(shillings));
      expect(fresh.text).toContain(birthCostCaption(lastDay));
      for (const { url } of [source, law]) expect(fresh.inner).toContain(url);
      const old = answerIn(await answerOn(dayTooLate, birth, 'sha'));
      expect(old.text).toContain(`${whatWillIPay.remainsLabel} ${formatSum(askUs)}`);
      expect(old.text).not.toContain(`${whatWillIPay.coverLabels.sha} ${formatPrice(shillings)}`);
      expect(old.text).toContain(birthCostCaption(dayTooLate));
    },
  );

  it.each([
    ['birth=normal', ['cover'], 'missing', ['item=normal']],
    ['item=&cover=', ['item', 'cover'], 'missing', []],
    ['item=twins&cover=sha', ['item'], 'unknown', ['cover=sha']],
    ['item=__proto__&cover=constructor', ['item', 'cover'], 'unknown', []],
  ] as const)('the page of costs with ?%s shows the form with the errors of %j', async (...row) => {
    const [query, fields, problem, chosen] = row;
    const response = await visit(`${path}?${query}`);
    expect(response.status).toBe(200);
    const html = await response.text();
    const [errors] = errorsOf(html);
    for (const field of fields) {
      expect(errors?.text).toContain(whatWillIPay.problems[field][problem]);
      expect(errors?.inner).toContain(`href="#cost-${field}"`);
      expect(html.split(`id="cost-${field}"`)).toHaveLength(2);
    }
    expect(html).not.toContain('id="answer"');
    expect(bodyText(html)).not.toMatch(/twins|__proto__/);
    expect(chosenOf(html)).toEqual(chosen);
  });

  it('caches and search engines keep the page of costs without its query only', async () => {
    for (const query of ['birth=normal&cover=sha', 'item=hernia&cover=none', 'item=twins']) {
      const answer = await visit(`${path}?${query}`);
      expect(answer.headers.get(edgeCacheHeader)).toBe('no-store');
      expect(answer.headers.get('Cache-Control')).toContain('private');
      const html = await answer.text();
      expect(robotsOf(html)).toMatch(/^noindex\b/);
      // naming another page as the original would contradict noindex
      expect(canonicalsOf(html)).toEqual([]);
    }
    const bare = await visit(path);
    expect(bare.headers.get(edgeCacheHeader)).not.toBe('no-store');
    expect(canonicalsOf(await bare.text())).toEqual([publicOrigin + path]);
  });
});
