import { describe, expect, it } from 'vitest';
import { visit } from '../../support/worker/visit.ts';

describe('a request with If-None-Match', async () => {
  const page = await visit('/about');
  const etag = page.headers.get('ETag') ?? '';
  const ask = (path: string, tag: string) => visit(path, { headers: { 'If-None-Match': tag } });

  it('returns the page for another, a partial, an unquoted or an empty tag', async () => {
    const another = '"0123456789abcdef01234567"';
    for (const header of [another, `${etag.slice(0, -3)}"`, etag.replaceAll('"', ''), '', '"*"']) {
      const response = await ask('/about', header);
      expect([header, response.status]).toEqual([header, 200]);
      expect(await response.text()).toContain('</html>');
    }
  });
});

it('a query that the page does not read changes neither ETag nor Cache-Control', async () => {
  const [asked, plain] = [
    await visit('/medical-blog?utm_source=poster'),
    await visit('/medical-blog'),
  ];
  for (const name of ['ETag', 'Cache-Control'])
    expect(asked.headers.get(name)).toBe(plain.headers.get(name));
  expect((await visit('/contact')).headers.get('ETag')).not.toBe(plain.headers.get('ETag'));
});
