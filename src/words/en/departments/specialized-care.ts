import { dangerSignSources } from '../../../facts/clinical/danger-signs.ts';
import { preparationSources, referral } from '../../../facts/clinical/preparation.ts';
import { site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { prices } from '../../../facts/money/prices.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/en.ts';
import { ifOn } from '../../if-on.ts';
import { departmentNames } from '../frame/department-names.ts';
import { clinicDays } from '../schedule/clinic-words.ts';

/** Specialist clinics at /services/specialized-care. */
export const specializedCare: DepartmentWords = {
  heading: departmentNames.specializedCare.heading,
  lead: 'Specialist clinics for problems that need a closer look, with a letter back to the clinician who sent you.',
  picture: 'specialized-care',
  moment: {
    figure: formatPrice(prices.specialistVisit),
    text: 'A visit to a specialist. Expect 20-40 minutes together.',
  },
  glance: {
    hours: 'On set days, by appointment',
    cost: `${formatPrice(prices.specialistVisit)} a visit`,
    sha: 'tell us when you book, and we ask for you',
    bring: 'Referral letter, results, all your medicines',
    where: 'Main desk: name the clinic and the doctor',
  },
  whatItIs: [
    'A specialist is a doctor with extra years of training in one part of medicine. The specialist reads your earlier results, examines you and agrees a plan with you.',
    'If we do not offer the treatment, you get a referral letter, copies of your results and the name of a place to go.',
  ],
  whoItIsFor: [
    'Patients whose clinician has asked for a second opinion',
    'People with a condition that stays out of control despite treatment',
    'Anyone who needs a review before or after an operation',
    'People with several long illnesses or many medicines',
    'Anyone leaving a larger hospital who wants follow-up near home',
  ],
  onTheDay: [
    {
      title: 'Check in',
      text: 'Arrive 20 minutes early. The clinic nurse opens your file and measures what the specialist will need.',
    },
    {
      title: 'Simple tests first',
      text: 'Depending on the clinic, an ECG, a sugar test, a breathing test or a look at an old X-ray.',
    },
    {
      title: 'The consultation',
      text: 'Expect 20-40 minutes. For any intimate examination you may ask for a second staff member in the room.',
    },
    {
      title: 'The plan on paper',
      text: 'You leave with the diagnosis, any change of medicine, the next date, and a copy for the clinician who referred you.',
    },
  ],
  whatToBring: [
    'The referral letter, if there is one',
    'Results, scans and operation notes from any hospital',
    'Every tablet, inhaler and herbal remedy you use',
    'Readings you took at home, such as pressure or sugar',
    'Your three most important questions, written down',
    'ID and insurance card',
  ],
  cost: [
    `A specialist visit is ${formatPrice(prices.specialistVisit)}.`,
    'Some insurers need a referral, and most must approve a procedure. Tell us your insurance when you book, and we ask for you.',
  ],
  hours: [
    {
      term: 'Specialist clinics',
      detail: 'On set days, by appointment; we confirm the day when you book',
    },
    {
      term: 'Without an appointment',
      detail: `${site.hours.label}: the clinician on duty sees you first`,
    },
    {
      term: 'Specialist on call',
      detail: 'For admitted and emergency patients, called by the duty doctor',
    },
  ],
  howToReachUs: `At the main desk, give the name of the clinic as well as the doctor, because rooms change from day to day. Not sure which clinic you need? Call ${site.phone} or name the problem in the booking form.`,
  blocks: [
    {
      kind: 'cards',
      heading: 'Our clinics',
      cards: [
        {
          title: 'Internal medicine',
          text: 'Diabetes, thyroid, kidney and liver disease, anaemia and fevers without a cause.',
        },
        {
          title: 'Heart and blood pressure',
          text: 'Pressure that stays high, palpitations, breathlessness and swollen legs.',
        },
        {
          title: 'Gynaecology',
          text: 'Heavy or painful periods, fibroids, trouble conceiving, menopause, and abnormal screening results.',
        },
        {
          title: 'Bones and joints',
          text: 'Fractures, back and knee pain, arthritis and sports injuries, with physiotherapy.',
        },
        {
          title: 'Ear, nose and throat',
          text: 'Hearing loss, discharging ears, blocked nose, tonsils and a voice that stays hoarse.',
        },
        {
          title: 'Skin',
          text: 'Eczema, acne, fungal infection, pale patches and moles that change.',
        },
      ],
    },
    clinicDays('specializedCare'),
    {
      kind: 'notice',
      heading: 'Some things cannot wait for a clinic day',
      tone: 'alarm',
      text: 'Come to emergency now with:',
      danger: ['chestPain', 'strokeSigns', 'troubleBreathing', 'suddenHeadache'],
      signs: ['Sudden loss of hearing', 'A hot, swollen joint, with or without fever'],
    },
  ],
  more: [
    {
      kind: 'facts',
      heading: 'Who should refer, and when',
      intro: 'You may book without a letter. These are good reasons to do it soon.',
      facts: [
        {
          term: 'Blood pressure',
          detail: `Still ${referral.systolic}/${referral.diastolic} mmHg or more after ${referral.months} months of regular treatment. In pregnancy or after a birth: come at once`,
        },
        {
          term: 'Diabetes',
          detail: `HbA1c above ${referral.hba1cAbove}%. A foot sore or a change in sight: come the same day`,
        },
        {
          term: 'Women',
          detail: 'Bleeding between periods, after sex or after the menopause',
        },
        {
          term: 'Voice or ear',
          detail: 'Hoarse for over three weeks, or one ear that hears worse than the other',
        },
        { term: 'Weight', detail: 'Loss that you did not plan, with or without sweats at night' },
      ],
    },
    {
      kind: 'text',
      heading: 'Between visits',
      paragraphs: [
        `Take medicines as agreed. If one causes problems, call before you stop it. Take home readings at the same time of day, seated and after five minutes of rest.${ifOn('telemedicine', ' If you need no examination, follow-up is often possible by telemedicine.').join('')}`,
      ],
    },
  ],
  sources: clinicalSourcesOf([...preparationSources.referral, ...dangerSignSources.adult]),
  review: notReviewed,
  closing: {
    heading: 'Find your clinic',
    text: 'Tell us the problem, and we find the right clinic.',
  },
  actions: [
    { label: 'Book Appointment', target: 'appointments' },
    { label: 'Ask which clinic you need', target: 'chat' },
  ],
};
