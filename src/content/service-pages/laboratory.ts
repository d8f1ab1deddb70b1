import { prices } from '../../facts/prices.ts';
import { site } from '../../site.ts';
import { formatPrice } from '../maternity-packages.ts';
import { laboratoryHours, laboratoryTurnaround } from '../opening-hours.ts';
import type { ServicePage } from '../service-page.ts';

/** Laboratory, its test areas, packages and patient information (spec sections 2, 9). */
export const laboratory: ServicePage = {
  heading: 'Laboratory Services',
  lead: 'Blood, urine and other tests under one roof. Most routine tests need no appointment.',
  picture: 'laboratory',
  whatItIs: [
    'The laboratory looks for the cause behind how you feel: too little iron, too much sugar, a parasite, a germ, a tired kidney.',
    'Trained technologists take the sample, run it and check it. A result is one piece of the puzzle, so a clinician reads it together with your story.',
  ],
  whoItIsFor: [
    'Patients with a request from any clinician, ours or not',
    'Healthy adults who want a check-up',
    'People who follow diabetes, heart or kidney disease',
    'Expectant mothers',
  ],
  onTheDay: [
    {
      title: 'Hand in the request',
      text: 'No form? Choose a package, or let a clinician pick the right test.',
    },
    {
      title: 'Confirm who you are',
      text: 'You say your full name and birth date, and watch your tube being labelled.',
    },
    {
      title: 'Give the sample',
      text: 'A blood draw takes about five minutes, with a new needle each time. Urine and stool are collected in private.',
    },
    {
      title: 'Know the time',
      text: 'Your slip says when and where the result will be ready.',
    },
  ],
  whatToBring: [
    'Request form, if you have one',
    'ID and insurance card',
    'Past results to compare',
    'A list of your medicines',
  ],
  cost: [
    `Packages cost ${formatPrice(prices.laboratoryPackage.from)} to ${formatPrice(prices.laboratoryPackage.to)}. You hear the whole sum before a sample is taken, and may leave out what can wait.`,
    'A cover pays for tests that a clinician asked for. Check-ups that you choose yourself are mostly your own cost.',
  ],
  hours: [
    { term: 'Sample collection, weekdays', detail: laboratoryHours.weekdays },
    { term: 'Sample collection, Saturday', detail: laboratoryHours.saturday },
    {
      term: 'Emergency and ward tests',
      detail: `${site.hours.label}; come at any hour and the clinician on duty orders what you need`,
    },
  ],
  howToReachUs: `Follow the microscope sign from reception to the collection counter. Ring ${site.phone} and ask for the laboratory if you are unsure about fasting or your veins are hard to find.`,
  blocks: [
    {
      kind: 'cards',
      heading: 'How we work',
      cards: [
        {
          title: 'Quick turnaround',
          text: 'Most samples are run here, on site, soon after they arrive.',
        },
        {
          title: 'Quality control',
          text: 'Each analyser must pass a test with known samples every morning before it runs yours.',
        },
        {
          title: 'Specialized testing',
          text: 'Hormones, markers and cultures, beyond the everyday list.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Test areas',
      facts: [
        { term: 'Hematology', detail: 'Full blood count, hemoglobin, sickling, blood group' },
        { term: 'Chemistry', detail: 'Sugar, HbA1c, kidney, liver, salts and cholesterol' },
        { term: 'Microbiology', detail: 'Cultures of urine, stool and wounds; TB sputum' },
        { term: 'Parasitology', detail: 'Malaria and intestinal worms' },
        { term: 'Serology', detail: 'HIV, hepatitis B and C, syphilis' },
        { term: 'Hormones', detail: 'Thyroid, pregnancy and fertility' },
        { term: 'Prenatal screening', detail: 'Infections, anaemia and rhesus antibodies' },
        {
          term: 'Tumor markers',
          detail: 'PSA, CA-125, CEA and AFP, never used alone to find cancer',
        },
        { term: 'Cardiac enzymes', detail: 'Troponin and CK-MB, for a suspected heart attack' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Health check packages',
      cards: [
        {
          title: 'Basic Health Check',
          text: 'A yearly look for adults who feel well.',
          points: ['Full blood count', 'Fasting sugar', 'Urinalysis'],
        },
        {
          title: 'Comprehensive Health Screen',
          text: 'For those over 40, or with illness in the family.',
          points: [
            'All of the Basic Health Check',
            'Kidney function',
            'Liver function',
            'Lipid profile',
          ],
        },
        {
          title: 'Executive Health Profile',
          text: 'The widest set, read with you by a doctor.',
          points: [
            'All of the Comprehensive Health Screen',
            'HbA1c',
            'Thyroid function',
            'Uric acid',
            'Hepatitis B and C',
            'PSA for men aged 55-69 who want it',
          ],
        },
        {
          title: 'Diabetes Care Profile',
          text: 'To see how sugar is controlled and whether it harms.',
          points: [
            'Fasting sugar',
            'HbA1c',
            'Creatinine with eGFR',
            'Urine albumin',
            'Lipid profile',
          ],
        },
        {
          title: 'Cardiac Risk Assessment',
          text: 'Risk in the years ahead. With chest pain now, go to emergency.',
          points: ['Lipid profile', 'Fasting sugar', 'hs-CRP', 'Creatinine with eGFR'],
        },
        {
          title: 'Prenatal Package',
          text: 'Best at the first antenatal visit.',
          points: [
            'Blood group and rhesus',
            'Hemoglobin',
            'HIV',
            'VDRL',
            'Hepatitis B',
            'Glucose',
            'Urinalysis',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Patient information',
      cards: [
        {
          title: 'Preparation',
          text: 'Drink water and take your usual medicines. If you inject insulin, call us before fasting.',
          points: [
            'Fasting sugar: no food for 8 hours',
            'Lipids: no food for 9-12 hours, if told to fast',
            'Urine: the middle of the stream, in our cup',
          ],
        },
        {
          title: 'Collection hours',
          text: 'Come early for fasting tests.',
          points: [laboratoryHours.weekdays, laboratoryHours.saturday],
        },
        {
          title: 'Accessing results',
          text: 'Show your slip and ID at the counter, or let your clinician open them. We give them to another person only with your written consent, and HIV results only in private.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Result times',
      intro: 'Cultures need two to three days to grow.',
      facts: [
        { term: 'Routine', detail: `Results ${laboratoryTurnaround.routine}` },
        { term: 'Urgent', detail: `Results ${laboratoryTurnaround.urgent}` },
        {
          term: 'STAT',
          detail: `Results ${laboratoryTurnaround.stat}: run first, then telephoned`,
        },
      ],
    },
  ],
  closing: {
    heading: 'Ready for your test?',
    text: 'Bring your request form during collection hours, or ask us first whether you must fast.',
  },
  actions: [
    { label: 'Book Appointment', target: 'appointments' },
    { label: 'Ask about a test', target: 'chat' },
  ],
};
