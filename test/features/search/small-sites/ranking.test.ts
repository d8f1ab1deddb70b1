import { describe, expect, it } from 'vitest';
import { hrefIn } from '../../../../src/site/addresses.ts';
import { placeLabel } from '../../../../src/words/places.ts';
import { found, page, rest, searchOver, section } from './small-site.ts';

const en = hrefIn('en');
const [home, about, contact, doctors] = [en('home'), en('about'), en('contact'), en('doctors')];

/** The path of the first result. */
const firstPage = (query: string, pages: Readonly<Record<string, string>>) =>
  found(query, pages)[0]?.split('#')[0];

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
