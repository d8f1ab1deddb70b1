import { dangerSignSources } from '../../../facts/clinical/danger-signs.ts';
import { firstAidSources } from '../../../facts/clinical/first-aid.ts';
import { site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { prices } from '../../../facts/money/prices.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import { formatPrice } from '../../../formats/en.ts';
import type { ServicePage } from '../../../models/service-page.ts';
import { dangerSignTexts } from '../clinical/danger-sign-words.ts';
import { firstAidWords } from '../clinical/first-aid-words.ts';
import { clinicDays } from '../sections/clinic-words.ts';

/** Dental services at /services/dental. */
export const dental: ServicePage = {
  heading: 'Dental Services',
  lead: 'Check-ups, fillings, root canals and extractions for adults and children, with the pain dealt with first.',
  picture: 'dental-clinic',
  whatItIs: [
    'Our dental clinic looks after teeth, gums and the mouth as a whole. We try to save a tooth before we talk about taking it out. You see the problem in a mirror or on an X-ray, and you choose.',
    'Instruments are sterilised under steam and opened in front of you. Gloves, cups and needles are used once.',
    'If you are afraid of the chair, say so when you book. We go slowly, numb the area well, and stop when you raise your hand.',
  ],
  whoItIsFor: [
    'Anyone with toothache, bleeding gums, a broken tooth or a swollen face',
    'People who have not had a check-up in the past year',
    'Children, from the first tooth or the first birthday',
    'Pregnant women: gum care, fillings and most extractions are safe with the right care',
    'People with diabetes, whose gums need closer watching',
    'Those with missing teeth who want a denture, crown or bridge',
  ],
  onTheDay: [
    {
      title: 'Questions about your health',
      text: 'Tell us about allergies, pregnancy, heart valve disease, bleeding problems and blood thinners. Do not stop any medicine on your own.',
    },
    {
      title: 'The look inside',
      text: 'The dentist checks each tooth, the gums, the tongue and the jaw. A small X-ray is taken when the trouble hides under the surface.',
    },
    {
      title: 'Your choices',
      text: 'You hear what can be done, what happens if you wait, and the price of each way. Nothing starts until you agree.',
    },
    {
      title: 'Treatment',
      text: 'The area is numbed first. A filling is usually done in one visit; a root canal may take two or three.',
    },
  ],
  whatToBring: [
    'Your ID and insurance details',
    'A list of your medicines and allergies',
    'Old dental X-rays, if you have them',
    'Your denture or brace, even if it is broken',
    'Someone to go home with, if you feel faint easily',
  ],
  cost: [
    `A check-up is ${formatPrice(prices.dentalCheckUp)}. Then the dentist writes a plan with a price beside each line. You may spread it over several visits, the most urgent tooth first.`,
    'Covers differ on teeth, so we look up your benefit first. Whitening is hardly ever covered. Crowns and dentures often need a yes in writing.',
  ],
  hours: [
    { term: 'Check-ups and planned work', detail: 'By appointment, on clinic days' },
    {
      term: 'Pain, swelling or injury',
      detail: `${site.hours.label}; come at any hour and the clinician on duty sees you`,
    },
  ],
  howToReachUs: `From main reception follow the tooth sign along the outpatient corridor; the dental receptionist sits by the door. Morning is kinder for small children, who are rested and have eaten. If you must cancel, send a chat message or call ${site.phone} so that somebody in pain can have your place.`,
  blocks: [
    {
      kind: 'cards',
      heading: 'Treatments',
      cards: [
        {
          title: 'Cleaning and gum care',
          text: 'Scaling removes hard tartar that a brush cannot. It does not loosen healthy teeth.',
        },
        {
          title: 'Fillings',
          text: 'Decay is removed and the hole is sealed with a material close to the colour of your tooth.',
        },
        {
          title: 'Root canal',
          text: 'The infected centre is cleaned out and filled, so the tooth itself stays.',
        },
        {
          title: 'Extraction',
          text: 'For teeth that cannot be saved and for wisdom teeth that keep causing infection.',
        },
        {
          title: 'Replacing teeth',
          text: 'Dentures, crowns and bridges, made from a mould of your own mouth.',
        },
        {
          title: 'Children',
          text: 'Fluoride varnish, sealing the grooves of back teeth, and help with brushing.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'After an extraction',
      intro: 'The clot in the socket is what heals it. Protect it for the first 24 hours.',
      items: [
        'Bite on the gauze for 30-60 minutes.',
        'Do not rinse, spit hard, smoke, drink alcohol or use a straw.',
        'Eat soft, cool food on the other side.',
        'From the next day, rinse gently with warm salty water after meals.',
        'Come back if pain grows after the third day.',
      ],
    },
    {
      kind: 'notice',
      heading: 'Dental emergencies',
      tone: 'alarm',
      text: 'Come at once, at any hour, and call us on the way. At night the clinician on duty sees you. Signs:',
      signs: [...dangerSignTexts('mouth'), firstAidWords.tooth.title],
      meanwhile: {
        heading: firstAidWords.tooth.title,
        steps: firstAidWords.tooth.steps,
      },
    },
    clinicDays('dental'),
  ],
  sources: clinicalSourcesOf([...firstAidSources.tooth, ...dangerSignSources.mouth]),
  review: notReviewed,
  closing: {
    heading: 'Book a chair',
    text: 'Planned work is by appointment. For pain, swelling or an injury, come at any hour.',
  },
  actions: [
    { label: 'Book Appointment', target: 'appointments' },
    { label: 'Ask the dental clinic', target: 'chat' },
  ],
};
