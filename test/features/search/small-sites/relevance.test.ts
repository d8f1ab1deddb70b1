import { describe, expect, it } from 'vitest';
import { hrefIn } from '../../../../src/site/addresses.ts';
import { found, indexOver, page, rest, searchOver } from './small-site.ts';

const en = hrefIn('en');
const sw = hrefIn('sw');
const [home, about, contact, doctors] = [en('home'), en('about'), en('contact'), en('doctors')];

describe('is not found:', () => {
  it('a page with only the commoner half of a query', () => {
    const pages = {
      [about]: page('Animals', `Zebra. ${rest}`),
      [contact]: page('Plants', `Zebra. ${rest}`),
      [doctors]: page('People', `Giraffe. ${rest}`),
    };
    expect(found('zebra giraffe', pages)).toEqual([doctors]);
  });

  it('a page with one of two or three words, of which the others are nowhere', () => {
    const pages = { [about]: page('Animals', `Zebra. ${rest}`) };
    expect(found('zebra', pages)).toEqual([about]);
    expect(found('zebra qqqqq', pages)).toEqual([]);
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
    expect(found('cooking', pages)).toEqual([about]);
    expect(found('choking', pages)).toEqual([]);
  });
});

it('a page about a subject of the query is found though another word of it is nowhere', () => {
  const pages = { [about]: page('Dentist', rest) };
  expect(found('dentist near qqqqq wwwww', pages)).toEqual([about]);
});
describe('the language of the results', () => {
  const pages = {
    [about]: page('Animals', `Zebra. ${rest}`),
    [sw('about')]: page('Wanyama', 'Zebra na mtoto wake wanakula nyasi.'),
    [contact]: page('Plants', `Zebra. ${rest}`),
  };
  const search = searchOver(pages);

  it("is the reader's; the other only if it finds nothing", () => {
    const addresses = (language: 'en' | 'sw') =>
      search('zebra', language).results.map(({ address }) => address);
    expect(addresses('sw')).toEqual([sw('about')]);
    expect(searchOver({ [contact]: page('Zebra') })('zebra', 'sw').results).toHaveLength(1);
    expect(addresses('en').toSorted()).toEqual([about, contact].toSorted());
  });

  it('is Swahili for a query with a Swahili word', () => {
    expect(search('zebra mtoto', 'en').results[0]?.address).toBe(sw('about'));
  });
});

it('Swahili words match by their stem on Swahili pages only', () => {
  const pages = { [sw('about')]: page('Wanyama', 'Punda wanalindana.') };
  expect(found('kulindana', pages)).toEqual([sw('about')]);
  const { terms } = indexOver({ [about]: page('Animals', 'Punda wanalindana.') }).en;
  expect(terms).toContain('wanalindana');
  expect(terms).not.toContain('+');
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
  expect(index.en.pages.map(({ address }) => address)).toEqual([home, about, contact]);
  expect(indexOver({ ...pages, [en('search')]: page('Search', rest) })).toEqual(index);
});
