import { expect } from 'vitest';
import { emailHref, phoneHref, site } from '../../../src/facts/hospital/site.ts';
import { bodyText, elementOf, elementsOf } from './read-html.ts';

/** Checks the page that refuses a whole form: phone, email and a link back, without what was typed. */
export async function expectRefusal(
  response: Response,
  status: number,
  path: string,
): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('Content-Language')).toBe('en-KE');
  const html = await response.text();
  expect(elementsOf(html, 'h1')).toHaveLength(1);
  expect(bodyText(html)).toContain(site.phone);
  expect(bodyText(html)).toContain(site.emails.general);
  const main = elementOf(html, 'main').inner;
  for (const href of [phoneHref, emailHref(site.emails.general)])
    expect(elementsOf(main, 'a', { href }).length).toBeGreaterThan(0);
  expect(elementOf(html, 'title').text).toMatch(/^Error: /);
  expect(elementsOf(html, 'a', { href: path }).map(({ text }) => text)).toContain(
    'Back to the form',
  );
  expect(elementOf(html, 'meta', { name: 'robots' }).attributes.content).toContain('noindex');
  expect(html).not.toMatch(/Amina|x{40}/);
}
