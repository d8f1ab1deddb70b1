import { infectionSources } from '../../../facts/articles/infection-sources.ts';
import { kenyanSources } from '../../../facts/articles/kenyan-sources.ts';
import { clinicalSourcesOf } from '../../../facts/clinical/sources.ts';
import { notReviewed } from '../../../facts/review.ts';
import { site } from '../../../facts/site.ts';
import { numberedList } from '../article-lists.ts';
import type { BlogArticle } from '../blog-article.ts';
import { dangerSignText } from '../clinical/danger-sign-words.ts';
import { malariaFeverWords } from '../clinical/fever-words.ts';

/** Article 5 of /blog: COVID-19 and other coughs today (spec section 3). */
export const article5: BlogArticle = {
  id: 5,
  title: 'COVID-19 and other coughs: protecting the older people at home',
  headTitle: 'COVID-19 and coughs at home',
  excerpt:
    'Who is still at risk, when a test is worth having, which vaccines adults can ask for, and what hands, masks and open windows do.',
  date: '2026-05-14',
  modified: '2026-11-22',
  readTime: '4 min read',
  image: 'hand-washing',
  category: 'COVID-19',
  author: 'superintendent',
  review: notReviewed,
  content: [
    'The World Health Organization ended the COVID-19 emergency in May 2023, but the virus still goes round together with flu, RSV and common colds. For most people it means some days in bed. For a grandmother of 78 with diabetes it can still mean oxygen in hospital. Flu in Kenya tends to rise twice a year: in February and March, and again from July to November.',
    '**Three questions before you wait at home**',
    'You cannot tell COVID-19 from flu by how it feels. So ask about the person who coughs, and about everybody who shares the house:',
    numberedList([
      '**Under 5, or over 60?** The risk is highest past 75.',
      '**Pregnant?**',
      '**A long illness?** Diabetes, high blood pressure, asthma, sickle cell disease, cancer, HIV, or an illness of heart, lungs or kidneys.',
    ]),
    `One yes: call ${site.phone} on the first day. A test then changes what happens next, because medicine against flu and COVID-19 works best when it begins within 2 days. Three times no: rest at home. Come if you get worse, or if you are not better within a week.`,
    'If a quick test on the first day is negative but you get worse, repeat it after 48 hours. Antibiotics do nothing against either virus.',
    '**Coughs that need another test**',
    'Come for a tuberculosis test with any cough of 2 weeks. Come sooner if there is blood, fever, night sweats or weight loss, if you have HIV, or if someone near you had tuberculosis. About half of those found with it in the survey of 2016 had not coughed for so long. The test and the treatment are free in public health facilities.',
    malariaFeverWords,
    '**Keep it from shosho and guka**',
    'If you have a new cough or fever, put off the visit. COVID-19 can be passed on for about 10 days from the first symptom, mostly in the first 5. If you share a house, sleep in another room if there is one and eat apart. Keep windows on two sides open, and both wear a mask when you must be close. In very old people the first sign may be neither cough nor fever. It may be new confusion, a fall, or food left on the plate.',
    '**Vaccines for adults**',
    'The same three questions tell you whom to call for. One yes: ask for the flu vaccine, each year and best from April to June. Ask as well whether another dose against COVID-19 is due. Past 65, ask about a vaccine against pneumonia. Bring your card, and we look at the dates with you.',
    `Supplies for adults come and go, so call ${site.phone} before you travel. We tell you what is in stock and the price. Babies protect their grandparents too: [their vaccines](/medical-blog/child-vaccination-schedule) against two main causes of pneumonia begin at 6 weeks.`,
    '**Hands, masks and fresh air**',
    'Wash with soap and running water for 20 seconds or more when you come home, before you cook or eat, and after you blow your nose. A jerrican with a tap does the job where there is no sink. Hand rub should hold at least 60% alcohol. Cough into your elbow, not your palm.',
    'A mask does most good on the person who coughs, and on anyone at risk in a packed matatu or waiting room. It must cover nose, mouth and chin, and be changed once damp. Open two windows of the matatu, and hold chama and family meetings outside when the weather lets you.',
    '**Nursing someone at home**',
    'Rest, plenty to drink, and paracetamol as the packet says bring most people through. Honey and lemon in warm water eases a cough in anyone over 1 year. Go on with the daily tablets for blood pressure or diabetes. In the cold of June and July never heat a closed bedroom with a charcoal jiko. Its smoke makes coughs worse, and its carbon monoxide can kill a sleeping family.',
    `A finger clip (oximeter) helps if the hand is warm and the nail bare. Measure while your relative is well, so that you know the usual figure. At 93% or 94% phone us straight away, also if your relative feels well. When you come to ${site.shortName} with a cough, say so at the entrance. You get a mask and a seat with more air.`,
  ],
  keywords: [
    'COVID-19 Kenya 2026',
    'flu vaccine Kenya',
    'cough more than two weeks',
    'protecting elderly relatives',
    'COVID-19 test Kiambu',
  ],
  sources: [
    infectionSources.covidAtHome,
    infectionSources.virusTreatment,
    infectionSources.oximeter,
    infectionSources.covidVaccine,
    infectionSources.fluVaccine,
    infectionSources.fluSeasons,
    infectionSources.handwashing,
    kenyanSources.tuberculosis,
    kenyanSources.tuberculosisSurvey,
    ...clinicalSourcesOf(['malariaTravel', 'imci']),
  ],
  urgentSigns: [
    'Breathless at rest, or unable to finish a sentence',
    'An oxygen reading of 92% or lower, or blue or grey lips',
    'New confusion, or hard to wake',
    dangerSignText('chestPain'),
    'Coughing up blood',
    `In a child: ${dangerSignText('childBreathing').toLowerCase()}, or ${dangerSignText('childDrinks').toLowerCase()}`,
  ],
};
