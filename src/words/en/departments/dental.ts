import { socketBleeding } from '../../../facts/clinical/danger-limits.ts';
import { dangerSignSources, dangerSigns } from '../../../facts/clinical/danger-signs.ts';
import { firstAidSources } from '../../../facts/clinical/first-aid.ts';
import { site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { prices } from '../../../facts/money/prices.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { formatList, formatPrice } from '../../formats/en.ts';
import { ifPriced } from '../../if-on.ts';
import { firstAidWords } from '../clinical/first-aid/first-aid-words.ts';
import { departmentNames } from '../frame/department-names.ts';
import { sampleNote } from '../money/price-list.ts';
import { clinicDays } from '../schedule/clinic-words.ts';

/** Dental services at /services/dental. */
export const dental: DepartmentWords = {
  heading: departmentNames.dental.heading,
  lead: 'Check-ups, fillings, root canals and extractions for adults and children. We treat pain first.',
  picture: 'dental-clinic',
  moment: {
    label: 'A check-up',
    figure: formatPrice(prices.dentalCheckUp),
    text: 'Then a written plan with each price, before anything starts.',
  },
  glance: {
    hours: 'By appointment; pain or injury at any hour',
    cost: `${formatPrice(prices.dentalCheckUp)} a check-up`,
    sha: 'we check your benefit first',
    bring: 'ID, list of medicines, old dental X-rays',
    where: 'Tooth sign along the outpatient corridor',
  },
  whatItIs: [
    'We try to save a tooth before we talk about taking it out. We show you the problem in a mirror or on an X-ray, and you choose.',
    'We sterilise instruments with steam and open them in front of you. We use gloves, cups and needles only once.',
    'If you are afraid of the dentist, tell us when you book. We go slowly, numb the area well, and stop when you raise your hand.',
  ],
  whoItIsFor: [
    'Anyone with toothache, bleeding gums or a broken tooth',
    'People who have not had a check-up in the past year',
    'Children, from the first tooth or the first birthday',
    'Pregnant women: gum care, fillings and most extractions are safe with the right care',
    'People with diabetes, whose gums need closer checks',
  ],
  onTheDay: [
    {
      title: 'Questions about your health',
      text: 'Tell us about allergies, pregnancy, heart valve disease, bleeding problems and blood thinners. Do not stop any medicine on your own.',
    },
    {
      title: 'The check',
      text: 'The dentist checks each tooth, the gums, the tongue and the jaw. We take a small X-ray if the problem is under the surface.',
    },
    {
      title: 'Your choices',
      text: 'The dentist explains your options, their prices and what happens if you wait. Nothing starts until you agree.',
    },
    {
      title: 'Treatment',
      text: 'We numb the area first. A filling is usually done in one visit; a root canal may take two or three.',
    },
  ],
  whatToBring: [
    'Your ID and insurance details',
    'A list of your medicines and allergies',
    'Old dental X-rays, if you have them',
    'Your denture or brace, even if it is broken',
    'Someone to go home with, if you faint easily',
  ],
  cost: [
    `A check-up is ${formatPrice(prices.dentalCheckUp)}. Then the dentist writes a plan with each price. You may spread it over several visits, the most urgent tooth first.`,
    'Insurers differ on dental care, so we check your benefit first. They hardly ever pay for whitening. Crowns and dentures often need written approval.',
  ],
  hours: [
    { term: 'Check-ups and planned work', detail: 'By appointment, on clinic days' },
    {
      term: 'Pain, swelling or injury',
      detail: `${site.hours.label}; come at any hour and the clinician on duty sees you`,
    },
  ],
  howToReachUs: `From main reception follow the tooth sign along the outpatient corridor. Mornings suit small children best. If you must cancel, send a chat message or call ${site.phone}, so that someone in pain can have your place.`,
  blocks: [
    {
      kind: 'priceCards',
      heading: 'Treatments',
      intro: `${sampleNote}${formatList(['X-rays', 'medicine', ...ifPriced(prices.fileOpening, () => 'opening your file')])} are extra.`,
      cards: [
        ...ifPriced(prices.dentalWork?.cleaning, (price) => ({
          title: 'Cleaning and gum care',
          sum: formatPrice(price),
          text: 'Scaling removes hard tartar that a brush cannot. It does not loosen healthy teeth.',
        })),
        ...ifPriced(prices.dentalWork?.filling, (price) => ({
          title: 'Fillings',
          sum: formatPrice(price),
          text: 'We remove the decay and seal the hole with a tooth-coloured material.',
        })),
        ...ifPriced(prices.dentalWork?.extraction, (price) => ({
          title: 'Extraction',
          sum: formatPrice(price),
          text: 'For teeth that cannot be saved and for wisdom teeth that keep causing infection.',
        })),
        {
          title: 'Root canal',
          priceNote: 'in your plan',
          text: 'We clean out and fill the infected centre, so you keep the tooth.',
        },
        {
          title: 'Replacing teeth',
          priceNote: 'in your plan',
          text: 'Dentures, crowns and bridges, made from a mould of your mouth.',
        },
        {
          title: 'Children',
          priceNote: 'in your plan',
          text: 'Fluoride varnish, sealing the grooves of back teeth, and help with brushing.',
        },
      ],
    },
    {
      kind: 'notice',
      heading: 'Dental emergencies',
      tone: 'alarm',
      text: 'Come at once, at any hour, and call us on the way. At night the clinician on duty sees you. Signs:',
      danger: dangerSigns.mouth,
      meanwhile: {
        heading: firstAidWords.tooth.title,
        steps: firstAidWords.tooth.steps,
      },
    },
  ],
  more: [
    {
      kind: 'list',
      heading: 'After an extraction',
      intro: 'The blood clot heals the socket. Protect it for the first 24 hours.',
      items: [
        'Bite on the gauze for 30-60 minutes.',
        'Do not rinse, spit hard, smoke, drink alcohol or use a straw.',
        'Eat soft, cool food on the other side.',
        'From the next day, rinse gently with warm salty water after meals.',
        `If it still bleeds, bite firmly for ${socketBleeding.minutes} minutes without looking. If it bleeds on, call or come at once.`,
        'Come back if the pain gets worse after the third day.',
      ],
    },
    clinicDays('dental'),
  ],
  sources: clinicalSourcesOf([...firstAidSources.tooth, ...dangerSignSources.mouth]),
  review: notReviewed,
  closing: {
    heading: 'Book a dental visit',
    text: 'For pain, swelling or an injury, come at any hour.',
  },
  actions: [
    { label: 'Book Appointment', target: 'appointments' },
    { label: 'Ask the dental clinic', target: 'chat' },
  ],
};
