import { expect, it } from 'vitest';
import { routes } from '../../src/site/routes.ts';

/** The addresses on printed material, see test/spec/README.md. */
const specified = `
  / /services /appointments /testimonials /patient-stories /blog /blog/:postId /medical-blog
  /medical-blog/:postId /about /contact /doctors /insurance /maternity-packages
  /services/emergency /privacy /accessibility /patient-rights`
  .trim()
  .split(/\s+/);

it('the route table has every specified address, each once', () => {
  const paths: string[] = Object.values(routes).map(({ path }) => path);
  expect(specified).toHaveLength(18);
  expect(specified.filter((path) => !paths.includes(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});
