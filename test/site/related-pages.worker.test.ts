import { expect, it } from 'vitest';
import { departmentsOf, doctorKeys, doctors } from '../../src/facts/people/people.ts';
import { departmentRouteNames } from '../../src/site/routes.ts';
import { departmentLabels } from '../../src/words/en/sections/department-labels.ts';
import { blogArticles, medicalArticles } from '../support/articles.ts';
import { href } from '../support/href.ts';
import { byId } from '../support/worker/form-fields.ts';
import { elementOf, elementsOf } from '../support/worker/read-html.ts';
import { visitPage } from '../support/worker/visit.ts';

/** The targets of the links in some markup. */
function targetsIn(html: string): (string | undefined)[] {
  return elementsOf(html, 'a').map(({ attributes }) => attributes.href);
}

const main = async (path: string) => elementOf(await visitPage(path), 'main').inner;

it('links join each doctor with their own departments alone', async () => {
  const faults: string[] = [];
  const team = await visitPage(href('doctors'));
  for (const key of doctorKeys) {
    const profile = byId(team, key);
    expect(profile.text).toContain(doctors[key].name);
    for (const department of departmentRouteNames) {
      const here = departmentsOf(key).includes(department);
      const targets = targetsIn(await main(href(department)));
      if (targets.includes(`${href('doctors')}#${key}`) !== here)
        faults.push(`${department} to ${key}`);
      if (targetsIn(profile.inner).includes(href(department)) !== here)
        faults.push(`${key} to ${department}`);
    }
  }
  expect(faults).toEqual([]);
});

it('links join each article with its own departments alone', async () => {
  for (const { route, id, departments } of [...blogArticles, ...medicalArticles]) {
    const path = href(route, id);
    expect(departments.length, path).toBeGreaterThan(0);
    const back = targetsIn(await main(path));
    expect(back, path).toEqual(expect.arrayContaining(departments.map((name) => href(name))));
    for (const department of departmentRouteNames) {
      const [related] = elementsOf(await main(href(department)), 'nav', {
        'aria-label': departmentLabels.related,
      });
      const isLinked = targetsIn(related?.inner ?? '').includes(path);
      expect(isLinked, `${department} to ${path}`).toBe(departments.includes(department));
    }
  }
});
