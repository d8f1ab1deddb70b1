import { describe, expect, it } from 'vitest';
import { bodyText } from './read-html.ts';
import { visitPage } from './visit.ts';

/** Figures with what they count, as the spec writes them (sections 2 and 9). */
const figuresByPage = {
  '/': [
    '24/7 Available',
    'SHA Accredited',
    '20+ Professionals',
    '10000+ patients served',
    '50+ beds',
    '15+ years experience',
    '20+ staff',
    '4.8 from 150 reviews',
  ],
  '/about': ['10000+ patients served', '50+ beds', '15+ years experience', '20+ staff'],
  '/patient-stories': [
    '4.9/5 average of all ratings that patients have left',
    '4.9/5 average rating',
    '5,000+ happy patients',
    '98% satisfaction',
    '500+ babies delivered',
  ],
  '/maternity-packages': ['500+ babies delivered', '98% maternity success rate'],
  '/testimonials': ['over 500 reviews', '4.8 from 150 reviews'],
};

describe.each(Object.entries(figuresByPage))('%s', (path, figures) => {
  it('says each figure in one breath with what it counts', async () => {
    const text = bodyText(await visitPage(path));
    for (const figure of figures) expect(text).toContain(figure);
  });
});

it('an article names its day and its reading time as two things', async () => {
  expect(bodyText(await visitPage('/blog/1'))).toMatch(/ \d{4} \d+ min read/);
});
