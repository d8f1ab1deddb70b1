import { describe, expect, it } from 'vitest';
import { placeLabel } from '../../../src/locales/places.ts';
import { hrefIn } from '../../../src/site/addresses.ts';
import { indexOver, searchOver } from './small-site.ts';

const en = hrefIn('en');
const sw = hrefIn('sw');
const [home, about, contact, doctors] = [en('home'), en('about'), en('contact'), en('doctors')];

const page = (title: string, ...texts: string[]) =>
  `<h1>${title}</h1>${texts.map((text) => `<p>${text}</p>`).join('')}`;
const section = (heading: string, ...texts: string[]) =>
  `<h2 id="${heading.toLowerCase()}">${heading}</h2>${texts.map((text) => `<p>${text}</p>`).join('')}`;

/** The addresses of the results, in order. */
const found = (query: string, pages: Readonly<Record<string, string>>) =>
  searchOver(pages)(query, 'en').results.map(({ address }) => address);
/** The path of the first result. */
const firstPage = (query: string, pages: Readonly<Record<string, string>>) =>
  found(query, pages)[0]?.split('#')[0];

const rest = 'They graze by the river, they drink, they sleep and they run.';

describe('of two pages with a word, first is the one', () => {
  it.each([
    ['in whose title it is', page('Zebra', rest), page('Animals', `Zebra. ${rest}`)],
    [
      'in whose heading it is',
      page('Animals', rest) + section('Zebra', rest),
      page('Plants', rest) + section('Grass', `Zebra. ${rest}`),
    ],
    [
      'that has more sections with it',
      page('Animals') + section('Food', `Zebra. ${rest}`) + section('Sleep', `Zebra. ${rest}`),
      page('Plants') + section('Grass', `Zebra. ${rest}`) + section('Trees', rest),
    ],
    [
      'whose keywords have it too',
      `${page('Animals', `Zebra. ${rest}`)}<meta name="keywords" content="zebra"/>`,
      page('Animals', `Zebra. ${rest}`),
    ],
  ])('%s', (_, better, worse) => {
    expect(firstPage('zebra', { [about]: better, [contact]: worse })).toBe(about);
    expect(firstPage('zebra', { [about]: worse, [contact]: better })).toBe(contact);
  });

  it('that answers a question, of two that summarise others', () => {
    const question = page('Animals', rest) + section('Zebra?', rest);
    const summary = page('Animals', rest) + section('Zebra', rest);
    const services = en('services');
    expect(firstPage('zebra', { [home]: question, [services]: summary })).toBe(home);
    expect(firstPage('zebra', { [home]: summary, [services]: question })).toBe(services);
  });

  it('that is not a summary of others', () => {
    const same = page('Animals', rest) + section('Zebra', rest);
    expect(found('zebra', { [home]: same, [contact]: same })).toEqual([
      `${contact}#zebra`,
      `${home}#zebra`,
    ]);
  });

  it('with both words of the query', () => {
    const pages = {
      [about]: page('Animals', `Zebra zebra zebra zebra. ${rest}`),
      [contact]: page('Plants', `A zebra and a giraffe. ${rest}`),
      [doctors]: page('People', `Giraffe. ${rest}`),
    };
    expect(found('zebra giraffe', pages)[0]).toBe(contact);
  });
});

describe('a result', () => {
  it('is the section with the word, not the opening of its page', () => {
    const main = page('Animals', `Zebra. ${rest}`) + section('Food', `A zebra eats. ${rest}`);
    expect(found('zebra', { [about]: main })).toEqual([`${about}#food`]);
  });

  it('is the page if its title has the words', () => {
    const main = page('Zebra', rest) + section('Food', `A zebra eats. ${rest}`);
    expect(found('zebra', { [about]: main })).toEqual([about]);
  });

  it('is the opening if no other section has the word', () => {
    const main = page('Animals', `Zebra. ${rest}`) + section('Food', rest);
    expect(found('zebra', { [about]: main })).toEqual([about]);
  });

  it('names the home page by its label', () => {
    const search = searchOver({ [home]: page('Karibu', `Zebra. ${rest}`) });
    const label = placeLabel({ name: 'home', language: 'en' });
    expect(search('zebra', 'en').results[0]).toMatchObject({ page: label, heading: label });
  });
});

describe('is not found:', () => {
  it('a page with only the commoner half of a query', () => {
    const pages = {
      [about]: page('Animals', `Zebra. ${rest}`),
      [contact]: page('Plants', `Zebra. ${rest}`),
      [doctors]: page('People', `Giraffe. ${rest}`),
    };
    expect(found('zebra giraffe', pages)).toEqual([doctors]);
  });

  it('a page with one of three words, of which two are nowhere', () => {
    const pages = { [about]: page('Animals', `Zebra. ${rest}`) };
    expect(found('zebra qqqqq', pages)).toEqual([about]);
    expect(found('zebra qqqqq wwwww', pages)).toEqual([]);
  });

  it('a page with one word of a phrase that no page is about', () => {
    const pages = { [about]: page('Animals', `A zebra form. ${rest}`) };
    expect(found('form', pages)).toEqual([about]);
    expect(found('p3 form', pages)).toEqual([]);
  });

  it('a page about one word of a phrase that has a meaning of its own', () => {
    const pages = { [about]: page('Delivery', rest), [contact]: page('Animals', rest) };
    expect(found('birth', pages)).toEqual([about]);
    expect(found('birth certificate', pages)).toEqual([]);
    expect(found('certificate of birth', pages)).toEqual([about]);
  });

  it('a page in place of a word that only looks like it', () => {
    const pages = { [about]: page('Animals', `Cooking for a zebra. ${rest}`) };
    expect(found('cookin', pages)).toEqual([about]);
    expect(found('choking', pages)).toEqual([]);
  });
});

it('a page about a subject of the query is found though another word of it is nowhere', () => {
  const pages = { [about]: page('Dentist', rest) };
  expect(found('dentist near qqqqq wwwww', pages)).toEqual([about]);
});

it('shows at most ten results', () => {
  const names = [
    'about',
    'contact',
    'doctors',
    'insurance',
    'maternity',
    'pediatrics',
    'laboratory',
    'pharmacy',
    'inpatient',
    'outpatient',
    'emergency',
    'privacy',
  ] as const;
  const pages = Object.fromEntries(
    names.map((name) => [en(name), page('Animals', `Zebra. ${rest}`)]),
  );
  expect(found('zebra', pages)).toHaveLength(10);
});

describe('the language of the results', () => {
  const pages = {
    [about]: page('Animals', `Zebra. ${rest}`),
    [sw('about')]: page('Wanyama', 'Zebra wanakula nyasi.'),
    [contact]: page('Plants', `Zebra. ${rest}`),
  };
  const search = searchOver(pages);

  it("is the reader's; a page with a translation among them is left out", () => {
    const addresses = (language: 'en' | 'sw') =>
      search('zebra', language).results.map(({ address }) => address);
    expect(addresses('sw')).toEqual([sw('about'), contact]);
    expect(addresses('en').toSorted()).toEqual([about, contact].toSorted());
  });

  it('is Swahili for a query with a Swahili word', () => {
    expect(search('zebra mtoto', 'en').results[0]?.address).toBe(sw('about'));
  });
});

it('Swahili words match by their stem on Swahili pages only', () => {
  const pages = { [sw('about')]: page('Wanyama', 'Punda wanalindana.') };
  expect(found('kulindana', pages)).toEqual([sw('about')]);
  const { words, terms } = indexOver({ [about]: page('Animals', 'Punda wanalindana.') });
  expect(words).toContain('wanalindana');
  expect(terms.index.filter(([term]) => term.startsWith('+'))).toEqual([]);
});

it('the index is the same in whatever order the pages come', () => {
  const pages = {
    [about]: page('Animals', rest),
    [contact]: page('Zebra', rest),
    [home]: page('A', rest),
  };
  const reversed = Object.fromEntries(Object.entries(pages).toReversed());
  const index = indexOver(pages);
  expect(indexOver(reversed)).toEqual(index);
  expect(index.words).toEqual(index.words.toSorted());
  expect(index.pages.map(({ address }) => address)).toEqual([home, about, contact]);
  expect(indexOver({ ...pages, [en('search')]: page('Search', rest) })).toEqual(index);
});
