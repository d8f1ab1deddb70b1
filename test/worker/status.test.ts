import { describe, expect, it } from 'vitest';
import { knownPlaces } from '../../src/places.ts';
import { visit } from './visit.ts';

describe('every address of the route table', () => {
  it.each([...knownPlaces.keys()])('%s answers 200', async (path) => {
    const response = await visit(path);
    expect(response.status).toBe(200);
  });
});

describe('any other address', () => {
  it.each(['/no-such-page', '/index.html', '/about.html', '/home', '/blog/700', '/blog/01'])(
    '%s is not found',
    async (path) => {
      const response = await visit(path);
      expect(response.status).toBe(404);
    },
  );
});
