import { expect, inject, it } from 'vitest';
import { mapsOrigin } from '../../../src/facts/hospital/contact/map.ts';
import { cspThirdParties } from '../../../src/facts/legal/allowed-third-parties.ts';
import { transportSecurity } from '../../../src/http/transport-security.ts';
import {
  clinicsCalendarPath,
  feedPath,
  pricesCsvPath,
  pricesJsonPath,
} from '../../../src/site/addresses.ts';
import { knownPlaces } from '../../../src/site/known-places.ts';
import { languageNames } from '../../../src/site/languages.ts';
import { blogNames } from '../../../src/site/routes.ts';
import { fetchAnswers } from '../../support/http/kinds-of-responses.ts';

const origin = inject('origin');
const responses = await fetchAnswers(origin);
const byName = responses.map((response) => [response.name, response] as const);

/** The directives of a policy, each with its sources. */
function directivesIn(policy: string): [name: string, ...sources: string[]][] {
  return policy.split('; ').map((text) => text.split(' ') as [string, ...string[]]);
}

/** Prices, clinics and feeds, which are published for other sites to fetch. */
const openData = new Set([
  ...[pricesJsonPath, pricesCsvPath],
  ...languageNames.flatMap((language) => [
    clinicsCalendarPath(language),
    ...blogNames.map((blog) => feedPath(blog, language)),
  ]),
]);

/** The headers that MDN's HTTP Observatory asks for, or stricter ones. */
it.each(byName)('%s has safe headers and sets no cookie', (_, { headers, kind, path, status }) => {
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("'unsafe-");
  expect(headers.getSetCookie()).toEqual([]);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  for (const name of ['X-Powered-By', 'Server']) expect(headers.get(name)).toBeNull();
  const isFileOrChat = kind === 'static file' || status === 303;
  const referrer = isFileOrChat ? 'no-referrer' : 'strict-origin-when-cross-origin';
  expect(headers.get('Referrer-Policy')).toBe(referrer);
  expect(headers.get('Strict-Transport-Security')).toBe(transportSecurity.policy);
  const isShared =
    openData.has(path) || /^\/icons\/|^\/assets\/share-.*\.jpg$|^\/apple-touch-icon/.test(path);
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe(
    isShared ? 'cross-origin' : 'same-origin',
  );
  if (kind === 'static file') return;
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
  expect(headers.get('Permissions-Policy')).toMatch(
    /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  );
  const directives = directivesIn(policy);
  // a comma would begin a second policy; browsers ignore a repeated directive
  expect(policy).not.toContain(',');
  expect(new Set(directives.map(([name]) => name)).size).toBe(directives.length);
  expect(Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]))).toMatchObject(
    {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'worker-src': ["'self'"],
      'form-action': ["'self'", 'https://wa.me', 'https://api.whatsapp.com'],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['service-worker'],
    },
  );
  expect(policy).not.toMatch(/'nonce-|\*|data:|blob:|http:|ftp:|https:(?!\/\/)/);
});

it('the policy allows a frame on the contact page and pictures of one host on testimonials', async () => {
  const paths = [...knownPlaces].map(([path, { name }]) => ({ path, name }));
  for (const { path, name } of [...paths, { path: '/no-such-page', name: undefined }]) {
    const { headers } = await fetch(origin + path, { method: 'HEAD' });
    const directives = directivesIn(headers.get('Content-Security-Policy') ?? '');
    const sourcesOf = (directive: string) =>
      directives.find(([name]) => name === directive)?.slice(1);
    expect(sourcesOf('frame-src'), path).toEqual([name === 'contact' ? mapsOrigin : "'none'"]);
    expect(sourcesOf('img-src')?.[0], path).toBe("'self'");
    expect(sourcesOf('img-src'), path).toHaveLength(
      name === 'testimonials' && cspThirdParties.portraits ? 2 : 1,
    );
  }
});

it('no response but open data lets another site read it (CORS)', async () => {
  const asked = await fetchAnswers(origin, { Origin: 'https://evil.example' });
  expect(asked.some(({ path }) => openData.has(path))).toBe(true);
  for (const { name, path, headers } of asked) {
    const opened = [...headers.keys()].filter((key) => key.startsWith('access-control-'));
    const expected = openData.has(path) ? ['access-control-allow-origin'] : [];
    expect([name, opened]).toEqual([name, expected]);
  }
});
