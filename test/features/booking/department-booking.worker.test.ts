import { describe, expect, it } from 'vitest';
import { appointmentServices, departments } from '../../../src/facts/hospital/departments.ts';
import { articleAt, knownPlaces } from '../../../src/locales/places.ts';
import {
  isServiceRoute,
  isStandalone,
  type ServiceRouteName,
  serviceRouteNames,
} from '../../../src/site/routes.ts';
import { forms } from '../../support/forms.ts';
import { href } from '../../support/href.ts';
import { byId } from '../../support/worker/form-fields.ts';
import { goodInput, postForm } from '../../support/worker/post-form.ts';
import { elementsOf } from '../../support/worker/read-html.ts';
import { visitPage } from '../../support/worker/visit.ts';

const form = href('appointments');
const serviceId = `${forms.appointment.id}-service`;

/** The query of each link to the booking form on a page, header and menu included. */
async function bookingQueries(path: string): Promise<string[]> {
  const links = elementsOf(await visitPage(path), 'a').map(({ attributes }) => attributes.href);
  return links.flatMap((link = '') => {
    const [target, query = ''] = link.split('?');
    return target === form ? [query] : [];
  });
}

/** The value that the list of services shows, as a browser without script would send it. */
function chosenService(html: string): string | undefined {
  const options = elementsOf(byId(html, serviceId).inner, 'option');
  const chosen = options.filter(({ attributes }) => attributes.selected !== undefined);
  expect(chosen.length).toBeLessThanOrEqual(1);
  return (chosen[0] ?? options[0])?.attributes.value;
}

const pagesOf = (name: ServiceRouteName) =>
  [...knownPlaces].filter(([, place]) => place.name === name).map(([path]) => path);

describe('who books from a department', () => {
  it.each(serviceRouteNames)('%s: every link opens the form with it chosen', async (name) => {
    for (const path of pagesOf(name)) {
      const queries = await bookingQueries(path);
      // the header's and the menu's are there on every page
      expect(queries.length, path).toBeGreaterThanOrEqual(2);
      expect(new Set(queries), path).toEqual(new Set([`service=${departments[name].bookedAs}`]));
    }
  });

  it.each([...knownPlaces].filter(([, { name }]) => name === 'maternityPackages'))(
    '%s books maternity',
    async (path) => {
      expect(new Set(await bookingQueries(path))).toEqual(new Set(['service=maternity']));
    },
  );

  it('an article books the department that it names first', async () => {
    const articles = [...knownPlaces].flatMap(([path, place]) => {
      const article = articleAt(place);
      return article ? [{ path, article }] : [];
    });
    expect(articles.length).toBeGreaterThan(5);
    for (const { path, article } of articles) {
      const [department = 'upcoming'] = article.departments;
      expect(new Set(await bookingQueries(path)), path).toEqual(
        new Set([`service=${departments[department].bookedAs}`]),
      );
    }
  });

  it('a page about no department leaves the choice open', async () => {
    const others = [...knownPlaces].filter(
      ([, place]) =>
        !isServiceRoute(place.name) &&
        !isStandalone(place.name) &&
        place.name !== 'maternityPackages' &&
        !articleAt(place),
    );
    expect(others.map(([path]) => path)).toContain(href('doctors'));
    for (const [path] of others)
      expect(new Set(await bookingQueries(path)), path).toEqual(new Set(['']));
  });
});

describe('the form that a link has chosen in', () => {
  it.each(appointmentServices)('shows %s', async (service) => {
    expect(chosenService(await visitPage(`${form}?service=${service}`))).toBe(service);
  });

  it('keeps the choice when it comes back with an error', async () => {
    const response = await postForm('/appointments', {
      ...goodInput['/appointments'],
      service: 'radiology',
      name: ' ',
    });
    expect(response.status).toBe(422);
    expect(chosenService(await response.text())).toBe('radiology');
  });

  it('says under the list where scans are found, in words of the list', async () => {
    const html = await visitPage(form);
    const described = byId(html, serviceId).attributes['aria-describedby'] ?? '';
    const hint = byId(html, described).text;
    expect(hint).toMatch(/X-ray, ultrasound/);
    const labels = elementsOf(byId(html, serviceId).inner, 'option').map(({ text }) => text);
    expect(labels.filter((label) => hint.includes(label))).toEqual(['Outpatient', 'Radiology']);
  });
});

describe('a date that has passed', () => {
  it('is written in words on the returned form, with a note that it has passed', async () => {
    const typed = { ...goodInput['/appointments'], date: '2020-01-01', email: 'none' };
    const html = await (await postForm('/appointments', typed)).text();
    const { id } = forms.appointment;
    expect(byId(html, `${id}-date-hint`).text).toBe(
      'Wednesday 1 January 2020 (this day has passed)',
    );
    expect(byId(html, `${id}-date`).attributes.value).toBe('2020-01-01');
    expect(byId(html, `${id}-date`).attributes['aria-invalid']).toBeUndefined();
  });
});
