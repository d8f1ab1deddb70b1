import fc from 'fast-check';
import { knownPlaces } from '../../src/site/known-places.ts';
import { encodings, hostileText, marker, pieces, toWireBytes } from './hostile-texts.ts';

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

type Change = (path: string) => string;

/** Replaces the character at `at`. */
const changed = (path: string, at: number, by: (letter: string) => string) =>
  path.slice(0, at) + by(path.slice(at, at + 1)) + path.slice(at + 1);

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constantFrom<Change>(
    (path) => `${path}/`,
    (path) => `/${path}`,
    (path) => `/x/..${path}`,
    (path) => `/.${path}`,
  ),
  fc.tuple(fc.integer({ min: 1, max: 40 }), segment).chain(([at, inserted]) =>
    fc.constantFrom<Change>(
      (path) => changed(path, at, (letter) => `/${letter}`),
      (path) => changed(path, at, (letter) => letter.toUpperCase()),
      (path) => changed(path, at, (letter) => letter && `%${letter.charCodeAt(0).toString(16)}`),
      (path) => changed(path, at, (letter) => inserted + letter),
    ),
  ),
);

/** A page's URL spelled differently, or damaged. */
const variant = fc
  .tuple(knownPath, fc.array(change, { maxLength: 3 }))
  .map(([path, changes]) => changes.reduce((sofar, each) => each(sofar), path));

/** A value in a query: hostile, or a search of up to 15 kB. */
const value = fc.oneof(
  segment,
  hostileText.map((sent) => encodeURIComponent(sent.toWellFormed())),
  hostileText.map(toWireBytes),
  hostileText.map((sent) =>
    encodeURIComponent((sent || 'ab').repeat(200).toWellFormed()).slice(0, 15_000),
  ),
);

const query = fc
  .array(fc.tuple(fc.constantFrom('q', 'category', 'utm_source', '__proto__'), value), {
    maxLength: 3,
  })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))
  .map((joined) => joined.replaceAll('#', '%23'));

/** The target of a request line: a path with or without a query. */
export const target: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: variant },
      { weight: 1, arbitrary: knownPath },
      { weight: 1, arbitrary: fc.constantFrom('/search', '/sw/search', '/medical-blog') },
      {
        weight: 2,
        arbitrary: fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
      },
      { weight: 1, arbitrary: segment.map((id) => `/blog/${id}`) },
    ),
    fc.oneof(
      { weight: 2, arbitrary: fc.constant('') },
      query.map((sent) => `?${sent}`),
    ),
  )
  .map(([path, search]) => path + search);

const headerNames =
  `Accept Accept-Encoding Authorization Cookie Forwarded If-None-Match Origin Range Referer User-Agent X-Forwarded-Host X-HTTP-Method-Override X-Original-URL Sec-Fetch-Mode ${marker}`.split(
    ' ',
  );

/** Headers of a request, hostile in value. */
export const headers: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(...headerNames),
  fc.oneof(
    hostileText.map(toWireBytes),
    fc.constantFrom('evil.example', '*', '"', 'W/"', 'bytes=0-1', 'navigate', 'a'.repeat(4000)),
  ),
  { maxKeys: 5 },
);
