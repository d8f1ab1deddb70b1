import { describe, expect, it } from 'vitest';
import { phoneHref } from '../../../src/facts/hospital/site.ts';
import {
  type Birth,
  birthCost,
  type Cover,
  costChoices,
} from '../../../src/facts/money/birth-cost.ts';
import { askUs, sumValidDays } from '../../../src/facts/money/dated-sums.ts';
import { packagePrices } from '../../../src/facts/money/prices.ts';
import { shaTariffs } from '../../../src/facts/money/sha.ts';
import { edgeCacheHeader } from '../../../src/http/cache-rules.ts';
import { translations } from '../../../src/locales/places.ts';
import { wordsIn } from '../../../src/locales/words-by-locale.ts';
import { loadRenderer } from '../../../src/server/load-renderer.ts';
import { placePath } from '../../../src/site/addresses.ts';
import { dayAfter } from '../../../src/time/days.ts';
import { bodyText, elementOf, elementsOf } from '../../support/worker/read-html.ts';
import { visit, visitPage } from '../../support/worker/visit.ts';
import { workerEnv } from '../../support/worker/worker-env.ts';

const pages = translations({ name: 'whatWillIPay', language: 'en' }).map((place) => ({
  place,
  path: placePath(place),
  language: place.language,
}));

const questions = costChoices.birth.flatMap((birth) =>
  costChoices.cover.map((cover): [Birth, Cover] => [birth, cover]),
);

const publicOrigin = new URL(workerEnv.SITE_URL).origin;
const { asOf, law, source } = shaTariffs.normal;
const lastDay = dayAfter(asOf, sumValidDays - 1);
const dayTooLate = dayAfter(asOf, sumValidDays);

const robotsOf = (html: string) =>
  elementOf(html, 'meta', { name: 'robots' }).attributes.content ?? '';
const canonicalOf = (html: string) => elementOf(html, 'link', { rel: 'canonical' }).attributes.href;
const errorsOf = (html: string) => elementsOf(html, 'div', { role: 'alert' });
const chosenOf = (html: string) =>
  elementsOf(html, 'input', { type: 'radio' })
    .filter(({ attributes }) => 'checked' in attributes)
    .map(({ attributes }) => `${attributes.name}=${attributes.value}`);

describe.each(pages)('$path', ({ place, path, language }) => {
  const { whatWillIPay } = wordsIn(language, 'whatWillIPay');
  const { birthCostCaption, birthCostWords, formatSum } = wordsIn(language, 'birthCost');
  const { formatPrice } = wordsIn(language, 'format');
  const { paying } = wordsIn(language, 'paying');

  async function answerOn(today: string, birth: Birth, cover: Cover): Promise<string> {
    const { renderPlace } = await loadRenderer();
    const query = { birth, cover };
    return new TextDecoder().decode(await renderPlace(workerEnv, place, { today, query }));
  }

  const answerIn = (html: string) => elementOf(html, 'section', { 'aria-labelledby': 'answer' });

  it('asks for birth and cover alone, by GET', async () => {
    const html = await visitPage(path);
    const form = elementOf(html, 'form', { action: path });
    expect(form.attributes.method).toBeUndefined();
    const fields = elementsOf(html, 'input', { type: 'radio' }).map(({ attributes }) => [
      attributes.type,
      attributes.name,
      attributes.value,
    ]);
    expect(fields).toEqual([
      ...costChoices.birth.map((choice) => ['radio', 'birth', choice]),
      ...costChoices.cover.map((choice) => ['radio', 'cover', choice]),
    ]);
    expect(errorsOf(html)).toEqual([]);
    expect(chosenOf(html)).toEqual([]);
    expect(robotsOf(html)).toMatch(/^index\b/);
    expect(html).not.toContain('data-island');
  });

  it('answers every question with price, cover, remainder and what else to know', async () => {
    for (const [birth, cover] of questions) {
      const html = await answerOn(lastDay, birth, cover);
      const answer = answerIn(html);
      const { price, coverPays, remains } = birthCost(birth, cover, lastDay);
      const [own, covered] = elementsOf(html, 'dd').map(({ text }) => text);
      expect(own).toBe(formatPrice(price));
      expect(covered).toBe(coverPays === 0 ? whatWillIPay.nothing : formatSum(coverPays));
      expect(answer.text).toContain(`${whatWillIPay.remainsLabel} ${formatSum(remains)}`);
      // extra costs, what to bring, how to pay, who to ask
      const top = birth === 'anc' ? whatWillIPay.extrasBesideVisits : birthCostWords.top;
      const lines = [...top, ...whatWillIPay.bring[cover], ...paying.map(({ detail }) => detail)];
      for (const line of [...lines, whatWillIPay.ask[cover]]) expect(answer.text).toContain(line);
      expect(answer.inner).toContain(`href="${phoneHref}"`);
      expect(answer.inner).toContain('https://wa.me/');
      expect(chosenOf(html)).toEqual([`birth=${birth}`, `cover=${cover}`]);
      expect(errorsOf(html)).toEqual([]);
    }
  });

  it.each(['normal', 'cesarean'] as const)(
    'shows the SHA sum for %s with day and source, and no sum 180 days later',
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

  it('shows no sum for another insurer, and the whole price without cover', async () => {
    const other = answerIn(await answerOn(lastDay, 'normal', 'other'));
    const { shillings } = shaTariffs.normal;
    const [sums] = other.text.split(whatWillIPay.askHeading);
    expect(sums).not.toContain(formatPrice(packagePrices.normalDelivery - shillings));
    expect(sums).toContain(`${whatWillIPay.remainsLabel} ${formatSum(askUs)}`);
    const none = answerIn(await answerOn(dayTooLate, 'normal', 'none'));
    const whole = formatPrice(packagePrices.normalDelivery);
    expect(none.text).toContain(`${whatWillIPay.remainsLabel} ${whole}`);
  });

  it.each([
    ['birth=normal', ['cover'], 'missing', ['birth=normal']],
    ['birth=&cover=', ['birth', 'cover'], 'missing', []],
    ['birth=twins&cover=sha', ['birth'], 'unknown', ['cover=sha']],
    ['birth=__proto__&cover=constructor', ['birth', 'cover'], 'unknown', []],
  ] as const)('with ?%s shows the form with the errors of %j', async (...row) => {
    const [query, fields, problem, chosen] = row;
    const response = await visit(`${path}?${query}`);
    expect(response.status).toBe(200);
    const html = await response.text();
    const [errors] = errorsOf(html);
    for (const field of fields) {
      expect(errors?.text).toContain(whatWillIPay.problems[field][problem]);
      const [first] = costChoices[field];
      expect(errors?.inner).toContain(`href="#cost-${field}"`);
      expect(elementsOf(html, 'input', { id: `cost-${field}`, value: first })).toHaveLength(1);
    }
    expect(html).not.toContain('id="answer"');
    expect(bodyText(html)).not.toMatch(/twins|__proto__/);
    expect(chosenOf(html)).toEqual(chosen);
  });

  it('lets caches and search engines keep the bare address only', async () => {
    for (const query of ['birth=normal&cover=sha', 'birth=twins']) {
      const answer = await visit(`${path}?${query}`);
      expect(answer.headers.get(edgeCacheHeader)).toBe('no-store');
      expect(answer.headers.get('Cache-Control')).toContain('private');
      const html = await answer.text();
      expect(robotsOf(html)).toMatch(/^noindex\b/);
      expect(canonicalOf(html)).toBe(publicOrigin + path);
    }
    expect((await visit(path)).headers.get(edgeCacheHeader)).not.toBe('no-store');
  });

  it.each(['maternityPackages', 'insurance', 'maternity'] as const)(
    'has one link from %s',
    async (name) => {
      const other = translations({ name, language }).find((one) => one.language === language);
      if (!other) return;
      const main = elementOf(await visitPage(placePath(other)), 'main');
      expect(main.inner.split(`href="${path}"`)).toHaveLength(2);
    },
  );
});
