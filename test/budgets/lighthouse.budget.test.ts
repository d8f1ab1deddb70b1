import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  judgePage,
  launchForLighthouse,
  timelessCategories,
} from '../../tools/measure/lighthouse/judge-page.ts';
import { href } from '../support/href.ts';

/*
 * The audits that no slow machine can spoil. Speed is not judged here: `npm run lighthouse` prints
 * it for every route.
 */
const origin = inject('origin');
let chromium: Awaited<ReturnType<typeof launchForLighthouse>>;

beforeAll(async () => {
  chromium = await launchForLighthouse();
});
afterAll(() => chromium.close());

describe('Lighthouse finds nothing to better', () => {
  it.each([
    ['home, with everything a page can hold', href('home')],
    ['a form and a map', href('contact')],
    ['an article', href('medicalBlogPost', 'pregnancy-nutrition-guide')],
  ])('%s: %s', async (_, path) => {
    const { scores, failures } = await judgePage(origin + path, chromium.port, timelessCategories);
    expect(failures).toEqual([]);
    expect(scores).toEqual(Object.fromEntries(timelessCategories.map((name) => [name, 100])));
  });
});
