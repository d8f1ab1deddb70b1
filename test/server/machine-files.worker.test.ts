import { expect, it } from 'vitest';
import { site } from '../../src/facts/hospital/site.ts';
import { blogArticles, medicalArticles } from '../support/articles.ts';
import { visit, visitedOrigin, visitPage } from '../support/worker/visit.ts';

it.each([
  ['/robots.txt', /^User-agent: /],
  ['/sitemap.xml', /^<\?xml /],
  ['/blog/feed.xml', /^<\?xml /],
  ['/sw/medical-blog/feed.xml', /^<\?xml /],
  ['/contact.vcf', /^BEGIN:VCARD\r\n/],
  ['/sw/clinics.ics', /^BEGIN:VCALENDAR\r\n/],
  ['/prices.json', /^\{/],
])('%s has its content, with addresses of this site', async (path, start) => {
  const text = await (await visit(path)).text();
  expect(text).toMatch(start);
  expect(text.replaceAll('\r\n ', '')).toContain(`${visitedOrigin}/`);
});

it('/prices.csv has a row for each price of /prices.json', async () => {
  const { prices } = (await (await visit('/prices.json')).json()) as { prices: unknown[] };
  const rows = (await (await visit('/prices.csv')).text()).trim().split('\r\n');
  expect(rows).toHaveLength(prices.length + 1);
});

it('each feed has every article with its day, and the card every number and e-mail', async () => {
  const feeds = { '/blog/feed.xml': blogArticles, '/medical-blog/feed.xml': medicalArticles };
  for (const [path, articles] of Object.entries(feeds)) {
    const feed = await visitPage(path);
    for (const { id, modified } of articles) {
      expect(feed).toContain(`${path.replace('/feed.xml', '')}/${id}"`);
      expect(feed).toContain(`<updated>${modified}T00:00:00+03:00</updated>`);
    }
  }
  const card = (await visitPage('/contact.vcf')).replaceAll('\r\n ', '');
  for (const said of [site.phone, ...Object.values(site.emails)]) expect(card).toContain(said);
});
