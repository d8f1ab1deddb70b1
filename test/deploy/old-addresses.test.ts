import { expect, it } from 'vitest';
import { oldAddressLookup } from '../../src/facts/old-addresses.ts';
import { oldAddressesSchema } from '../../src/facts/schemas/old-addresses.ts';
import { checkText } from '../../tools/build/edited-files/check-edited-files.ts';
import { findMore } from '../../tools/build/edited-files/find-more.ts';
import { pathsIn, sortPaths } from '../../tools/deploy/old-addresses.ts';
import { href } from '../support/href.ts';

const file = 'src/facts/old-addresses.json';

/** The faults of a list with one old address. */
function faultsOf(from: string, to: string): string[] {
  const text = JSON.stringify({ addresses: [{ from, to }] }, null, 2);
  const edited = { file, schema: oldAddressesSchema, findMore: findMore['old-addresses.json'] };
  return checkText(edited, text);
}

it('old addresses may lead to pages of this site, and to a part of one', () => {
  expect(faultsOf('/about-us', href('about'))).toEqual([]);
  expect(faultsOf('/Find-Us.html', `${href('contact')}#directions`)).toEqual([]);
});

it.each([
  ['/about-us', 'https://evil.example/', 5],
  ['/about-us', '//evil.example', 5],
  ['/about-us', '/no-such-page', 5],
  ['/about-us', '/about-us', 5],
  [href('about'), href('contact'), 4],
  ['/?page_id=7', href('about'), 4],
  ['about-us', href('about'), 4],
])('an old address stops the build for %s -> %s with its line', (from, to, line) => {
  expect(faultsOf(from, to)).toEqual([expect.stringContaining(`${file}:${line}: `)]);
});

it('an old address leads to its page in any spelling, and others nowhere', () => {
  const targetOf = oldAddressLookup([{ from: '/About-Us/', to: href('about') }]);
  const paths = ['/about-us', '/about-us/', '//ABOUT%2DUS', '/about-us/team', '/constructor'];
  expect(paths.map(targetOf)).toEqual([...Array(3).fill(href('about')), undefined, undefined]);
});

it('old addresses are read from a sitemap and a WordPress export: sure ones and the rest', () => {
  const sitemap = `<urlset><url><loc>https://old.example/</loc></url>
    <url><loc>https://old.example/about-us/</loc></url>
    <url><loc>https://old.example/our-services/maternity/</loc></url>
    <url><loc>https://old.example${href('contact')}</loc></url></urlset>`;
  const wordpress = `<item><link>https://old.example/feed/</link></item>
    <item><link><![CDATA[https://old.example/2021/03/open-day/]]></link></item>`;
  const { sure, unsure } = sortPaths([...pathsIn(sitemap), ...pathsIn(wordpress)]);
  expect(sure).toEqual([
    { from: '/about-us/', to: href('about') },
    { from: '/our-services/maternity/', to: href('maternity') },
    { from: '/feed/', to: `${href('blog')}/feed.xml` },
  ]);
  expect(unsure).toEqual(['/2021/03/open-day/']);
});
