import { describe, expect, it } from 'vitest';
import { cardAnchor, moreServices, serviceCards } from '../../src/facts/hospital/departments.ts';
import { mothers } from '../../src/facts/people/patients.ts';
import * as opening from '../../src/facts/schedule/opening-hours.ts';
import { roadmapTargets } from '../../src/facts/schedule/roadmap.ts';
import { cardTitle } from '../../src/models/department-names.ts';
import { serviceRouteNames } from '../../src/site/routes.ts';
import { inpatient } from '../../src/words/en/departments/inpatient.ts';
import { laboratory } from '../../src/words/en/departments/laboratory.ts';
import { motherQuotes } from '../../src/words/en/departments/maternity.ts';
import { roadmap } from '../../src/words/en/departments/upcoming.ts';
import { departmentNames } from '../../src/words/en/frame/department-names.ts';
import { serviceCardWords } from '../../src/words/en/sections/service-cards.ts';
import { href } from '../support/href.ts';

/** '7:00 AM-5:00 PM'. */
function onTwelveHourClock({ opens, closes }: opening.Hours): string {
  return [opens, closes]
    .map((time) => {
      const [hour = 0, minutes = ''] = [Number.parseInt(time, 10), time.slice(-2)];
      return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
    })
    .join('-');
}

/** '12:00-13:00 and 17:00-18:00'. */
const onFullClock = (hours: readonly opening.Hours[]) =>
  hours.map(({ opens, closes }) => `${opens}-${closes}`).join(' and ');

describe('the twelve service cards', () => {
  it('have their titles and lead to their pages, in order', () => {
    expect(
      serviceCards.map(({ route }) => [cardTitle(departmentNames[route]), href(route)]),
    ).toEqual([
      ['Outpatient Services', '/services/outpatient'],
      ['Inpatient Services', '/services/inpatient'],
      ['Pediatrics Department', '/services/pediatrics'],
      ['Specialized Care', '/services/specialized-care'],
      ['Surgical Services', '/services/surgical'],
      ['Laboratory Services', '/services/laboratory'],
      ['Pharmacy Services', '/services/pharmacy'],
      ['Telemedicine', '/services/telemedicine'],
      ['High Dependency Unit', '/services/hdu'],
      ['Eye Care Center', '/services/eye-care'],
      ['Emergency Department', '/services/emergency'],
      ['Coming Soon', '/services/upcoming'],
    ]);
  });

  it('have five different details each', () => {
    for (const { details } of Object.values(serviceCardWords)) {
      expect(details).toHaveLength(5);
      expect(new Set(details).size).toBe(5);
    }
  });

  it('have an anchor of their own on /services', () => {
    expect(new Set(serviceCards.map(({ route }) => cardAnchor(route))).size).toBe(12);
  });
});

it('the page of all departments lists every department once', () => {
  const listed = [...serviceCards.map(({ route }) => route), ...moreServices];
  expect(listed.sort()).toEqual([...serviceRouteNames].sort());
});

it('the laboratory page gives its hours as Mon-Fri 7:00 AM-5:00 PM, and its result times', () => {
  const { weekdays, saturday } = opening.laboratoryHours;
  const { routine, urgent } = opening.laboratoryTurnaround;
  const shown = JSON.stringify(laboratory);
  for (const text of [
    `${weekdays.days[0]}-${weekdays.days.at(-1)} ${onTwelveHourClock(weekdays)}`,
    `Saturday ${onTwelveHourClock(saturday)}`,
    `within ${routine.to} hours`,
    `within ${urgent.from}-${urgent.to} hours`,
    'Most routine tests need no appointment',
  ])
    expect(shown).toContain(text);
});

it('the inpatient page gives visiting hours as Daily 12:00-13:00 and 17:00-18:00', () => {
  const { generalWeekdays, generalWeekends, hdu } = opening.visitingHours;
  const { days, hours } = generalWeekdays;
  for (const text of [
    `${days[0]}-${days.at(-1)} ${onFullClock(hours)}`,
    `Weekends and holidays ${onFullClock(generalWeekends.hours)}`,
    `Daily ${onFullClock(hdu.hours)}`,
    'Max two visitors at a time',
  ])
    expect(JSON.stringify(inpatient.blocks)).toContain(text);
});

it('the maternity page has the words of two mothers, rated out of five', () => {
  expect(mothers).toHaveLength(2);
  for (const { id, rating } of mothers) {
    expect([1, 2, 3, 4, 5]).toContain(rating);
    expect(motherQuotes[id]).not.toBe('');
  }
});

it('the roadmap names each planned service with its quarter, the soonest first', () => {
  expect(roadmap.map(({ title }) => title)).toEqual([
    'ICU',
    'Dialysis',
    'Oncology',
    'Advanced Specialty Care',
    'Expanded Facilities',
  ]);
  const quarters = roadmap.map(({ quarter }) => quarter);
  expect(quarters).toEqual(Object.values(roadmapTargets).map(({ quarter }) => quarter));
  const sortable = quarters.map((quarter) => quarter.replace(/^(Q[1-4]) (\d{4})$/, '$2 $1'));
  expect(sortable).toEqual([...sortable].sort());
});
