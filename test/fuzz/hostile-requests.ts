import fc from 'fast-check';
import { knownPlaces } from '../../src/site/known-places.ts';
import { encodings, marker, pieces, text, toWireBytes } from './hostile-texts.ts';

const segment = fc
  .array(
    fc.oneof(
      fc.constantFrom(...pieces).map(toWireBytes),
      fc.constantFrom(...encodings),
      fc.string({ maxLength: 8 }).map((value) => encodeURIComponent(value.toWellFormed())),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join(''));

const knownPath = fc.constantFrom(...knownPlaces.keys());
const place = fc.nat({ max: 40 });

function insertAt(path: string, position: number, inserted: string): string {
  const at = Math.min(position, path.length);
  return path.slice(0, at) + inserted + path.slice(at);
}

/** A page's URL spelled differently, or damaged. */
const variant: fc.Arbitrary<string> = fc
  .tuple(
    knownPath,
    fc.array(
      fc.oneof(
        fc.constant((path: string) => `${path}/`),
        fc.constant((path: string) => `/${path}`),
        fc.constant((path: string) => `/x/..${path}`),
        fc.constant((path: string) => `/.${path}`),
        place.map((at) => (path: string) => insertAt(path, at, '/')),
        place.map(
          (at) => (path: string) =>
            path.slice(0, at) + path.slice(at, at + 3).toUpperCase() + path.slice(at + 3),
        ),
        place.map(
          (at) => (path: string) =>
            at > 0 && path[at] && path[at] !== '%'
              ? `${path.slice(0, at)}%${path.charCodeAt(at).toString(16).padStart(2, '0')}${path.slice(at + 1)}`
              : path,
        ),
        fc.tuple(place, segment).map(
          ([at, inserted]) =>
            (path: string) =>
              insertAt(path, Math.max(1, at), inserted),
        ),
      ),
      { maxLength: 3 },
    ),
  )
  .map(([path, changes]) => changes.reduce((changed, change) => change(changed), path));

const query: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom('q', 'category', 'utm_source', '__proto__'), segment),
      fc.oneof(
        segment,
        text.map((value) => encodeURIComponent(value.toWellFormed())),
        text.map(toWireBytes),
      ),
      fc.constantFrom('=', '', '=='),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.map(([name, value, between]) => name + between + value).join('&'))
  .map((joined) => joined.replaceAll('#', '%23'));

/** The target of a request line: a path with or without a query. */
export const target: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: variant },
      { weight: 1, arbitrary: knownPath },
      {
        weight: 2,
        arbitrary: fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
      },
      { weight: 1, arbitrary: segment.map((id) => `/blog/${id}`) },
      { weight: 1, arbitrary: segment.map((id) => `/medical-blog/${id}`) },
    ),
    fc.oneof(
      { weight: 2, arbitrary: fc.constant('') },
      query.map((sent) => `?${sent}`),
    ),
  )
  .map(([path, search]) => path + search);

const headerNames = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Cookie',
  'Forwarded',
  'If-Modified-Since',
  'If-None-Match',
  'Origin',
  'Range',
  'Referer',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-HTTP-Method-Override',
  'X-Original-URL',
  'X-Rewrite-URL',
  'Sec-Fetch-Mode',
  marker,
] as const;

const headerValue = fc.oneof(
  text.map(toWireBytes),
  fc.constantFrom(
    'evil.example',
    'https://evil.example',
    '*',
    '"',
    'W/"',
    '"a", W/"b"',
    'bytes=0-1',
    'br, gzip',
    'navigate',
    'DELETE',
  ),
  fc.constant('a'.repeat(4000)),
);

/** Headers of a request, hostile in name, value and number. */
export const headers: fc.Arbitrary<[string, string][]> = fc.array(
  fc.tuple(fc.constantFrom(...headerNames), headerValue),
  { maxLength: 5 },
);
