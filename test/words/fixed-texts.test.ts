import { describe, expect, it } from 'vitest';
import { departmentCards, moreDepartments } from '../../src/facts/hospital/departments.ts';
import { schemes, site } from '../../src/facts/hospital/site.ts';
import { aboutGallery, facilities } from '../../src/facts/media/galleries.ts';
import { partners, schemesHere } from '../../src/facts/money/insurers.ts';
import { departmentRouteNames } from '../../src/site/routes.ts';
import * as en from '../../src/words/en/index.ts';
import { cardTitle } from '../../src/words/frame/department-names.ts';
import { ifCounted } from '../../src/words/if-on.ts';
import { promisesInWords } from '../../tools/deploy/doctor/legal/claims.ts';
import { forms } from '../support/forms.ts';
import { textsInWords } from '../support/texts-in-words.ts';

// the texts that test/spec/README.md fixes letter for letter
const { appointments } = en.appointments;
const { formMessages } = en.formMessages;
const { home } = en.home;

const listed = (text: string) => text.split(',').map((item) => item.trim());

describe('the home page', () => {
  it('the home page has its fixed texts', () => {
    const { hero, services, facilities: rooms } = home;
    expect(hero.badge).toBe(`${schemesHere.join(' & ')} Accredited`);
    expect(hero.stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
      `${site.hours.label} Available`,
      `${schemes.sha} Accredited`,
      ...ifCounted('professionals', (people) => `${people} Professionals`),
    ]);
    expect([hero.bookLabel, hero.servicesLabel]).toEqual(['Book Appointment', 'Our Services']);
    expect(services.heading).toBe('Our Medical Services');
    // a hospital that makes no such promise has a heading of its own
    if (promisesInWords([{ path: '', text: rooms.heading }]).length > 0)
      expect(rooms.heading).toBe('State-of-the-Art Facilities');
    expect(rooms.tourLabel).toBe('Tour Our Facilities');
    expect(home.whyChooseUs.highlights.map(({ title }) => title.toLowerCase())).toEqual([
      '24/7 care',
      'insurance accepted',
      'expert team',
      'modern facilities',
    ]);
    expect(home.about.partners).toBe(partners.join(' and '));
    expect(en.faqs.faqs).toHaveLength(10);
  });

  it('the home page has nine facilities and eleven pictures with fixed captions', () => {
    expect(facilities.map((name) => en.gallery.facilityCaptions[name])).toEqual(
      listed(`
        Dental Clinic, Immunization Room, Modern Laboratory, Delivery Room, Dedicated Staff,
        Maternity, Ultrasound Room, Female Ward, General Ward
      `),
    );
    expect(aboutGallery.map((name) => en.gallery.aboutCaptions[name]).sort()).toEqual(
      listed(`
        Our Hospital, Maternity Care, Specialized Care, Inpatient Services, Inpatient Ward,
        Dental Services, Main Building, Hospital Exterior, Pediatrics, Laboratory,
        Surgery Department
      `).sort(),
    );
  });
});

describe('departments', () => {
  it('departments have cards with fixed titles in a fixed order, and are all listed', () => {
    const { departmentCardWords } = en.departmentCards;
    const { departmentNames } = en.departmentNames;
    const titles = departmentCards.map((route) => cardTitle(departmentNames[route]));
    const fixed = listed(`
      Outpatient Services, Inpatient Services, Pediatrics Department, Specialized Care,
      Surgical Services, Laboratory Services, Pharmacy Services, Telemedicine,
      High Dependency Unit, Eye Care Center, Emergency Department, Coming Soon
    `);
    // a hospital without a department has no card for it
    expect(titles).toEqual(fixed.filter((title) => titles.includes(title)));
    for (const { details } of Object.values(departmentCardWords))
      expect(new Set(details).size).toBe(5);
    const shown = [...departmentCards, ...moreDepartments];
    expect(shown.sort()).toEqual([...departmentRouteNames].sort());
  });

  it('departments that are planned have fixed titles, the soonest first', () => {
    const { roadmap } = en.upcoming;
    // a hospital may plan fewer
    expect(listed('Advanced Specialty Care, Dialysis, Expanded Facilities, ICU, Oncology')).toEqual(
      expect.arrayContaining(roadmap.map(({ title }) => title)),
    );
    const sortable = roadmap.map(({ quarter }) => quarter.replace(/^(Q[1-4]) (\d{4})$/, '$2 $1'));
    expect(sortable).toEqual(sortable.toSorted());
  });

  it('departments have fixed notes on appointments and visitors', () => {
    expect(JSON.stringify(en.laboratory)).toContain('Most routine tests need no appointment');
    expect(JSON.stringify(en.inpatient)).toContain('Max two visitors at a time');
  });
});

it('the appointment page has fixed headings, five reasons and its hours', () => {
  expect(appointments).toMatchObject({
    heading: 'Book Your Appointment',
    whyChooseUs: { heading: 'Why Choose Us' },
    workingHours: {
      heading: 'Working Hours',
      rows: [
        { term: 'Monday to Sunday', detail: `Open ${site.hours.label}` },
        { term: 'All services', detail: site.hours.label },
      ],
    },
  });
  expect(appointments.whyChooseUs.points).toHaveLength(5);
  expect(forms.appointment.fields.date.hint).toBe('Select date');
});

it('the not-found pages and the blogs have fixed texts', () => {
  expect(en.failures.notFoundPage).toMatchObject({
    heading: '404',
    message: "Oops! The page you're looking for cannot be found.",
    homeLabel: 'Return to Home',
    backLabel: 'Go Back',
  });
  expect(en.articlesPages.blogPage).toMatchObject({
    loading: 'Loading...',
    readMore: 'Read More',
    back: 'Back to all articles',
    relatedHeading: 'Related Articles',
    notFound: {
      heading: 'Article Not Found',
      text: "The blog post you're looking for doesn't exist or has been removed.",
      back: 'Back to Blog',
    },
  });
  expect(en.articlesPages.medicalBlogPage).toMatchObject({
    searchPlaceholder: 'Search health topics...',
    empty: 'No articles found matching your search.',
    readMore: 'Read More',
  });
  expect(en.articlesPages.sharing.button).toBe('Share');
});

it('the forms have fixed messages', () => {
  expect(formMessages).toMatchObject({
    sending: 'Sending...',
    message: {
      success: {
        title: 'Message Sent',
        text: 'Your message has been forwarded to our WhatsApp. Thank you for contacting us.',
      },
      failure: {
        title: 'Error',
        text: 'There was a problem sending your message. Please try again.',
      },
    },
    request: {
      confirmation: { heading: 'Appointment Request Received!' },
      success: {
        title: 'Appointment Request Sent',
        text: 'We will contact you shortly to confirm your booking.',
      },
      failure: {
        title: 'Error',
        text: 'There was a problem sending your request. Please try again.',
      },
    },
  });
});

it('clock times have am or pm, except in the fixed visiting hours', () => {
  const fixed = Object.values(en.openingHours.visitingHours);
  const bare = [...textsInWords(en, '2026-11-22')].flatMap(([path, text]) => {
    const others = fixed.reduce((left, hours) => left.replaceAll(hours, ''), text);
    return /\b\d?\d:\d\d\b(?! ?[ap]m)/i.test(others) ? [`${path}: ${text}`] : [];
  });
  expect(bare).toEqual([]);
});
