import { describe, expect, it } from 'vitest';
import {
  storyAnchor,
  storytellers,
  testimonialAnchor,
  testimonials,
} from '../../src/facts/people/patients.ts';
import { doctorKeys, doctors } from '../../src/facts/people/people.ts';
import { clinics } from '../../src/facts/schedule/clinics.ts';
import { exists, hrefIn, knownPlaces } from '../../src/locales/places.ts';
import { placePath } from '../../src/site/addresses.ts';
import { defaultLanguage } from '../../src/site/languages.ts';
import { routes, serviceRouteNames } from '../../src/site/routes.ts';
import { blogArticles, medicalArticles } from '../support/articles.ts';
import { href } from '../support/href.ts';
import { byId } from '../support/worker/form-fields.ts';
import { elementOf, elementsOf } from '../support/worker/read-html.ts';
import { visitPage } from '../support/worker/visit.ts';

/** Where the links inside some markup lead. */
function targetsIn(html: string): (string | undefined)[] {
  return elementsOf(html, 'a').map(({ attributes }) => attributes.href);
}

const main = async (path: string) => elementOf(await visitPage(path), 'main').inner;
const pagesOf = (department: string) =>
  [...knownPlaces].filter(([, { name }]) => name === department).map(([path]) => path);

describe('a department leads to its people', () => {
  it.each(doctorKeys)('%s is named by each of the departments, and names them', async (key) => {
    const here: readonly (typeof serviceRouteNames)[number][] = doctors[key].departments;
    const profile = byId(await visitPage(href('doctors')), key);
    expect(profile.text).toContain(doctors[key].name);
    for (const department of serviceRouteNames) {
      const worksHere = here.includes(department);
      expect(targetsIn(profile.inner).includes(href(department)), department).toBe(worksHere);
      const targets = targetsIn(await main(href(department)));
      expect(targets.includes(`${href('doctors')}#${key}`), department).toBe(worksHere);
    }
  });

  it.each(doctorKeys)('%s belongs to every department with a clinic of theirs', (key) => {
    const held = clinics.filter(({ seenBy }) => seenBy === key).map(({ department }) => department);
    expect(doctors[key].departments).toEqual(expect.arrayContaining(held));
  });

  const voices = [
    ...testimonials.map((voice) => ({
      ...voice,
      page: href('testimonials'),
      anchor: testimonialAnchor(voice.id),
    })),
    ...storytellers.map((voice) => ({
      ...voice,
      page: href('patientStories'),
      anchor: storyAnchor(voice.id),
    })),
  ];

  it.each(voices)('$name speaks of $department: there and back', async (voice) => {
    const spoken = byId(await visitPage(voice.page), voice.anchor);
    expect(spoken.text).toContain(voice.name);
    expect(targetsIn(spoken.inner)).toContain(href(voice.department));
    for (const path of pagesOf(voice.department))
      expect(targetsIn(await main(path)), path).toContain(`${voice.page}#${voice.anchor}`);
  });
});

it.each([...blogArticles, ...medicalArticles])(
  '$route $id is led to by its departments alone, and leads back',
  async (article) => {
    const path = hrefIn(defaultLanguage)(article.route, article.id);
    expect(article.departments.length).toBeGreaterThan(0);
    const back = targetsIn(await main(path));
    expect(back).toEqual(expect.arrayContaining(article.departments.map((name) => href(name))));
    for (const department of serviceRouteNames) {
      const related = elementsOf(await main(href(department)), 'section').find(
        ({ inner }) => elementsOf(inner, 'h2', { id: 'related' }).length > 0,
      );
      const leads = targetsIn(related?.inner ?? '').includes(path);
      expect(leads, department).toBe(article.departments.includes(department));
    }
  },
);

it('whatever is said of costs leads to the page on insurance', async () => {
  let found = 0;
  for (const [path] of knownPlaces) {
    for (const { inner } of elementsOf(await main(path), 'section')) {
      if (elementsOf(inner, 'h2', { id: 'cost' }).length === 0) continue;
      found += 1;
      expect(targetsIn(inner), path).toContain(href('insurance'));
    }
  }
  expect(found).toBeGreaterThanOrEqual(serviceRouteNames.length);
});

it.each(pagesOf('maternityPackages'))(
  '%s leads to danger signs, labour and the bag before its prices',
  async (path) => {
    const html = await main(path);
    const [beforePrices = ''] = html.split('id="packages"');
    const targets = targetsIn(beforePrices);
    expect(targets).toContain(`${href('maternity')}#your-hospital-bag`);
    const language = knownPlaces.get(path)?.language ?? defaultLanguage;
    // a language without the department's page has signs and labour on its card
    const care = { name: 'maternity', language } as const;
    const [page, sections] = exists(care)
      ? [care, ['danger-signs', 'when-to-come-in-labour']]
      : [{ ...care, name: 'emergencyCard' } as const, ['danger-signs', 'labour']];
    expect(targets).toEqual(
      expect.arrayContaining(sections.map((section) => `${placePath(page)}#${section}`)),
    );
  },
);

describe('the page of all departments', () => {
  it('lists every department of the table, each once, and leads to its page', async () => {
    const html = await main(href('services'));
    const index = elementOf(html, 'ul', { class: 'department-links' });
    const listed = targetsIn(index.inner).map((target = '') =>
      target.startsWith('#') ? targetsIn(byId(html, target.slice(1)).inner)[0] : target,
    );
    expect(listed.toSorted()).toEqual(
      serviceRouteNames.map((name) => routes[name].path).toSorted(),
    );
  });
});
