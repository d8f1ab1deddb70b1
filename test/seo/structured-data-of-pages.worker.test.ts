import { describe, expect, it } from 'vitest';
import { site } from '../../src/facts/hospital/site.ts';
import { maternityPackages, packageNames } from '../../src/facts/money/maternity-packages.ts';
import { doctorKeys, doctors, people } from '../../src/facts/people/people.ts';
import { knownPlaces } from '../../src/locales/places.ts';
import { roles } from '../../src/words/en/frame/people.ts';
import { faqs } from '../../src/words/en/pages/faqs.ts';
import { packageWords } from '../../src/words/en/pages/maternity-packages.ts';
import { blogArticles, medicalArticles } from '../support/articles.ts';
import { href } from '../support/href.ts';
import { bodyText } from '../support/worker/read-html.ts';
import {
  type Block,
  blockOf,
  blocksOf,
  readBlocks,
} from '../support/worker/read-structured-data.ts';
import { visitPage } from '../support/worker/visit.ts';
import { workerEnv } from '../support/worker/worker-env.ts';

const origin = new URL(workerEnv.SITE_URL).origin;

describe('structured data of single pages', { timeout: 60_000 }, () => {
  it('the home page: ten questions, answered as on the page', async () => {
    const html = await visitPage('/');
    const questions = blockOf(html, 'FAQPage').mainEntity as Block[];
    expect(questions).toHaveLength(10);
    expect(questions.map(({ name }) => name)).toEqual(faqs.map(({ question }) => question));
    for (const { name, acceptedAnswer } of questions) {
      expect(bodyText(html)).toContain(name);
      expect(bodyText(html)).toContain((acceptedAnswer as Block).text);
    }
  });

  it('the team page: its doctors, who work for the hospital', async () => {
    const html = await visitPage(href('doctors'));
    const persons = blocksOf(html, 'Person');
    expect(persons.map(({ name }) => name)).toEqual(Object.values(doctors).map(({ name }) => name));
    const { '@id': id } = blockOf(html, 'Hospital');
    for (const { worksFor } of persons) expect(worksFor).toEqual({ '@id': id });
  });

  it('the maternity packages: three offers with their prices in shillings', async () => {
    const { itemListElement } = blockOf(await visitPage(href('maternityPackages')), 'OfferCatalog');
    const offers = itemListElement as Block[];
    expect(
      offers.map(({ '@type': type, name, price, priceCurrency }) => [
        type,
        name,
        price,
        priceCurrency,
      ]),
    ).toEqual(
      packageNames.map((name) => [
        'Offer',
        packageWords[name].name,
        maternityPackages[name].price,
        site.currency,
      ]),
    );
  });

  it.each([
    ...blogArticles.map((article) => [href('blogPost', article.id), article] as const),
    ...medicalArticles.map((article) => [href('medicalBlogPost', article.id), article] as const),
  ])('%s: the article, its author and day', async (path, article) => {
    expect(blockOf(await visitPage(path), 'BlogPosting')).toMatchObject({
      headline: article.title,
      datePublished: article.published,
      author: { name: people[article.author].name, jobTitle: roles[article.author] },
      mainEntityOfPage: origin + path,
      url: origin + path,
    });
  });

  it('each kind is only on its own pages', async () => {
    for (const [path, place] of knownPlaces) {
      const kinds = readBlocks(await visitPage(path)).map((block) => block['@type']);
      expect(kinds.includes('FAQPage')).toBe(path === '/');
      expect(kinds.includes('Blog')).toBe(path === '/medical-blog');
      expect(kinds.includes('BlogPosting')).toBe(place.entryId !== undefined);
      expect(kinds.includes('OfferCatalog')).toBe(place.name === 'maternityPackages');
      expect(kinds.filter((kind) => kind === 'Person')).toHaveLength(
        path === '/doctors' ? doctorKeys.length : 0,
      );
    }
  });
});
