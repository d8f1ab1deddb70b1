import { describe, expect, it } from 'vitest';
import { helplines } from '../../src/facts/clinical/helplines.ts';
import { afterDeath, paperTimes } from '../../src/facts/hospital/papers.ts';
import { phoneHref, telHref } from '../../src/facts/hospital/site.ts';
import { laws } from '../../src/facts/legal/laws.ts';
import { prices } from '../../src/facts/money/prices.ts';
import { hrefIn, placePath } from '../../src/site/addresses.ts';
import { translations } from '../../src/site/known-places.ts';
import { wordsIn } from '../../src/words/words-by-locale.ts';
import { bodyText, elementOf, elementsOf } from '../support/worker/read-html.ts';
import { visitPage } from '../support/worker/visit.ts';

const addressesIn = (html: string) =>
  elementsOf(elementOf(html, 'main').inner, 'a').map(({ attributes }) => attributes.href);

describe.each(translations({ name: 'papers', language: 'en' }))(
  'the papers in $language',
  (place) => {
    const { formatPrice } = wordsIn(place.language, 'format');
    const { recordsDesk } = wordsIn(place.language, 'openingHours');

    it('the page of papers shows the fees, the times and the hours of the desk', async () => {
      const text = bodyText(await visitPage(placePath(place)));
      const { medicalReport, fitnessCertificate, foodHandlerCertificate } = prices;
      for (const fee of [medicalReport, fitnessCertificate, foodHandlerCertificate])
        if (fee) expect(text.split(formatPrice(fee)).length).toBeGreaterThan(2);
      for (const days of Object.values(paperTimes))
        expect(text).toMatch(new RegExp(`\\b${days}\\b`));
      for (const hours of Object.values(recordsDesk)) expect(text).toContain(hours);
    });

    it('the page of papers cites the laws, and links to the page about a death', async () => {
      const addresses = addressesIn(await visitPage(placePath(place)));
      for (const { url } of [laws.employmentAct, laws.policeFormIsFree, laws.dataProtectionAct])
        expect(addresses).toContain(url);
      expect(addresses).toContain(hrefIn(place.language)('whenSomeoneDies'));
    });
  },
);

describe.each(translations({ name: 'whenSomeoneDies', language: 'en' }))(
  'what to do after a death, in $language',
  (place) => {
    it('a family after a death has the numbers to call, the hours and the laws', async () => {
      const html = await visitPage(placePath(place));
      const addresses = addressesIn(html);
      const numbers = [
        helplines.police,
        helplines.emergency,
        helplines.suicide,
        helplines.children,
      ];
      expect(addresses).toContain(phoneHref);
      for (const { number } of numbers) expect(addresses).toContain(telHref(number));
      for (const { url } of [laws.birthsAndDeaths, laws.bodiesAreNotHeld])
        expect(addresses).toContain(url);
      for (const hours of Object.values(afterDeath))
        expect(bodyText(html)).toMatch(new RegExp(`\\b${hours}\\b`));
    });

    it('a family after a death reads none of the words that hurt', async () => {
      const text = bodyText(await visitPage(placePath(place)));
      expect(text).not.toMatch(/\b(?:corpse|remains|deceased|maiti|amekufa|kiumbe)\b/i);
    });
  },
);
