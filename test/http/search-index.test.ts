import { readdirSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { kenyanDay } from '../../src/facts/kenyan-day.ts';
import { knownPlaces } from '../../src/places.ts';
import { createIndex, readPage } from '../../src/search/search-index.ts';
import { openSearchIndex, searchIndexPath } from '../../src/server/search-index-file.ts';
import { plainRequest } from './plain-request.ts';

const origin = inject('origin');
const names = readdirSync('dist/client/search-index');
const [name = ''] = names;
const buildId = name.replace('.txt', '');

describe('the search index of the build', () => {
  it('stands beside the static files, one for the build, and no robot lists it', async () => {
    expect(names).toHaveLength(1);
    const { status, headers } = await plainRequest(origin + searchIndexPath(buildId));
    expect(status).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('is the one that the pages give as the Worker sends them', async () => {
    const { body } = await plainRequest(origin + searchIndexPath(buildId));
    const today = kenyanDay(Date.now());
    const index = await openSearchIndex(body.toString('utf8'), buildId, today);
    const pages = [];
    for (const path of knownPlaces.keys()) {
      const page = await plainRequest(origin + path);
      pages.push(readPage(path, page.body.toString('utf8')));
    }
    expect(index).toMatchObject(JSON.parse(JSON.stringify(createIndex(pages))));
    expect(index?.pages.length).toBeGreaterThan(40);
  });
});
