import { describe, expect, it } from 'vitest';
import { figures } from '../../../src/facts/figures.ts';
import { aboutGallery, facilities } from '../../../src/facts/galleries.ts';
import type { PictureName } from '../../../src/facts/picture-names.ts';
import { site } from '../../../src/facts/site.ts';
import { faqs } from '../../../src/words/en/faqs.ts';
import { aboutCaptions, facilityCaptions } from '../../../src/words/en/gallery.ts';
import { home } from '../../../src/words/en/home.ts';
import { pictures } from '../../../src/words/en/pictures.ts';

describe('the home page', () => {
  it('names its hero, stats and buttons letter for letter', () => {
    expect(home.hero.badge).toBe('SHA & MAKL Accredited');
    expect(home.hero.stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '24/7 Available',
      'SHA Accredited',
      '20+ Professionals',
    ]);
    expect(home.hero.bookLabel).toBe('Book Appointment');
    expect(home.hero.servicesLabel).toBe('Our Services');
  });

  it('titles its sections as the spec does', () => {
    expect(home.services.heading).toBe('Our Medical Services');
    expect(home.facilities.heading).toBe('State-of-the-Art Facilities');
    expect(home.facilities.tourLabel).toBe('Tour Our Facilities');
  });

  it('gives four highlights and names SHA and Britam as partners', () => {
    expect(home.whyChooseUs.highlights.map(({ title }) => title.toLowerCase())).toEqual([
      '24/7 care',
      'insurance accepted',
      'expert team',
      'modern facilities',
    ]);
    expect(home.about.partners).toBe('SHA and Britam');
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
  it('show nine facilities with the captions of the spec, in order', () => {
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

  it('show eleven pictures about the hospital with the captions of the spec, in order', () => {
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

  it('use a picture only once each, and describe it', () => {
    for (const images of [facilities, aboutGallery]) {
      expect(new Set<PictureName>(images).size).toBe(images.length);
      for (const name of images) expect(pictures[name]).not.toBe('');
    }
  });
});

it('the claims of the hospital stand letter for letter', () => {
  expect(figures).toEqual({
    professionals: '20+',
    patientsServed: '10000+',
    beds: '50+',
    happyPatients: '5,000+',
    satisfaction: '98%',
    babiesDelivered: '500+',
    maternitySuccess: '98%',
    yearsExperience: '15+',
    staff: '20+',
    storiesAverage: '4.9/5',
    reviews: 500,
    waitlistDiscount: '15%',
  });
  expect(site).toMatchObject({
    level: 'Level 4',
    foundedYear: 2020,
    themeColor: '#1B4A72',
    accreditations: ['SHA', 'MAKL'],
    rating: { value: 4.8, count: 150, best: 5 },
    priceRange: '$$',
    currency: 'KES',
    languages: ['English', 'Swahili'],
    payments: ['Cash', 'Card', 'Insurance', 'Mobile money'],
    geo: { latitude: -1.2021, longitude: 36.6892 },
    hours: { schema: 'Mo-Su 00:00-23:59', opens: '00:00', closes: '23:59' },
    address: { locality: 'Gitaru', region: 'Kiambu County', postalCode: '00625' },
  });
  expect(Object.values(site.social)).toHaveLength(4);
});
