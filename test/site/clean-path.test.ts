import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanPath } from '../../src/site/addresses.ts';
import { knownPlaces } from '../../src/site/known-places.ts';

const anyPath = fc.constantFrom(...knownPlaces.keys());

/** A known path in another spelling: doubled slashes, upper case, escaped letters. */
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

it('any spelling of a known path leads to that path', () => {
  fc.assert(
    fc.property(anySpelling, ({ path, written }) => {
      expect(cleanPath(written, knownPlaces)).toBe(path);
    }),
  );
});
