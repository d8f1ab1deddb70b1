import { dangerSignSources } from '../../../facts/clinical/danger-signs.ts';
import { clinicalSourcesOf } from '../../../facts/clinical/sources.ts';
import { notReviewed } from '../../../facts/review.ts';
import { site } from '../../../facts/site.ts';
import type { ServicePage } from '../../service-page.ts';
import { dangerSignTexts } from '../clinical/danger-sign-words.ts';
import { firstAidWords } from '../clinical/first-aid-words.ts';

/** A service that is coming soon, and where to go until then. */
export const eyeCare: ServicePage = {
  heading: 'Eye Care Center',
  lead: 'Coming soon: our Eye Care Center is not open yet. Here is where to take an eye problem meanwhile.',
  picture: 'eye-care',
  whatItIs: [
    'We are preparing a centre for eye tests, glasses and the treatment of common eye diseases. There is no opening date yet, so you cannot book a place in it.',
    'Until then staff of our emergency department give first treatment for eye emergencies at any hour. Our outpatient clinicians look at red, sore or itchy eyes and refer you to a hospital with an eye unit when a specialist is needed.',
  ],
  whoItIsFor: [
    'People who find that print or faces have become blurred',
    'Pupils who cannot read the board from their seat',
    'Anyone with diabetes or high blood pressure, which can harm the back of the eye',
    'Adults over 40, or with glaucoma in the family, due for a pressure check',
    'Older people whose sight is clouded by cataract',
  ],
  blocks: [
    {
      kind: 'notice',
      heading: 'Eye emergencies',
      tone: 'alarm',
      text: 'Go to the emergency department now with any sign below, or call us if you cannot travel. Do not press on the eye.',
      signs: dangerSignTexts('eye'),
      meanwhile: {
        heading: firstAidWords.eyeSplash.title,
        steps: firstAidWords.eyeSplash.steps,
      },
    },
    {
      kind: 'table',
      heading: 'Where to go meanwhile',
      caption: 'Until the Eye Care Center opens',
      columns: ['Problem', 'Where', 'How soon'],
      rows: [
        ['Injury, splash or sudden loss of sight', 'Our emergency department', 'At once'],
        ['Newborn with swollen eyelids or pus', 'Our emergency department', 'At once'],
        ['Red or itchy eye, sight unchanged', 'Our outpatient clinic', 'In a day or two'],
        ['White pupil or a squint in a child', 'Our outpatient clinic, for referral', 'This week'],
        ['Blurred reading, new glasses', 'A licensed optician', 'When it suits you'],
        ['Yearly check with diabetes', 'An eye unit; ask us for a letter', 'Every year'],
      ],
    },
    {
      kind: 'list',
      heading: 'What the centre is planned to offer',
      intro: 'Plans can change before opening. None of these can be booked today.',
      items: [
        'Sight tests and glasses for adults and children',
        'Screening for glaucoma and for eye damage from diabetes',
        'Cataract assessment',
        'Treatment of infections and allergies of the eye',
      ],
    },
    {
      kind: 'list',
      heading: 'Looking after your eyes',
      items: [
        'Do not put breast milk, urine, herbs or left-over drops into an eye',
        'Avoid steroid drops unless an eye clinician prescribed them; they can damage sight',
        'Wear goggles when welding, grinding, spraying or chopping wood',
        'Wash hands and face often, and do not share towels when an eye is infected',
      ],
    },
  ],
  onTheDay: [
    {
      title: 'Come or call',
      text: 'Tell the desk that it is about an eye, and at once if your sight has changed suddenly.',
    },
    {
      title: 'Sight is measured',
      text: 'A nurse asks you to read letters with each eye in turn.',
    },
    {
      title: 'Examination',
      text: 'A clinician looks with a light, and often with a yellow dye that shows scratches.',
    },
    {
      title: 'Treatment or referral',
      text: 'You get treatment for what can be treated here, or a letter and a call ahead to an eye unit.',
    },
  ],
  whatToBring: [
    'The glasses you wear, even old or broken ones',
    'Contact lenses taken out and in their case',
    'Any drops you have used, with the bottle',
    'After a splash, the container or a photo of its label',
    'Sunglasses and someone to travel with, as drops may blur your sight',
  ],
  cost: [
    'An eye problem seen today is charged as an outpatient or emergency visit. You are told the price before any test that can wait.',
  ],
  hours: [
    { term: 'Eye Care Center', detail: 'Coming soon; no opening date has been set' },
    { term: 'Eye emergencies', detail: `Emergency department, ${site.hours.label}` },
    { term: 'Other eye problems', detail: `Outpatient clinic, ${site.hours.label}` },
  ],
  howToReachUs: `For anything sudden go to the emergency entrance; for the rest ask at reception for outpatient care. Has the centre opened, and which eye unit is nearest to you? Call ${site.phone} or send a message before you set out.`,
  sources: clinicalSourcesOf(dangerSignSources.eye),
  review: notReviewed,
  closing: {
    heading: 'Not open yet',
    text: 'Until the Eye Care Center opens, bring an eye emergency to our emergency department at any hour.',
  },
  actions: [
    { label: 'Contact Us', target: 'contact' },
    { label: 'All services', target: 'services' },
  ],
};
