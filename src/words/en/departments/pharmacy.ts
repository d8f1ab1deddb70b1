import { firstAidSources } from '../../../facts/clinical/first-aid.ts';
import { site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { signsInSentence } from '../clinical/danger-sign-words.ts';
import { firstAidWords } from '../clinical/first-aid/first-aid-words.ts';
import { healthDataInChat } from '../features/health-data-in-chat.ts';
import { departmentNames } from '../frame/department-names.ts';

/** The pharmacy, open 24/7. */
export const pharmacy: DepartmentWords = {
  heading: departmentNames.pharmacy.heading,
  lead: 'Prescriptions, everyday remedies and advice on using medicine safely, day and night.',
  picture: 'pharmacy',
  moment: {
    figure: site.hours.label,
    text: 'At night ring the bell at the window: one pharmacist is always on duty.',
  },
  glance: {
    hours: `${site.hours.label}, no appointment`,
    cost: 'By medicine; generics usually cost less',
    sha: 'only as part of a visit or stay that it pays for',
    bring: 'The prescription and old packets',
    where: 'The counter facing the main waiting area',
  },
  whatItIs: [
    'Pharmacists and pharmaceutical technologists check each prescription, prepare it and explain it in English or Swahili.',
    'Medicines come from licensed suppliers. Vaccines and insulin stay in a monitored fridge. If we do not have something, we call your prescriber about a replacement or tell you when it should arrive.',
  ],
  whoItIsFor: [
    'Anyone with a valid prescription from us or another licensed clinician',
    'People on long-term treatment for blood pressure, diabetes, asthma or epilepsy',
    'Pregnant and breastfeeding mothers who want to know whether a medicine is safe',
    'Carers who give tablets to a child or an older relative',
  ],
  blocks: [
    {
      kind: 'cards',
      heading: 'At the counter and behind it',
      cards: [
        {
          title: 'Dispensing',
          text: 'A second person checks name, medicine and strength before we hand over a packet.',
        },
        {
          title: 'Medicine review',
          text: 'Bring all you take in one bag. We look for duplicates, clashes and things you may no longer need.',
        },
        {
          title: 'Refills',
          text: 'Call us or send an SMS two or three days before you run out, and we will have your packet ready.',
        },
        {
          title: 'Using a device',
          text: 'Try an inhaler, insulin pen or glucose meter with us until it feels easy.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Five questions to ask',
      intro: 'Before you leave, make sure you can answer these for each medicine:',
      items: [
        'What is it for?',
        'How much do I take, when, and for how many days?',
        'With food or without?',
        'What should I avoid with it, such as alcohol, other tablets or herbs?',
        'Which side effects are normal and which mean that I should stop and call?',
      ],
    },
    {
      kind: 'notice',
      heading: 'Bad reaction or overdose',
      tone: 'alarm',
      text: `Each of these is an emergency. Come straight to the emergency department and bring the packet. ${firstAidWords.poison.never}`,
      danger: ['allergy', 'troubleBreathing', 'poison'],
      signs: [
        `A child: ${signsInSentence('childPoison')}`,
        'Fainting',
        'A blistering rash, or sores in the mouth or eyes',
      ],
    },
  ],
  more: [
    {
      kind: 'text',
      heading: 'Why we may refuse an antibiotic',
      paragraphs: [
        'Antibiotics do nothing for colds, flu and most sore throats, which come from viruses. Each needless course makes a later infection harder to treat.',
        'So we need a prescription for them and do not sell half courses. Take yours exactly as written, never share it and do not keep leftovers for the next illness.',
      ],
    },
    {
      kind: 'facts',
      heading: 'Medicine at home',
      facts: [
        { term: 'Store', detail: 'Dry, cool, out of the sun and locked away from children' },
        { term: 'Insulin', detail: 'Unopened in a fridge at 2-8 °C, never in the freezer' },
        { term: 'Expired', detail: 'Return it to us; never put it in the latrine, bin or fire' },
      ],
    },
  ],
  onTheDay: [
    {
      title: 'Hand in the prescription',
      text: 'Paper or a clear copy on your phone. Tell us about allergies, pregnancy and other medicines.',
    },
    {
      title: 'We check it',
      text: 'If a dose or combination looks wrong, the pharmacist calls the prescriber first.',
    },
    {
      title: 'We tell you the price',
      text: 'You can agree, ask for a cheaper equivalent, or take part of it first where that is safe. We never split an antibiotic.',
    },
    {
      title: 'We explain, you repeat',
      text: 'The label carries your name and the directions. We may ask you to say them back.',
    },
  ],
  whatToBring: [
    'The prescription, dated and signed',
    'Old packets, so that we can match strength and brand',
    'Your allergy card, if you have one',
    'Photo ID when collecting strong painkillers or sedatives',
    'A cool bag with an ice pack for insulin',
  ],
  cost: [
    'The price depends on the medicine and the quantity. A generic has the same active substance as the branded medicine and usually costs less. We offer it first, unless you or your doctor prefer otherwise.',
    'Insurers pay for medicine only as part of a visit or stay that they pay for. Give your insurance details at registration, before you reach our window.',
  ],
  hours: [
    { term: 'Pharmacy', detail: `Open ${site.hours.label}, Sundays and public holidays too` },
    { term: 'At night', detail: 'Ring the bell at the window; one pharmacist is always on duty' },
  ],
  howToReachUs: `The counter faces the main waiting area. You need no appointment. To ask whether we have an item, call ${site.phone} and say "pharmacy", or write the name of the medicine in our chat. ${healthDataInChat} Book with a clinician if you need a new prescription.`,
  sources: clinicalSourcesOf([...firstAidSources.allergy, ...firstAidSources.poison]),
  review: notReviewed,
  closing: {
    heading: 'Bring your prescription',
    text: 'Come at any hour, or ask us first whether we have the item.',
  },
  actions: [
    { label: 'Ask if we have it', target: 'chat' },
    { label: 'Book a consultation', target: 'appointments' },
    { label: 'Contact Us', target: 'contact' },
  ],
};
