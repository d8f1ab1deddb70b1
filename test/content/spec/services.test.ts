import { describe, expect, it } from 'vitest';
import { mothers } from '../../../src/facts/patients.ts';
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

describe('the twelve service cards (spec section 2, Home item 4)', () => {
  it('have the titles and lead to the pages that the spec lists, in its order', () => {
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
  it('names the features, test areas and patient information of the spec', () => {
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

  it('offers the six packages in the order of the spec', () => {
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

  it('gives the collection hours and result times letter for letter', () => {
    expect(laboratoryHours).toEqual({
      weekdays: 'Mon-Fri 7:00 AM-5:00 PM',
      saturday: 'Saturday 7:00 AM-12:00 PM',
    });
    expect(laboratoryTurnaround).toEqual({
      routine: 'within 24 hours',
      urgent: 'within 1-2 hours',
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
  it('gives the visiting hours letter for letter and where they hold', () => {
    expect(visitingHours).toEqual({
      generalWeekdays: 'Mon-Fri 11:00-13:00 and 16:00-20:00',
      generalWeekends: 'Weekends and holidays 10:00-20:00',
      hdu: 'Daily 12:00-13:00 and 17:00-18:00',
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

it('the pediatrics and surgical pages treat each subject that the spec lists', () => {
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

it('the roadmap names each planned service with its quarter', () => {
  expect(roadmap.map(({ title, quarter }) => [title, quarter])).toEqual([
    ['ICU', 'Q2 2025'],
    ['Dialysis', 'Q4 2025'],
    ['Oncology', 'Q2 2026'],
    ['Advanced Specialty Care', 'Q4 2026'],
    ['Expanded Facilities', 'Q2 2027'],
  ]);
});
