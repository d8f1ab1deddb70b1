import { site } from '../../../facts/hospital/site.ts';
import { ifCounted } from '../../if-on.ts';
import type { WordsOf } from '../../words-of.ts';
import { originOf } from '../hospital/claims.ts';

type Testimonials = WordsOf<'testimonials'>;

/** The six quotes, and each speaker's relation to the patient. SAMPLE content. */
export const testimonialWords: Testimonials['testimonialWords'] = {
  1: {
    role: 'Mama wa watoto wawili',
    content:
      'Mkunga alikaa nami kutoka saa nne usiku hadi mwanangu alipozaliwa alfajiri. Aliniambia ' +
      'anachotaka kufanya kabla ya kukifanya. Mama yangu aliruhusiwa kunishika mkono.',
  },
  2: {
    role: 'Baba wa mtoto wa miaka minne',
    content:
      'Msichana wetu alipata degedege akiwa na homa, Jumapili jioni. Walimchukua kabla sijamaliza ' +
      'kueleza. Baada ya saa moja, mtu aliketi nasi akatueleza cha kufanya akipata degedege tena.',
  },
  3: {
    role: 'Mwenye duka',
    content:
      'Nilipimwa damu asubuhi. Kabla sijafunga duka, walinipigia simu niende kuchukua majibu. ' +
      'Naondoa nyota moja kwa sababu foleni ya mapokezi huwa ndefu Jumatatu. Njoo Jumatano.',
  },
  4: {
    role: 'Mwendesha boda boda',
    content:
      'Nilianguka kwenye mvua nikajikata mguu vibaya. Walisafisha kidonda, wakanipiga X-ray, ' +
      'wakashona kidonda na kunidunga sindano ya pepopunda. Nilijua mapema bei ya kila hatua. ' +
      'Baada ya wiki tatu nilikuwa naendesha tena.',
  },
  5: {
    role: 'Mwana wa kiume wa mgonjwa',
    content:
      'Baba yangu alilala usiku tano kwenye wodi ya kawaida. Ilikuwa safi, na wauguzi walinipigia ' +
      'simu jambo lolote lilipobadilika. Ningependa saa za kutembelea siku za kazi zianze baadaye, ' +
      'kwa kuwa nafanya kazi mjini. Lakini waliniruhusu kuongea naye kwa simu.',
  },
  6: {
    role: 'Nyanya',
    content:
      'Nakuja kila mwezi kwa sababu ya presha. Daktari anakumbuka kwamba sipendi tembe kubwa. ' +
      'Aliandika saa za kumeza dawa kwenye pakiti kwa herufi kubwa, ili nizisome bila miwani.',
  },
};

/** What the rating is the average of; empty if the hospital has no rating or does not say. */
const origin = site.rating ? originOf('rating') : '';

/** Texts of /sw/testimonials around the six quotes. */
export const testimonialsPage = {
  heading: 'Maoni ya wagonjwa',
  figure: origin && site.rating && `${site.rating.value} kati ya ${site.rating.best}`,
  origin,
  reviews: ifCounted(
    'reviews',
    (reviews) =>
      `Tangu tufungue mwaka wa ${site.foundedYear}, wagonjwa wametoa maoni zaidi ya ${reviews}.${origin && ' Nyota zetu huhesabu yaliyo mapya zaidi.'}`,
  ).join(''),
  listHeading: 'Wagonjwa sita',
} as const satisfies Testimonials['testimonialsPage'];
