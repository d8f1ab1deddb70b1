import { describe, expect, it } from 'vitest';
import { cleanPath } from '../../src/site/addresses.ts';
import { knownPlaces } from '../../src/site/known-places.ts';
import { pageRows, routes } from '../../src/site/routes.ts';
import { blogArticles, medicalArticles } from '../support/articles.ts';

/** The addresses on printed material, see test/spec/README.md. */
const specified = `
  / /services /appointments /testimonials /patient-stories /blog /blog/:postId /medical-blog
  /medical-blog/:postId /about /contact /doctors /insurance /maternity-packages
  /services/emergency /privacy /accessibility /patient-rights`
  .trim()
  .split(/\s+/);

describe('the route table', () => {
  it('has every specified address, each once', () => {
    const paths: string[] = Object.values(routes).map(({ path }) => path);
    expect(specified).toHaveLength(18);
    expect(specified.filter((path) => !paths.includes(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('gives every page a clean address', () => {
    const english = [...knownPlaces.values()].filter(({ language }) => language === 'en');
    const articles = english.filter(({ entryId }) => entryId !== undefined);
    expect(english).toHaveLength(pageRows.length + articles.length);
    expect(articles).toHaveLength(blogArticles.length + medicalArticles.length);
    for (const path of knownPlaces.keys()) {
      expect(path).toMatch(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/);
      expect(cleanPath(path, knownPlaces)).toBe(path);
    }
  });
});
