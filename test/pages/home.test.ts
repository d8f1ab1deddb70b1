import { describe, expect, it } from 'vitest';
import { figures } from '../../src/facts/hospital/figures.ts';
import { schemes, site } from '../../src/facts/hospital/site.ts';
import { aboutGallery, facilities } from '../../src/facts/media/galleries.ts';
import { partners } from '../../src/facts/money/insurers.ts';
import { aboutCaptions, facilityCaptions } from '../../src/words/en/frame/gallery.ts';
import { faqs } from '../../src/words/en/pages/faqs.ts';
import { home } from '../../src/words/en/pages/home.ts';

describe('the home page', () => {
  it('names its hero, stats and buttons letter for letter', () => {
    expect(home.hero.badge).toBe(`${schemes.sha} & ${schemes.makl} Accredited`);
    expect(home.hero.stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
      `${site.hours.label} Available`,
      `${schemes.sha} Accredited`,
      `${figures.professionals} Professionals`,
    ]);
    expect(home.hero.bookLabel).toBe('Book Appointment');
    expect(home.hero.servicesLabel).toBe('Our Services');
  });

  it('titles its sections letter for letter', () => {
    expect(home.services.heading).toBe('Our Medical Services');
    expect(home.facilities.heading).toBe('State-of-the-Art Facilities');
    expect(home.facilities.tourLabel).toBe('Tour Our Facilities');
  });

  it('gives four highlights and names two insurers as partners', () => {
    expect(home.whyChooseUs.highlights.map(({ title }) => title.toLowerCase())).toEqual([
      '24/7 care',
      'insurance accepted',
      'expert team',
      'modern facilities',
    ]);
    expect(partners).toHaveLength(2);
    expect(home.about.partners).toBe(partners.join(' and '));
  });

  it('answers ten different questions', () => {
    expect(faqs).toHaveLength(10);
    expect(new Set(faqs.map(({ question }) => question)).size).toBe(10);
    for (const { question, answer } of faqs) {
      expect(question).toMatch(/\?$/);
      expect(answer.length).toBeGreaterThan(80);
    }
  });
});

describe('the galleries', () => {
  it('show nine facilities with their captions letter for letter, in order', () => {
    expect(facilities.map((name) => facilityCaptions[name])).toEqual([
      'Dental Clinic',
      'Immunization Room',
      'Modern Laboratory',
      'Delivery Room',
      'Dedicated Staff',
      'Maternity',
      'Ultrasound Room',
      'Female Ward',
      'General Ward',
    ]);
  });

  it('show eleven pictures about the hospital with their captions letter for letter, in order', () => {
    expect(aboutGallery.map((name) => aboutCaptions[name])).toEqual([
      'Our Hospital',
      'Maternity Care',
      'Specialized Care',
      'Inpatient Services',
      'Inpatient Ward',
      'Dental Services',
      'Main Building',
      'Hospital Exterior',
      'Pediatrics',
      'Laboratory',
      'Surgery Department',
    ]);
  });
});
