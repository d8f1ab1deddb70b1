import { preparationSources } from '../../../facts/clinical/preparation.ts';
import { site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { laboratoryPackageNames as names } from '../../../facts/money/laboratory-packages.ts';
import {
  commonestTest,
  lowestTestPrice,
  priceItem,
  singleTests,
} from '../../../facts/money/price-items.ts';
import { prices } from '../../../facts/money/prices.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { Block, DepartmentWords } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/en.ts';
import { capitalize } from '../../formats/format-parts.ts';
import { ifPriced } from '../../if-on.ts';
import { fastingForTests, fastingWithDiabetes } from '../clinical/preparation-words.ts';
import { privateWays } from '../features/health-data-in-chat.ts';
import { departmentNames } from '../frame/department-names.ts';
import { priceItemWords as testNames } from '../money/price-items.ts';
import { sampleNote } from '../money/price-list.ts';
import { packageWords } from '../pages/maternity-packages.ts';
import { laboratoryHours, laboratoryTurnaround } from '../schedule/opening-hours.ts';

/** Time until a result is ready, at the top of the page beside the hours. */
export const resultTimes = {
  kind: 'facts',
  heading: 'Result times',
  intro: `STAT tests, for emergencies, are ${laboratoryTurnaround.stat}: we run them first and phone your clinician with the result. Cultures need time for germs to grow.`,
  facts: [
    { term: 'Routine', detail: laboratoryTurnaround.routine },
    { term: 'Urgent', detail: laboratoryTurnaround.urgent },
    { term: 'Cultures', detail: 'within 2-3 days' },
  ],
} as const satisfies Block;

const priceOf = (test: (typeof singleTests)[number]) => formatPrice(priceItem(test).price);

/** Prices of tests that are no package, if there are any. */
const testPrices: readonly Block[] =
  singleTests.length === 0
    ? []
    : [
        {
          kind: 'facts',
          heading: 'Prices of common tests',
          intro: `${sampleNote}A visit to the clinician who asks for the test is extra.`,
          facts: singleTests.map((test) => ({ term: testNames[test], detail: priceOf(test) })),
          more: [{ label: 'Prices of all tests', link: 'whatWillIPay', section: 'prices-tests' }],
        },
      ];

const packagePrices = prices.laboratoryPackages;

const comprehensivePoints = [
  `All of the ${names.basic}`,
  'Kidney function',
  'Liver function',
  'Lipid profile (cholesterol)',
];

/** Packages that need no doctor's request. */
export const healthChecks = {
  kind: 'priceCards',
  heading: 'Health check packages',
  intro: `${sampleNote}We tell you the full price before we take a sample, and you may leave out what can wait.`,
  pointsLabel: 'What is tested',
  cards: [
    {
      title: names.basic,
      sum: formatPrice(packagePrices.basic),
      text: 'A yearly check for adults who feel well.',
      points: ['Full blood count', 'Fasting sugar', 'Urinalysis (urine)'],
    },
    ...ifPriced(packagePrices.comprehensive, (price) => ({
      title: names.comprehensive,
      sum: formatPrice(price),
      text: 'People over 40, or with illness in the family.',
      points: comprehensivePoints,
    })),
    ...ifPriced(packagePrices.executive, (price) => ({
      title: names.executive,
      sum: formatPrice(price),
      text: 'The widest set, read with you by a doctor.',
      points: [
        ...(packagePrices.comprehensive
          ? [`All of the ${names.comprehensive}`]
          : comprehensivePoints),
        'HbA1c (sugar over three months)',
        'Thyroid function',
        'Uric acid (gout)',
        'Hepatitis B and C',
        'PSA (prostate) for men aged 55-69 who want it',
      ],
    })),
    ...ifPriced(packagePrices.diabetes, (price) => ({
      title: names.diabetes,
      sum: formatPrice(price),
      text: 'Shows how well your sugar is controlled and whether it causes harm.',
      points: [
        'Fasting sugar',
        'HbA1c (sugar over three months)',
        'Creatinine with eGFR (how well the kidneys filter)',
        'Urine albumin (early kidney harm)',
        'Lipid profile (cholesterol)',
      ],
    })),
    ...ifPriced(packagePrices.cardiac, (price) => ({
      title: names.cardiac,
      sum: formatPrice(price),
      text: 'Your risk in the years ahead. With chest pain now, go to emergency.',
      points: [
        'Lipid profile (cholesterol)',
        'Fasting sugar',
        'hs-CRP (hidden inflammation)',
        'Creatinine with eGFR (how well the kidneys filter)',
      ],
    })),
    ...ifPriced(packagePrices.prenatal, (price) => ({
      title: names.prenatal,
      sum: formatPrice(price),
      text: `Best at the first antenatal visit. The ${packageWords.comprehensiveAnc.name} package includes it.`,
      points: [
        'Blood group and rhesus',
        'Haemoglobin (anaemia, or weak blood)',
        'HIV',
        'VDRL (a test for syphilis)',
        'Hepatitis B',
        'Glucose (sugar)',
        'Urinalysis (urine)',
      ],
    })),
  ],
} as const satisfies Block;

/** The laboratory: test areas, packages and patient information. */
export const laboratory: DepartmentWords = {
  heading: departmentNames.laboratory.heading,
  lead: 'Most routine tests need no appointment. In an emergency, come at any hour.',
  picture: 'laboratory',
  moment: {
    label: testNames[commonestTest],
    figure: priceOf(commonestTest),
  },
  glance: {
    hours: `${laboratoryHours.weekdays}, ${laboratoryHours.saturday}`,
    cost: capitalize(
      [
        ...ifPriced(lowestTestPrice, (sum) => `tests from ${formatPrice(sum)}`),
        `packages from ${formatPrice(Math.min(...Object.values(packagePrices)))}`,
      ].join(', '),
    ),
    sha: 'usually only tests that a clinician asks for',
    bring: 'Request form, ID, past results',
    where: 'Follow the microscope sign from reception',
  },
  whatItIs: [
    'Tests help find the cause of how you feel: too little iron, too much sugar, a parasite, a germ or weak kidneys.',
    'A result alone is not a diagnosis. Ask a clinician to explain it.',
  ],
  whoItIsFor: [
    'Patients with a request from any clinician, ours or not',
    'Healthy adults who want a check-up',
    'People with diabetes, heart or kidney disease',
    'Pregnant women',
  ],
  onTheDay: [
    {
      title: 'Hand in the request',
      text: 'No form? Choose a package, or ask a clinician which test you need.',
    },
    {
      title: 'Confirm who you are',
      text: 'Say your full name and birth date, and watch us label your tube.',
    },
    {
      title: 'Give the sample',
      text: 'Taking blood takes about five minutes, with a new needle each time. You give urine and stool in private.',
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
    'The prices are below. For any other test, we tell you the price first.',
    'Insurers pay for tests that a clinician asked for. You usually pay for check-ups that you choose yourself.',
  ],
  hours: [
    { term: 'Sample collection, weekdays', detail: laboratoryHours.weekdays },
    { term: 'Sample collection, Saturday', detail: laboratoryHours.saturday },
    {
      term: 'Emergency and ward tests',
      detail: `${site.hours.label}; come at any hour and the clinician on duty orders what you need`,
    },
  ],
  howToReachUs: `Follow the microscope sign from reception to the collection counter. Call ${site.phone} and ask for the laboratory if you are unsure about fasting.`,
  blocks: [
    ...testPrices,
    resultTimes,
    healthChecks,
    {
      kind: 'cards',
      heading: 'Patient information',
      cards: [
        {
          title: 'Preparation',
          text: 'Before a fasting test drink only water.',
          points: [
            fastingForTests.sugar,
            fastingForTests.lipids,
            fastingWithDiabetes.tablets,
            fastingWithDiabetes.insulin,
            fastingWithDiabetes.low,
            fastingWithDiabetes.others,
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
          text: `Show your slip and ID at the counter, or ask your clinician for them. We give them to no one else unless you agree in writing. We give HIV results in private. ${privateWays}`,
        },
      ],
    },
  ],
  more: [
    {
      kind: 'cards',
      heading: 'How we work',
      cards: [
        {
          title: 'Quick turnaround',
          text: 'We process most samples here, soon after they arrive.',
        },
        {
          title: 'Quality control',
          text: 'Every morning we check each machine with known samples before it runs yours.',
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
        {
          term: 'Haematology (blood)',
          detail: 'Is there enough blood? Full blood count, haemoglobin, sickling, blood group',
        },
        {
          term: 'Chemistry',
          detail: 'How are sugar, kidneys and liver? Sugar, HbA1c, salts and cholesterol',
        },
        {
          term: 'Microbiology (germs)',
          detail: 'Which germ, and which medicine kills it? Urine, stool, wounds; sputum for TB',
        },
        { term: 'Parasitology', detail: 'Is it malaria, or worms?' },
        { term: 'Serology', detail: 'Is it HIV, hepatitis B or C, or syphilis?' },
        { term: 'Hormones', detail: 'Thyroid, pregnancy and fertility' },
        {
          term: 'Prenatal screening',
          detail: 'Infections, anaemia (weak blood), and rhesus antibodies that can harm a baby',
        },
        {
          term: 'Tumor markers',
          detail:
            'PSA (prostate), CA-125 (ovary), CEA (bowel) and AFP (liver): to follow a cancer, never alone to find one',
        },
        {
          term: 'Cardiac enzymes',
          detail: 'Is the heart damaged? Troponin and CK-MB, when we suspect a heart attack',
        },
      ],
    },
  ],
  sources: clinicalSourcesOf(preparationSources.laboratory),
  review: notReviewed,
  closing: {
    heading: 'Ready for your test?',
    text: 'Bring your request form during collection hours, or ask us first whether you must fast.',
  },
  actions: [
    { label: 'Call the lab', target: 'call' },
    { label: 'Book Appointment', target: 'appointments' },
  ],
};
