import { expect, it } from 'vitest';
import { initialValues } from '../../src/components/form/form-definition.ts';
import { site } from '../../src/facts/hospital/site.ts';
import { blogPage, medicalBlogPage, sharing } from '../../src/words/en/articles/articles-pages.ts';
import { formMessages } from '../../src/words/en/features/form-messages.ts';
import { notFoundPage } from '../../src/words/en/frame/failures.ts';
import { about } from '../../src/words/en/pages/about.ts';
import { appointments } from '../../src/words/en/pages/appointments.ts';
import { forms } from '../support/forms.ts';

it('the about page has three cards beside its carousel, and mission, vision and values', () => {
  expect(about.carouselCards).toHaveLength(3);
  expect(about.values.length).toBeGreaterThanOrEqual(3);
  for (const text of [about.mission, about.vision]) expect(text.length).toBeGreaterThan(60);
});

it('the appointment page has its headings, five reasons and hours letter for letter', () => {
  expect(appointments.heading).toBe('Book Your Appointment');
  expect(appointments.whyChooseUs.heading).toBe('Why Choose Us');
  expect(appointments.whyChooseUs.points).toHaveLength(5);
  expect(appointments.workingHours.heading).toBe('Working Hours');
  expect(appointments.workingHours.rows).toEqual([
    { term: 'Monday to Sunday', detail: `Open ${site.hours.label}` },
    { term: 'All services', detail: site.hours.label },
  ]);
});

it('the not-found pages and the blogs have their fixed texts letter for letter', () => {
  expect(notFoundPage).toMatchObject({
    heading: '404',
    message: "Oops! The page you're looking for cannot be found.",
    homeLabel: 'Return to Home',
    backLabel: 'Go Back',
  });
  expect(blogPage).toMatchObject({
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
  expect(medicalBlogPage).toMatchObject({
    searchPlaceholder: 'Search health topics...',
    empty: 'No articles found matching your search.',
    readMore: 'Read More',
  });
  expect(sharing.button).toBe('Share');
});

it('the forms tell success and failure letter for letter', () => {
  expect(formMessages.sending).toBe('Sending...');
  expect(formMessages.message).toEqual({
    success: {
      title: 'Message Sent',
      text: 'Your message has been forwarded to our WhatsApp. Thank you for contacting us.',
    },
    failure: {
      title: 'Error',
      text: 'There was a problem sending your message. Please try again.',
    },
  });
  expect(formMessages.request).toMatchObject({
    confirmation: { heading: 'Appointment Request Received!' },
    success: {
      title: 'Appointment Request Sent',
      text: 'We will contact you shortly to confirm your booking.',
    },
    failure: {
      title: 'Error',
      text: 'There was a problem sending your request. Please try again.',
    },
  });
});

it('an empty date and an empty message are named in the appointment request', () => {
  const empty = initialValues(forms.appointment);
  expect(empty.service).toBe('outpatient');
  expect(forms.appointment.fields.date.hint).toBe('Select date');
  const text = forms.appointment.chatText(empty, '2026-11-22');
  expect(text).toMatch(/: Not specified$/m);
  expect(text).toMatch(/: None provided$/m);
});
