import { site } from '../../site.ts';
import type { ServicePage } from '../service-page.ts';

/** The emergency department, open 24/7, with the emergency number (spec section 2, Emergency). */
export const emergency: ServicePage = {
  heading: 'Emergency Department',
  lead: `Open ${site.hours.label}. Call or come straight in; treatment starts before payment.`,
  picture: 'emergency',
  whatItIs: [
    'This is the place for sudden illness and injury. A nurse, a clinician, oxygen, a resuscitation bay and access to laboratory, X-ray and theatre are ready at every hour of the year.',
    'You need no appointment and no referral. If you need care that we cannot give, we make you stable and arrange your transfer to a hospital that can.',
  ],
  whoItIsFor: [
    'Anyone of any age whose life, limb, sight or pregnancy may be in danger',
    'People hurt on the road, at work, at home or by violence',
    'Pregnant women with bleeding, a bad headache, fits or waters that have broken early',
    'Anyone poisoned, burned, or bitten by a snake or dog',
    'People in a mental health crisis, and survivors of sexual assault, ideally within 72 hours',
  ],
  blocks: [
    {
      kind: 'notice',
      heading: 'Call or come now',
      tone: 'alarm',
      text: 'Ring us or come straight in for any sign below. If you cannot get through, dial 999 or 112, the national emergency lines.',
      signs: [
        'Chest pain',
        'Trouble breathing',
        'Heavy bleeding',
        'A fit',
        'A person who cannot be woken',
        'Sudden weakness of face, arm or speech',
        'A severe allergic reaction',
        'A serious injury',
      ],
    },
    {
      kind: 'steps',
      heading: 'Before you arrive',
      steps: [
        {
          title: 'Make the place safe',
          text: 'Move away from traffic, fire or live wires before you help anyone.',
        },
        {
          title: 'Phone us',
          text: 'Say where you are, what happened, how many people are hurt and whether they breathe. Do not hang up first.',
        },
        {
          title: 'Stop bleeding, cool burns',
          text: 'Press hard on a wound with clean cloth. Hold a burn under cool running water for 20 minutes; no butter or toothpaste.',
        },
        {
          title: 'Position',
          text: 'Roll a person who breathes but does not respond onto their side. After a fall or crash keep the neck still.',
        },
        {
          title: 'Give nothing by mouth',
          text: 'No food, drink or home remedy. Never cut or suck a snake bite; keep the limb still.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Triage by colour',
      caption: 'A nurse gives each patient a colour on arrival and checks again while they wait.',
      columns: ['Colour', 'Meaning', 'Examples'],
      rows: [
        ['Red', 'Life in danger: treated at once', 'Not breathing well, fits, heavy bleeding'],
        ['Yellow', 'Serious: seen next', 'Broken bone, severe pain, high fever with weakness'],
        ['Green', 'Can wait safely', 'Small cut, sprain, sore throat'],
      ],
    },
    {
      kind: 'text',
      heading: 'Ambulance',
      paragraphs: [
        'Ask for an ambulance on the same number. We tell you whether ours or another is closest and stay on the line. Send someone to the road with a torch or bright cloth, and name a landmark: a school, church, shop or stage.',
        'If a car can bring the patient sooner and they can sit up and breathe, we may advise that instead. Do not move a person with a possible spine injury unless they are in danger.',
      ],
    },
  ],
  onTheDay: [
    {
      title: 'Triage',
      text: 'Breathing, pulse, temperature and alertness are checked at the door.',
    },
    {
      title: 'Treatment',
      text: 'Red patients go directly to the resuscitation bay; a relative registers them meanwhile.',
    },
    {
      title: 'Tests',
      text: 'Blood, X-ray or ultrasound, as needed. Tell the nurse if you get worse while waiting.',
    },
    {
      title: 'Decision',
      text: 'You go home with written advice, are admitted, or are transferred with a nurse.',
    },
  ],
  whatToBring: [
    'The patient: do not lose time looking for anything on this list',
    'Medicines in use, or a photo of them',
    'The packet, plant or bottle after poisoning',
    'The antenatal booklet in pregnancy',
    'ID and insurance number, which can follow later',
    'One calm adult who knows what happened',
  ],
  cost: [
    "We never delay emergency care for payment, a deposit or papers. Kenya's Constitution says that nobody may be refused emergency treatment, and we hold to that.",
    'Once the danger has passed, our staff explain the charges and check your cover together with you. If you cannot pay the rest at once, the accounts desk agrees on parts.',
  ],
  hours: [
    { term: 'Emergency department', detail: `Open ${site.hours.label}` },
    { term: 'Emergency number', detail: site.phone },
  ],
  howToReachUs: `Follow the red signs to the lit entrance where the ambulance stands; vehicles may stop at the door to unload. At night the gate is staffed, so tell the guard "emergency". When it is not urgent, the outpatient clinic will usually see you sooner than we can.`,
  guides: ['emergency-first-aid-tips'],
  closing: {
    heading: 'Do not wait',
    text: 'Call, or come straight in: no appointment, and treatment before payment.',
  },
  actions: [
    { label: `Call ${site.phone}`, target: 'call' },
    { label: 'Get directions', target: 'directions' },
    { label: 'Contact Us', target: 'contact' },
  ],
};
