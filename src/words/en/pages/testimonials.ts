import { site } from '../../../facts/hospital/site.ts';
import type { TestimonialId } from '../../../facts/people/patients.ts';
import { ifCounted } from '../../if-on.ts';
import { originOf } from '../hospital/claims.ts';

/** The six quotes, and each speaker's relation to the patient. SAMPLE content. */
export const testimonialWords: Readonly<Record<TestimonialId, { role: string; content: string }>> =
  {
    1: {
      role: 'Mother of two',
      content:
        'The midwife stayed with me from ten at night until my son came at dawn. She told me ' +
        'what she was doing before she did it, and my mother was allowed to hold my hand.',
    },
    2: {
      role: 'Father of a four-year-old',
      content:
        'Our girl had a fit with a fever on a Sunday evening. They took her in before I had ' +
        'finished speaking. An hour later someone sat down with us and explained what to do ' +
        'if it ever happens again.',
    },
    3: {
      role: 'Shop owner',
      content:
        'Blood test in the morning, and before I closed the shop they called me to come for the ' +
        'result. I take one ' +
        'star off because the queue at reception on a Monday is long. Come on a Wednesday.',
    },
    4: {
      role: 'Boda boda rider',
      content:
        'I fell in the rain and cut my leg badly. They cleaned it, took an X-ray, stitched it ' +
        'and gave me a tetanus injection. I knew the price of each step beforehand, and I was ' +
        'riding again in three weeks.',
    },
    5: {
      role: 'Son of a patient',
      content:
        'My father spent five nights on the general ward. It was clean, and the nurses called ' +
        'me when anything changed. I would like visiting on weekdays to start later, since I ' +
        'work in town, but they let me speak to him by phone.',
    },
    6: {
      role: 'Grandmother',
      content:
        'I come each month for my blood pressure. The doctor remembers that I do not like big ' +
        'tablets. She wrote the hours on the boxes in large letters so that I can read them ' +
        'without glasses.',
    },
  };

/**
 * What the rating is the average of; '' without a rating or its origin. Only pages that show it may have it in
 * their structured data (src/seo/structured-data/site-structured-data.ts). SAMPLE content.
 */
const origin = site.rating ? originOf('rating') : '';

/** Texts of /testimonials around the six quotes; the figure appears in prose only. */
export const testimonialsPage = {
  heading: 'What patients say',
  figure: origin && site.rating && `${site.rating.value} of ${site.rating.best}`,
  origin,
  reviews: ifCounted(
    'reviews',
    (reviews) =>
      `Patients have left over ${reviews} reviews since we opened in ${site.foundedYear}.${origin && ' Our rating counts the newest of them.'}`,
  ).join(''),
  listHeading: 'Six voices',
} as const;
