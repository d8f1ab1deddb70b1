import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { emailHref, site } from '../../../src/facts/hospital/site.ts';
import { securityTxtPath } from '../../support/worker/machine-file-paths.ts';
import { visit, visitedOrigin } from '../../support/worker/visit.ts';
import { workerEnv } from '../../support/worker/worker-env.ts';

const days = (count: number) => count * 24 * 60 * 60 * 1000;

/** Returns the value of a field; throws when it is missing or repeated. */
function fieldOf(text: string, name: string): string {
  const [value, another] = text
    .split('\n')
    .flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []));
  if (!value || another) throw new Error(`${value ? 'several' : 'no'} ${name}`);
  return value;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('security.txt (RFC 9116)', () => {
  it('names the contact, the languages and its own address', async () => {
    const response = await visit(securityTxtPath);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(fieldOf(text, 'Contact')).toBe(emailHref(site.emails.general));
    expect(fieldOf(text, 'Preferred-Languages').split(', ')).toHaveLength(site.languages.length);
    expect(fieldOf(text, 'Canonical')).toBe(new URL(securityTxtPath, workerEnv.SITE_URL).href);
  });

  it.each(['2027-08-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
    'expires in 150 to 300 days when read at %s (2.5.5: less than a year)',
    async (now) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
      const response = await createApp().fetch(
        new Request(visitedOrigin + securityTxtPath),
        workerEnv,
      );
      const expires = fieldOf(await response.text(), 'Expires');
      expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      const left = Date.parse(expires) - Date.parse(now);
      expect(left).toBeGreaterThan(days(150));
      expect(left).toBeLessThan(days(300));
    },
  );
});
