import { expect, it } from 'vitest';
import { departments } from '../../../src/facts/hospital/departments.ts';
import { doctorKeys, doctors } from '../../../src/facts/people/people.ts';
import { appointmentServices } from '../../../src/facts/schedule/appointment-services.ts';
import { type Place, placePath } from '../../../src/site/addresses.ts';
import { knownPlaces } from '../../../src/site/known-places.ts';
import { languageOfPath } from '../../../src/site/languages.ts';
import { isDepartmentRoute, isStandalone } from '../../../src/site/routes.ts';
import { articleAt } from '../../../src/words/places.ts';
import { forms } from '../../support/forms.ts';
import { href } from '../../support/href.ts';
import { byId } from '../../support/worker/form-fields.ts';
import { elementsOf } from '../../support/worker/read-html.ts';
import { visitPage } from '../../support/worker/visit.ts';

const form = href('appointments');
const { id } = forms.appointment;

/** The query of each link to the booking form on a page, header and menu included. */
async function bookingQueries(path: string): Promise<string[]> {
  const links = elementsOf(await visitPage(path), 'a').map(({ attributes }) => attributes.href);
  return links.flatMap((link = '') => {
    const [target, query = ''] = link.split('?');
    const booking = placePath({ name: 'appointments', language: languageOfPath(path) });
    return target === booking ? [query] : [];
  });
}

/** The service that the page of a place books; undefined if it leaves the choice open. */
function serviceOf(place: Place): string | undefined {
  if (isDepartmentRoute(place.name)) return departments[place.name].bookedAs;
  if (place.name === 'maternityPackages') return 'maternity';
  const article = articleAt(place);
  return article && departments[article.departments[0] ?? 'upcoming'].bookedAs;
}

/** The value that the list of services shows, as a browser without script would send it. */
function chosenService(html: string): string | undefined {
  const options = elementsOf(byId(html, `${id}-service`).inner, 'option');
  const chosen = options.filter(({ attributes }) => attributes.selected !== undefined);
  expect(chosen.length).toBeLessThanOrEqual(1);
  return (chosen[0] ?? options[0])?.attributes.value;
}

it('every link to the booking form chooses the department of its page', async () => {
  const faults: string[] = [];
  for (const [path, place] of knownPlaces) {
    if (isStandalone(place.name)) continue;
    const service = serviceOf(place);
    const expected = service ? `service=${service}` : '';
    const queries = await bookingQueries(path);
    // header and menu have one each
    if (queries.length < 2) faults.push(`${path}: ${queries.length} links`);
    const others = queries.filter((query) => query !== expected && !query.includes('doctor='));
    faults.push(...others.map((query) => `${path}: '${query}' for '${expected}'`));
  }
  expect(faults).toEqual([]);
});

it.each(doctorKeys)(
  "the link to %s's clinics fills in the department and the name",
  async (key) => {
    const { name, departments: own } = doctors[key];
    const [link = ''] = (await bookingQueries(href('doctors'))).filter((query) =>
      query.endsWith(key),
    );
    const html = await visitPage(`${form}?${link}`);
    expect(byId(html, `${id}-message`).text).toContain(name);
    expect(chosenService(html)).toBe(departments[own[0] ?? 'outpatient'].bookedAs);
  },
);

it('the booking form shows the service of its address', async () => {
  for (const service of appointmentServices)
    expect(chosenService(await visitPage(`${form}?service=${service}`))).toBe(service);
});
