import { site } from '../../site.ts';
import type { BlogArticle } from '../blog-article.ts';

/**
 * The author is SAMPLE content.
 * Article 5 of /blog: COVID-19 and other coughs today (spec section 3).
 */
export const article5: BlogArticle = {
  id: 5,
  title: 'COVID-19 and other coughs: protecting the older people at home',
  headTitle: 'COVID-19 and coughs at home',
  excerpt:
    'Who is still at risk, when a test is worth having, which vaccines adults can ask for, and what hands, masks and open windows do.',
  date: '2026-05-14',
  readTime: '4 min read',
  image: 'hand-washing',
  category: 'COVID-19',
  author: 'Dr. Peter Mutua',
  authorTitle: 'Family physician',
  content: [
    'The World Health Organization ended the COVID-19 emergency on 5 May 2023, but the virus still goes round together with flu, RSV and common colds. For most people it means some days in bed. For a grandmother of 78 with diabetes it can still mean oxygen in hospital. Flu in Kenya tends to rise twice a year, in February and March and again from July to November, so May is a good month to get ready.',
    '**Who needs the most care**',
    'The risk climbs from about 60 years and is highest past 75. It is also higher in pregnancy, and with diabetes, high blood pressure, asthma, heart, lung or kidney disease, sickle cell disease, cancer treatment or HIV that is not yet under control.',
    'If you have a new cough or fever, put off the visit to shosho or guka. COVID-19 can be passed on for about 10 days from the first symptom, mostly in the first 5. If you share a house, sleep in another room if there is one, eat apart, keep windows on two sides open, and both wear a mask when you must be close. In very old people the first sign may be neither cough nor fever but new confusion, a fall, or food left on the plate.',
    '**When a test helps**',
    'You cannot tell COVID-19 from flu by how it feels. A test is most useful where the answer changes what happens next: in people at risk, in those who live with them, and in anyone ill enough for a ward. A rapid test works best in the first 5-7 days. If it is negative on day 1 but you get worse, repeat it after 48 hours.',
    'Do not wait if you are in a risk group, because the medicines for flu and COVID-19 work best in the first days: within 2 days for flu, within 5 for COVID-19. Antibiotics do nothing against either virus.',
    'A cough of 2 weeks or more needs a test for tuberculosis, all the more with night sweats, weight loss or blood. Testing and treatment for it are free in public health facilities. After a trip to the coast or the lake, fever with or without a cough also needs a malaria test.',
    '**Vaccines for adults**',
    'For older adults and people with long illnesses, WHO advises another COVID-19 dose 6-12 months after the last, and a dose in pregnancy if the last was more than 6 months ago. The flu vaccine is taken every year, also in pregnancy, best between April and June in Kenya. A pneumococcal vaccine is worth asking about past 65 years.',
    `Babies help to protect their grandparents as well: KEPI gives the vaccines against two main causes of pneumonia at 6, 10 and 14 weeks. Supplies for adults come and go, so call ${site.phone} before you travel; we tell you what is in stock and the price.`,
    '**Hands, masks and fresh air**',
    'Wash with soap and running water for 20 seconds or more when you come home, before you cook or eat, and after you blow your nose. A jerrican with a tap does the job where there is no sink. Hand rub should hold at least 60% alcohol. Cough into your elbow, not your palm.',
    'A mask does most good on the person who coughs, and on anyone at risk in a packed matatu or waiting room. It must cover nose, mouth and chin, and be changed once damp. Open two windows of the matatu, and hold chama and family meetings outside when the weather lets you.',
    '**Nursing someone at home**',
    'Rest, plenty to drink, and paracetamol as the packet says bring most people through. Honey and lemon in warm water eases a cough in anyone over 1 year. Go on with the daily tablets for blood pressure or diabetes. In the cold of June and July never heat a closed bedroom with a charcoal jiko: its smoke makes coughs worse, and its carbon monoxide can kill a sleeping family.',
    `A finger clip (oximeter) helps if the hand is warm and the nail bare. Measure while your relative is well, so that you know the usual figure, and phone us at 93-94%. When you come to ${site.shortName} with a cough, say so at the entrance; you get a mask and a seat with more air.`,
  ],
  keywords: [
    'COVID-19 Kenya 2026',
    'flu vaccine Kenya',
    'cough more than two weeks',
    'protecting elderly relatives',
    'COVID-19 test Kiambu',
  ],
  sources: [
    'World Health Organization: WHO SAGE roadmap for prioritizing uses of COVID-19 vaccines, 2023',
    'Ministry of Health, Kenya: Integrated Guideline for Tuberculosis, Leprosy and Lung Disease, 2021',
    'Emukule and others: Influenza activity in Kenya, 2007-2013, in Influenza and Other Respiratory Viruses, 2016',
  ],
  urgentSigns: [
    'Breathless at rest, or unable to finish a sentence',
    'An oxygen reading of 92% or lower, or blue or grey lips',
    'New confusion, or hard to wake',
    'Chest pain or pressure, even if it comes and goes',
    'Coughing up blood',
    'A child who breathes fast, draws in the chest or cannot drink',
  ],
};
