/**
 * The people in this file are SAMPLE content: names and words are invented, portraits stock.
 */

import { figures } from '../../facts/figures.ts';
import { site } from '../../facts/site.ts';
import { thirdParties } from '../../facts/third-parties.ts';

/** A short word from a patient or relative (spec section 3). */
export interface Testimonial {
  id: number;
  name: string;
  role: string;
  content: string;
  rating: 1 | 2 | 3 | 4 | 5;
  image: string;
}

/** The external stock portrait host (spec section 2, Testimonials). */
export const [portraitHost] = thirdParties.portraits.hosts;

/** The six testimonials of /testimonials (spec section 2). */
export const testimonials: readonly Testimonial[] = [
  {
    id: 1,
    name: 'Ann Muthoni',
    role: 'Mother of two, Kikuyu',
    content:
      'The midwife stayed with me from ten at night until my son came at dawn. She told me ' +
      'what she was doing before she did it, and my mother was allowed to hold my hand.',
    rating: 5,
    image: `${portraitHost}/api/portraits/women/44.jpg`,
  },
  {
    id: 2,
    name: 'James Karanja',
    role: 'Father of a four-year-old, Wangige',
    content:
      'Our girl had a fit with a fever on a Sunday evening. They took her in before I had ' +
      'finished speaking. An hour later somebody sat down with us and explained what to do ' +
      'if it ever happens again.',
    rating: 5,
    image: `${portraitHost}/api/portraits/men/32.jpg`,
  },
  {
    id: 3,
    name: 'Hellen Akinyi',
    role: 'Shop owner, Kinoo',
    content:
      'Blood test in the morning, and before I closed the shop they called me to come for the ' +
      'result. I take one ' +
      'star off because the queue at reception on a Monday is long. Come on a Wednesday.',
    rating: 4,
    image: `${portraitHost}/api/portraits/women/65.jpg`,
  },
  {
    id: 4,
    name: 'Paul Kimani',
    role: 'Boda boda rider, Gitaru',
    content:
      'I fell in the rain and cut my leg badly. They cleaned it, took an X-ray, stitched it ' +
      'and gave me a tetanus injection. I knew the price of each step beforehand, and I was ' +
      'riding again in three weeks.',
    rating: 5,
    image: `${portraitHost}/api/portraits/men/75.jpg`,
  },
  {
    id: 5,
    name: 'Zipporah Nekesa',
    role: 'Grandmother, Uthiru',
    content:
      'I come each month for my blood pressure. The doctor remembers that I do not like big ' +
      'tablets. She wrote the hours on the boxes in large letters so that I can read them ' +
      'without glasses.',
    rating: 5,
    image: `${portraitHost}/api/portraits/women/79.jpg`,
  },
  {
    id: 6,
    name: 'Michael Mwaura',
    role: 'Son of a patient, Limuru',
    content:
      'My father spent five nights on the general ward. It was clean, and the nurses called ' +
      'me when anything changed. I would like visiting on weekdays to start later, since I ' +
      'work in town, but they let me speak to him by phone.',
    rating: 4,
    image: `${portraitHost}/api/portraits/men/52.jpg`,
  },
];

/**
 * The rating and where it comes from, in one sentence: pages that say it may mark it up for search
 * engines, no other page may (src/seo/structured-data.ts). SAMPLE content.
 */
export const ratingLine = `Our rating is ${site.rating.value} from ${site.rating.count} reviews: those that gave stars, up to ${site.rating.best}, on our own feedback form.`;

/** The words of /testimonials around its six voices; the figure stands in prose only. */
export const testimonialsPage = {
  heading: 'What patients say',
  lead: `We have over ${figures.reviews} reviews so far. ${ratingLine} We chose these six because each tells you something useful.`,
  listHeading: 'Six voices',
} as const;
