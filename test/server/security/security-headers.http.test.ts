import { expect, inject, it } from 'vitest';
import { fetchAnswers } from '../../support/http/kinds-of-responses.ts';

const answers = await fetchAnswers(inject('origin'));
const named = answers.map((answer) => [answer.name, answer] as const);

/** The headers that MDN's HTTP Observatory asks for, or stricter ones. */
it.each(named)('%s has safe headers and sets no cookie', (_, { headers, kind, path, status }) => {
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("'unsafe-");
  expect(headers.getSetCookie()).toEqual([]);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  for (const name of ['X-Powered-By', 'Server']) expect(headers.get(name)).toBeNull();
  const isFileOrChat = kind === 'static file' || status === 303;
  const referrer = isFileOrChat ? 'no-referrer' : 'strict-origin-when-cross-origin';
  expect(headers.get('Referrer-Policy')).toBe(referrer);
  expect(headers.get('Strict-Transport-Security')).toMatch(
    /^max-age=\d{8,}; includeSubDomains; preload$/,
  );
  const isShared = /^\/icons\/|^\/assets\/share-.*\.jpg$|^\/apple-touch-icon/.test(path);
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe(
    isShared ? 'cross-origin' : 'same-origin',
  );
  if (kind === 'static file') return;
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
  expect(headers.get('Permissions-Policy')).toMatch(
    /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  );
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  // a comma would begin a second policy; a repeated directive is ignored
  expect(policy).not.toContain(',');
  expect(new Set(directives.map(([name]) => name)).size).toBe(directives.length);
  expect(directives).toEqual(
    expect.arrayContaining([
      ['default-src', "'none'"],
      ['script-src', "'self'"],
      ['style-src', "'self'"],
      ['object-src', "'none'"],
      ['base-uri', "'none'"],
    ]),
  );
  expect(policy).not.toMatch(/'nonce-|\*|data:|blob:|http:|ftp:|https:(?!\/\/)/);
});

it('no response lets another site read it (CORS)', async () => {
  const asked = await fetchAnswers(inject('origin'), { Origin: 'https://evil.example' });
  for (const { name, headers } of asked) {
    const opened = [...headers.keys()].filter((key) => key.startsWith('access-control-'));
    expect([name, opened]).toEqual([name, []]);
  }
});

it('redirects lead to a path of this site, or over https to the chat', () => {
  const targets = answers.flatMap(({ headers }) => headers.get('Location') ?? []);
  expect(targets).toHaveLength(4);
  for (const target of targets) {
    expect(target).toMatch(/^(\/(?![/\\])|https:\/\/wa\.me\/\d+\?text=)/);
  }
});

it('scripts and styles come from this site only', () => {
  const loaded = answers.flatMap(({ body }) => [
    ...(body.match(/<script\b[^>]*\bsrc="[^"]*"/g) ?? []),
    ...(body.match(/<link\b[^>]*\brel="(stylesheet|modulepreload)"[^>]*>/g) ?? []),
  ]);
  expect(loaded.length).toBeGreaterThan(20);
  for (const tag of loaded) expect(tag).toMatch(/\b(src|href)="\/assets\/[\w.-]+"/);
});
