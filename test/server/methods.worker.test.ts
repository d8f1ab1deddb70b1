import { expect, it } from 'vitest';
import { phoneHref } from '../../src/facts/hospital/site.ts';
import { knownPlaces } from '../../src/site/known-places.ts';
import { languageOfPath, languages } from '../../src/site/languages.ts';
import { rowOf } from '../../src/site/routes.ts';
import { serviceWorkerPath } from '../../src/site/service-worker-address.ts';
import { failureWords } from '../../src/words/frame/failure-words.ts';
import { machineFilePaths } from '../support/worker/machine-file-paths.ts';
import { visit } from '../support/worker/visit.ts';

const formPaths = [...knownPlaces].flatMap(([path, { name }]) => {
  const { form, plan } = rowOf(name);
  return form || plan || name === 'privacy' ? [path] : [];
});
const readOnlyPaths = [
  ...[...knownPlaces.keys()].filter((path) => !formPaths.includes(path)),
  ...machineFilePaths,
  serviceWorkerPath,
];

/** The status and Allow header of each path for a method, as text. */
async function answersTo(method: string, paths: readonly string[]): Promise<Set<string>> {
  const answers = new Set<string>();
  for (const path of paths) {
    const { status, headers } = await visit(path, { method });
    answers.add(`${status} ${headers.get('Allow')}`);
  }
  return answers;
}

it('POST to a page without a form returns 405 with Allow: GET, HEAD', async () => {
  expect(await answersTo('POST', readOnlyPaths)).toEqual(new Set(['405 GET, HEAD']));
});

it('a refused method is explained with the number and a way on, in the language of the path', async () => {
  for (const [path, method, way, { heading }] of [
    ['/about', 'POST', '/about', failureWords.en.wrongMethodPage],
    ['/sw/contact', 'PUT', '/sw/contact', failureWords.sw.wrongMethodPage],
    [
      '/antenatal-planner/calendar.ics',
      'GET',
      '/antenatal-planner',
      failureWords.en.wrongMethodPage,
    ],
  ] as const) {
    const response = await visit(path, { method });
    const html = await response.text();
    expect(html).toContain(`<h1 class="text-h1">${heading}</h1>`);
    for (const href of [way, phoneHref]) expect(html).toContain(`href="${href}"`);
    expect(response.headers.get('Content-Language')).toBe(languages[languageOfPath(path)].tag);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  }
});

it('any method returns 404 without Allow for an unknown path', async () => {
  const unknown = ['/no-such-page', '/blog/99', '/medical-blog/unknown'];
  for (const method of ['POST', 'DELETE', 'OPTIONS'])
    expect(await answersTo(method, unknown)).toEqual(new Set(['404 null']));
});
