import { expect, it } from 'vitest';
import { visit, visitedOrigin } from '../support/worker/visit.ts';

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
