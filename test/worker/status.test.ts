import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { knownPlaces } from '../../src/places.ts';
import { workerEnv } from './worker-env.ts';

const app = createApp();

describe('every address of the route table', () => {
  it.each([...knownPlaces.keys()])('%s answers 200', async (path) => {
    const response = await app.request(path, {}, workerEnv);
    expect(response.status).toBe(200);
  });
});

describe('any other address', () => {
  it.each(['/no-such-page', '/index.html', '/about.html', '/home', '/blog/700', '/blog/01'])(
    '%s is not found',
    async (path) => {
      const response = await app.request(path, {}, workerEnv);
      expect(response.status).toBe(404);
    },
  );
});
