import { describe, expect, it } from 'vitest';
import * as opening from '../../../src/facts/opening-hours.ts';
import { mothers } from '../../../src/facts/patients.ts';
import { roadmapTargets } from '../../../src/facts/roadmap.ts';
import { cardAnchor, moreServices, serviceCards } from '../../../src/facts/service-cards.ts';
import { serviceRouteNames } from '../../../src/routes.ts';
import {
  laboratoryHours,
  laboratoryTurnaround,
  visitingHours,
} from '../../../src/words/en/opening-hours.ts';
import { serviceCardWords } from '../../../src/words/en/service-cards.ts';
import { inpatient } from '../../../src/words/en/service-pages/inpatient.ts';
import { laboratory } from '../../../src/words/en/service-pages/laboratory.ts';
import { motherQuotes } from '../../../src/words/en/service-pages/maternity.ts';
import { pediatrics } from '../../../src/words/en/service-pages/pediatrics.ts';
import { surgical } from '../../../src/words/en/service-pages/surgical.ts';
import { roadmap } from '../../../src/words/en/service-pages/upcoming.ts';
import type { Block } from '../../../src/words/service-page.ts';
import { href } from '../../href.ts';

/** Every string inside a block, whatever its kind. */
function textOf(blocks: readonly Block[]): string {
  return JSON.stringify(blocks);
}

/** '7:00 AM-5:00 PM'. */
function onTwelveHourClock({ opens, closes }: opening.Hours): string {
  const clock = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return [opens, closes]
    .map((time) => clock.format(new Date(`2026-01-01T${time.padStart(5, '0')}Z`)))
    .join('-')
    .replace(/\u202f/g, ' ');
}

/** 'Mon-Fri': days in a row. */
function fromTo(days: readonly string[]): string {
  return `${days[0]}-${days.at(-1)}`;
}

/** '12:00-13:00 and 17:00-18:00'; once or twice a day. */
function onFullClock(hours: readonly opening.Hours[]): string {
  return hours.map(({ opens, closes }) => `${opens}-${closes}`).join(' and ');
}

describe('the twelve service cards', () => {
  it('have their titles letter for letter and lead to their pages, in order', () => {
    expect(serviceCards.map(({ route }) => [serviceCardWords[route].title, href(route)])).toEqual([
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

  it.each(Object.values(serviceCardWords))(
    '$title has five details, none twice, and a badge',
    ({ details, badge }) => {
      expect(details).toHaveLength(5);
      expect(new Set(details).size).toBe(5);
      expect(badge.trim()).not.toBe('');
    },
  );

  it('have an anchor of their own on /services', () => {
    expect(new Set(serviceCards.map(({ route }) => cardAnchor(route))).size).toBe(12);
  });
});

it('every department stands on the page of all departments, once', () => {
  const listed = [...serviceCards.map(({ route }) => route), ...moreServices];
  expect(listed.sort()).toEqual([...serviceRouteNames].sort());
});

describe('the laboratory page', () => {
  it('names its features, test areas and patient information', () => {
    const words = textOf(laboratory.blocks);
    for (const term of ['Quick turnaround', 'Quality control', 'Specialized testing']) {
      expect(words).toContain(`"${term}"`);
    }
    for (const area of ['Prenatal screening', 'Tumor markers', 'Cardiac enzymes']) {
      expect(words).toContain(`"${area}"`);
    }
    for (const topic of ['Preparation', 'Collection hours', 'Accessing results']) {
      expect(words).toContain(`"${topic}"`);
    }
  });

  it('offers the six packages in order', () => {
    const lists = laboratory.blocks.map((block) =>
      block.kind === 'cards' ? block.cards.map(({ title }) => title) : [],
    );
    expect(lists).toContainEqual([
      'Basic Health Check',
      'Comprehensive Health Screen',
      'Executive Health Profile',
      'Diabetes Care Profile',
      'Cardiac Risk Assessment',
      'Prenatal Package',
    ]);
  });

  it('gives the collection hours and result times as Mon-Fri 7:00 AM-5:00 PM is written', () => {
    const { weekdays, saturday } = opening.laboratoryHours;
    expect(laboratoryHours).toEqual({
      weekdays: `${fromTo(weekdays.days)} ${onTwelveHourClock(weekdays)}`,
      saturday: `Saturday ${onTwelveHourClock(saturday)}`,
    });
    expect(onTwelveHourClock({ opens: '7:00', closes: '17:00' })).toBe('7:00 AM-5:00 PM');
    const { routine, urgent } = opening.laboratoryTurnaround;
    expect(laboratoryTurnaround).toEqual({
      routine: `within ${routine.to} hours`,
      urgent: `within ${urgent.from}-${urgent.to} hours`,
      stat: 'expedited',
    });
    const shown = JSON.stringify(laboratory);
    for (const text of [
      ...Object.values(laboratoryHours),
      ...Object.values(laboratoryTurnaround),
    ]) {
      expect(shown).toContain(text);
    }
    expect(laboratory.lead).toContain('Most routine tests need no appointment');
  });
});

describe('the inpatient page', () => {
  it('gives the visiting hours as Daily 12:00-13:00 and 17:00-18:00 is written', () => {
    const { generalWeekdays, generalWeekends, hdu } = opening.visitingHours;
    expect(visitingHours).toEqual({
      generalWeekdays: `${fromTo(generalWeekdays.days)} ${onFullClock(generalWeekdays.hours)}`,
      generalWeekends: `Weekends and holidays ${onFullClock(generalWeekends.hours)}`,
      hdu: `Daily ${onFullClock(hdu.hours)}`,
      hduVisitors: 'Max two visitors at a time',
    });
    for (const text of Object.values(visitingHours)) {
      expect(textOf(inpatient.blocks)).toContain(text);
    }
  });

  it('says that semi-private rooms hold two patients', () => {
    expect(textOf(inpatient.blocks)).toMatch(/semi-private rooms hold two patients/i);
  });
});

it('the pediatrics and surgical pages treat each of their subjects', () => {
  const words = (value: unknown) => JSON.stringify(value).toLowerCase();
  for (const topic of [
    'well-child services',
    'pediatric medical services',
    'adolescent medicine',
    'behavioral health',
    'parent education',
  ]) {
    expect(words(pediatrics.blocks)).toContain(topic);
  }
  for (const topic of ['specialties', 'excellence', 'patient journey']) {
    expect(words(surgical.blocks)).toContain(topic);
  }
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
