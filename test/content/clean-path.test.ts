import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanPath } from '../../src/addresses.ts';
import { knownPlaces } from '../../src/places.ts';

const paths = [...knownPlaces.keys()];
const anyPath = fc.constantFrom(...paths);

/** A known path as somebody may write it: slashes doubled, letters in either case or escaped. */
const anySpelling = anyPath.chain((path) =>
  fc
    .tuple(
      fc.array(fc.constantFrom('', 'upper', 'escaped', 'doubled'), {
        minLength: path.length,
        maxLength: path.length,
      }),
      fc.constantFrom('', '/', '//'),
    )
    .map(([ways, end]) => {
      const characters = [...path].map((character, index) => {
        if (ways[index] === 'upper') return character.toUpperCase();
        if (ways[index] === 'doubled' && character === '/') return '//';
        if (ways[index] !== 'escaped' || index === 0) return character;
        return `%${character.charCodeAt(0).toString(16)}`;
      });
      return { path, written: characters.join('') + end };
    }),
);

describe('the clean path', { timeout: 60_000 }, () => {
  it.each(paths)('of %s is itself', (path) => {
    expect(cleanPath(path, knownPlaces)).toBe(path);
  });

  it.each([
    ['//', '/'],
    ['/About', '/about'],
    ['/about//', '/about'],
    ['//services///dental', '/services/dental'],
    ['/%61bout', '/about'],
    ['/blog/%31', '/blog/1'],
  ])('of %s is %s', (written, path) => {
    expect(cleanPath(written, knownPlaces)).toBe(path);
  });

  it.each([
    '',
    'about',
    '/no-such-page',
    '/%',
    '/%E0%A4%A',
    '/%2561bout',
    '/about%00',
    '/about ',
    '/about?x',
    '/about/index.html',
    '/./about',
    '/services/../about',
    '\\about',
    '/\\about',
    '//evil.example',
    '//evil.example/about',
    'https://evil.example/about',
    '/blog/:postId',
    '/constructor',
    '/__proto__',
    '/blog/700',
    '/blog/01',
  ])('of %j is none', (pathname) => {
    expect(cleanPath(pathname, knownPlaces)).toBeUndefined();
  });

  it('of any spelling is the one address of the page', () => {
    fc.assert(
      fc.property(anySpelling, ({ path, written }) => {
        expect(cleanPath(written, knownPlaces)).toBe(path);
      }),
    );
  });

  it('is a path of the route table or none, whatever is asked for', () => {
    const piece = fc.oneof(
      anyPath,
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '%2F',
        '%5C',
        '..',
        '%2e',
        '@',
        ':',
        'evil.example',
        'https:',
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
        const clean = cleanPath(pieces.join(''), knownPlaces);
        expect(clean === undefined || knownPlaces.has(clean)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
