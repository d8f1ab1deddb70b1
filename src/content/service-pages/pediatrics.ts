import { prices } from '../../facts/prices.ts';
import { site } from '../../site.ts';
import { clinicDays } from '../clinic-words.ts';
import { feverWords } from '../clinical/fever-words.ts';
import { formatPrice } from '../maternity-packages.ts';
import type { ServicePage } from '../service-page.ts';

/** The children's department, with its danger signs and vaccines (spec section 2, Pediatrics). */
export const pediatrics: ServicePage = {
  heading: 'Pediatrics Department',
  lead: 'Check-ups, vaccines and treatment for babies, children and teenagers, at any hour.',
  picture: 'pediatrics',
  whatItIs: [
    'The Pediatrics Department looks after children from the first days of life to their eighteenth birthday, well or ill.',
    'A child who has to stay overnight is admitted with a parent or guardian beside the bed.',
  ],
  whoItIsFor: [
    'Newborns who need a first check or help with feeding',
    'Babies and toddlers due for a vaccine or growth check',
    'Children with fever, cough, diarrhoea, a rash, pain or an injury',
    'Children living with asthma, epilepsy, sickle cell disease or another long illness',
    'Teenagers with questions about their body, mood or relationships',
    'Parents who feel that something is wrong but cannot name it',
  ],
  blocks: [
    {
      kind: 'notice',
      heading: 'Fever and danger signs',
      tone: 'alarm',
      text: 'Come at once, day or night, for any of these.',
      limits: Object.values(feverWords),
      signs: [
        'A fit, or a child who is hard to wake',
        'Not able to drink or breastfeed, or vomiting everything',
        'Fast breathing, or the chest pulling in',
        'A stiff neck',
        'Sunken eyes',
        'Dark spots that do not fade when pressed',
      ],
      meanwhile:
        'Call us on the way, take off extra clothes and, if your child is awake, keep offering breast milk or sips of water. After travel to a malaria area, any fever needs a malaria test within 24 hours.',
    },
    {
      kind: 'cards',
      heading: 'Care as your child grows',
      cards: [
        {
          title: 'Well-child services',
          text: 'We follow weight, height and milestones on the growth chart.',
          points: ['Newborn and six-week checks', 'Vaccines', 'Vitamin A and deworming when due'],
        },
        {
          title: 'Pediatric medical services',
          text: 'Same-day treatment for sudden illness and a plan for long-term conditions.',
          points: ['Chest and ear infections', 'Malaria and diarrhoea', 'Asthma and allergies'],
        },
        {
          title: 'Adolescent medicine',
          text: 'Teenagers can spend part of the visit alone with the clinician. We explain first what stays private and what we must share to keep them safe.',
        },
        {
          title: 'Behavioral health',
          text: 'Sleep, bedwetting, late speech, trouble at school, sadness or worry: we listen, assess and refer to a specialist when needed.',
        },
        {
          title: 'Parent education',
          text: 'Nurses show you how to mix oral rehydration salts, use an inhaler spacer, start solid food at 6 months and make a home safe for a toddler.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Vaccines and when they are due',
      caption: "Kenya's KEPI schedule in short; the nurse follows its current version.",
      columns: ['Age', 'Vaccines'],
      rows: [
        ['Birth', 'BCG (tuberculosis), polio drops'],
        ['6 weeks', 'Pentavalent, polio drops, pneumococcal, rotavirus'],
        ['10 weeks', 'Second doses of these four'],
        ['14 weeks', 'Third doses, plus injected polio'],
        ['9 months', 'Measles-rubella, typhoid'],
        ['18 months', 'Measles-rubella, second dose'],
        ['Girls 10-14 years', 'HPV (against cervical cancer)'],
      ],
    },
    clinicDays('pediatrics'),
  ],
  onTheDay: [
    {
      title: 'A nurse looks first',
      text: 'Children with a danger sign go straight in, ahead of the queue.',
    },
    {
      title: 'Weight and temperature',
      text: "Both are written down, because a child's medicine is worked out by weight.",
    },
    {
      title: 'Talking and examining',
      text: 'You can hold your child on your lap throughout. We tell children before we touch and we do not say that a needle will not hurt.',
    },
    {
      title: 'Tests or vaccines',
      text: 'After a vaccine you wait about 15 minutes, so that we can act if there is a reaction.',
    },
    {
      title: 'Going home',
      text: 'You leave knowing what to give, what to watch for and when to return.',
    },
  ],
  whatToBring: [
    'The Mother and Child Health Handbook with its vaccine record',
    'Every medicine your child takes, herbal ones included, in its packet',
    'Your ID, and the birth certificate or birth notification for a first visit',
    'Any letter or test result from another clinic',
    'Nappies, a change of clothes and a favourite toy',
    'Written consent if someone other than the parent or guardian comes',
  ],
  cost: [
    'Vaccines of the national schedule are free. You hear the price of any other vaccine first.',
    `A visit is ${formatPrice(prices.outpatientVisit)}; for a child who has joined SHA its primary care fund pays the basic visit. Add a newborn to your cover in the first week: our desk shows you how.`,
  ],
  hours: [
    { term: 'Ill children', detail: `${site.hours.label}, holidays included` },
    {
      term: 'Vaccines and growth checks',
      detail: 'Any day; call first, as some vials are shared between children',
    },
    { term: 'Planned visits', detail: 'By appointment, at the time we confirm' },
  ],
  howToReachUs: `From reception follow the animal signs to the children's waiting room and tell the nurse your child's age. If your child has a rash with fever, say so at the door so that others are kept safe. For a question about feeding, a missed vaccine or a mild fever, call ${site.phone} before you travel.`,
  guides: ['child-vaccination-schedule', 4],
  actions: [
    { label: 'Book Appointment', target: 'appointments' },
    { label: 'Call us', target: 'call' },
  ],
};
