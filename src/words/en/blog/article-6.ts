import { infectionSources } from '../../../facts/articles/infection-sources.ts';
import { kenyanSources } from '../../../facts/articles/kenyan-sources.ts';
import { clinicalSourcesOf } from '../../../facts/clinical/sources.ts';
import { notReviewed } from '../../../facts/review.ts';
import { site } from '../../../facts/site.ts';
import type { BlogArticle } from '../blog-article.ts';
import { malariaFeverWords } from '../clinical/fever-words.ts';
import { laboratoryTurnaround } from '../opening-hours.ts';

/** Article 6 of /blog: malaria when travelling to the coast or the lake (spec section 3). */
export const article6: BlogArticle = {
  id: 6,
  title: 'Malaria when you travel from Kiambu to the coast or the lake',
  headTitle: 'Malaria when you travel',
  excerpt:
    'Living in the highlands leaves you with little protection. What to pack, how to sleep, and why a fever after the trip means a test at once.',
  date: '2026-03-19',
  modified: '2026-11-22',
  readTime: '4 min read',
  image: 'malaria-prevention',
  category: 'Health Tips',
  author: 'physician',
  review: notReviewed,
  content: [
    `${site.address.locality} is too cool for malaria to spread easily, and that has a price: people who live here have little defence against it in their blood. From the same mosquito a cousin who grew up in Kisumu may get a mild illness. A visitor from Kiambu, young or old, may get a dangerous one. So plan before Easter, the school holidays and Christmas.`,
    '**Where the risk is**',
    'Around Lake Victoria the risk lasts all year. In the national survey of 2020, 19% of the children tested there carried the parasite, against 6% in the whole country. The eight lake counties are Busia, Siaya, Kisumu, Homa Bay, Migori, Kakamega, Vihiga and Bungoma. Mombasa, Kilifi, Kwale, Lamu and the rest of the coast come next.',
    'Some western highlands, such as Kisii and Nandi, have outbreaks, and the dry north has malaria after rain. Everywhere it climbs in the weeks after the long rains of March to May and the short rains of October to December.',
    '**Before you go**',
    'See a clinician 2 weeks ahead if you are pregnant, if you travel with a child under 5 years, or if anyone has sickle cell disease, HIV or no spleen. There are tablets that prevent malaria. Which kind suits you depends on age, pregnancy and other medicines. Most are started before the journey and go on for up to 4 weeks after it. Do not borrow them or make up your own plan.',
    'If you are pregnant and the trip can wait, let it wait. Malaria in pregnancy brings anaemia, early labour and small babies. The malaria vaccine in the lake counties is for children who live there. It needs four doses, so it cannot be taken for a holiday.',
    'Pack a treated net for every bed, a repellent with 20-50% DEET, long sleeves, long trousers and a thermometer. Put repellent on bare skin after any sunscreen. Keep it off the hands, eyes and mouth of small children. Use none on babies under 2 months: for them the net does the work.',
    '**Nights under the net**',
    'The mosquitoes that carry malaria bite between dusk and dawn. Sleep under a treated net each night of the trip, also with a fan, also where you stay one night only. Tuck it under the mattress before dark, look for holes and sew them up. Hang a new net in the shade for a day before use. Wash it with mild soap, never bleach, and dry it out of the sun.',
    'From about 6 pm wear the long sleeves and put on repellent again. Coils help a little on a veranda, but do not burn them in a closed room where people sleep. Ask whether the windows have mesh, and pour away water that stands in basins and tyres near the house.',
    '**Fever means a test at once**',
    malariaFeverWords,
    'Illness usually starts 10-15 days after the bite, sometimes after 7 days, now and then after months. So most travellers fall ill at home, where nobody thinks of malaria. Shivering, headache, vomiting or aching joints count like fever, even if you took tablets and slept under a net. Begin with the words "I have been to the lake" or "to the coast".',
    `The rule in Kenya is to test first and treat after, with a blood slide or a rapid test. Our laboratory reports urgent tests ${laboratoryTurnaround.urgent}, and our emergency department is open ${site.hours.label}. If the first test is negative and the fever goes on, it is repeated the next day. Meanwhile we look for pneumonia, typhoid or a urine infection. Malaria tablets bought without a test leave all three untreated, and make the next test harder to read.`,
    '**If the test is positive**',
    'Most people go home with a short course of combination tablets. Take every dose, with food, also when you feel well on the second day. If you vomit soon after a dose, call to ask whether to repeat it. Come back if the fever is not gone after 2 days, or at once for any sign in the box below. You are told the price of the test before blood is taken.',
  ],
  keywords: [
    'malaria Kenya travel',
    'malaria test Kiambu',
    'malaria prevention coast Kenya',
    'treated mosquito net',
    'fever after travel',
  ],
  sources: [
    kenyanSources.malariaKenya,
    kenyanSources.malariaSurvey,
    ...clinicalSourcesOf(['malariaTravel']),
    infectionSources.insectBites,
  ],
  urgentSigns: [
    'Any fever after the trip, most of all in pregnancy or in a child under 5 years',
    'Confusion, unusual sleepiness or a fit',
    'Fast or difficult breathing',
    'Vomiting everything, or too weak to sit or stand',
    'Dark urine like cola, or hardly any urine',
    'Yellow eyes or very pale palms',
  ],
};
