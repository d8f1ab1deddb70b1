import { describe, expect, it } from 'vitest';
import { isPlanned } from '../../src/facts/hospital/departments.ts';
import { site } from '../../src/facts/hospital/site.ts';
import { clinics } from '../../src/facts/schedule/clinics.ts';
import { laboratoryHours } from '../../src/facts/schedule/opening-hours.ts';
import { knownPlaces } from '../../src/locales/places.ts';
import { placePath } from '../../src/site/addresses.ts';
import { isServiceRoute, type ServiceRouteName, serviceRouteNames } from '../../src/site/routes.ts';
import { weekdays } from '../../src/time/days.ts';
import { href } from '../support/href.ts';
import { type Block, blockOf } from '../support/worker/read-structured-data.ts';
import { visitPage } from '../support/worker/visit.ts';
import { workerEnv } from '../support/worker/worker-env.ts';

const origin = new URL(workerEnv.SITE_URL).origin;

async function departmentsOn(path: string): Promise<Block[]> {
  const { department = [] } = blockOf(await visitPage(path), 'Hospital');
  return department as Block[];
}

async function departmentOf(name: ServiceRouteName): Promise<Block> {
  const [department] = await departmentsOn(href(name));
  if (!department) throw new Error(`${name} tells of no department`);
  return department;
}

/** Hours by day as search engines are told them: 'Monday 07:00-17:00'. */
async function hoursOf(name: ServiceRouteName): Promise<string[]> {
  const hours = (await departmentOf(name)).openingHoursSpecification as Block[];
  return hours.flatMap(({ '@type': type, dayOfWeek, opens, closes }) => {
    expect(type).toBe('OpeningHoursSpecification');
    for (const time of [opens, closes]) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    return (dayOfWeek as string[]).map((day) => `${day} ${opens}-${closes}`);
  });
}

describe('what search engines are told of the departments', () => {
  const open = serviceRouteNames.filter((name) => !isPlanned(name));

  it('the list of services tells of each that is open, as what it is', async () => {
    const departments = await departmentsOn(href('services'));
    expect(departments.map(({ url }) => url)).toEqual(open.map((name) => origin + href(name)));
    const typeOf = (name: ServiceRouteName) =>
      departments.find(({ url }) => url === origin + href(name))?.['@type'];
    expect(typeOf('laboratory')).toBe('DiagnosticLab');
    expect(typeOf('pharmacy')).toBe('Pharmacy');
    expect(typeOf('dental')).toBe('Dentist');
    expect(typeOf('hdu')).toBe('MedicalClinic');
    for (const { openingHoursSpecification } of departments) {
      expect(openingHoursSpecification).not.toHaveLength(0);
    }
  });

  it.each([...knownPlaces].filter(([, { name }]) => isServiceRoute(name)))(
    '%s tells of itself alone, and of nothing while it is planned',
    async (path, place) => {
      const urls = (await departmentsOn(path)).map(({ url }) => url);
      expect(urls).toEqual(isPlanned(place.name) ? [] : [origin + placePath(place)]);
    },
  );
});

describe('the opening hours of a department', () => {
  it.each(['emergency', 'pharmacy', 'maternity', 'outpatient'] as const)(
    'of %s are those of the hospital, every day',
    async (name) => {
      const { opens, closes } = site.hours;
      const hours = await hoursOf(name);
      expect(hours).toHaveLength(weekdays.length);
      for (const day of hours)
        expect(day).toMatch(new RegExp(`^[A-Z][a-z]+day ${opens}-${closes}$`));
    },
  );

  it('of the laboratory are those in which it takes samples', async () => {
    const { weekdays: work, saturday } = laboratoryHours;
    const hours = await hoursOf('laboratory');
    expect(hours).toHaveLength(work.days.length + saturday.days.length);
    expect(hours.at(0)).toBe(`Monday 0${work.opens}-${work.closes}`);
    expect(hours.at(-1)).toBe(`Saturday 0${saturday.opens}-${saturday.closes}`);
  });

  it.each(['dental', 'specializedCare'] as const)(
    'of %s hold each of its clinics and no day without one',
    async (name) => {
      const hours = await hoursOf(name);
      const held = clinics.filter(({ department }) => department === name);
      const days = weekdays.filter((day) =>
        held.some((clinic) => clinic.days.some((d) => d === day)),
      );
      expect(hours.map((text) => text.slice(0, 3)).sort()).toEqual([...days].sort());
      for (const { days, from, to } of held) {
        for (const day of days) {
          const [opens = '', closes = ''] =
            hours
              .find((text) => text.startsWith(day))
              ?.split(' ')[1]
              ?.split('-') ?? [];
          expect(opens <= from.padStart(5, '0') && to.padStart(5, '0') <= closes).toBe(true);
        }
      }
    },
  );
});
