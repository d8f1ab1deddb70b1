/** What the Social Health Authority (SHA) and the law round it say; sums with source and day. */
import type { DatedSum } from './money.ts';
import { sample } from './sample.ts';
import type { Source } from './source.ts';

export const shaSources = {
  act: {
    publisher: 'Kenya Law',
    title: 'Social Health Insurance Act (No. 16 of 2023)',
    year: 2023,
    url: 'https://new.kenyalaw.org/akn/ke/act/2023/16/eng@2023-11-24',
  },
  lindaJamii: {
    publisher: 'Pulse Kenya',
    title: 'Special card for teenage mums and Linda Jamii under SHA: benefits and what is covered',
    year: 2025,
    url: 'https://www.pulselive.co.ke/articles/news/local/special-card-for-teenage-mums-and-linda-jamii-under-sha-benefits-and-whats-covered-2025062206421261728',
  },
  fingerprints: {
    publisher: 'Government of Kenya, MyGov',
    title: 'New fingerprint system to streamline healthcare across country',
    year: 2025,
    url: 'https://www.mygov.go.ke/index.php/new-fingerprint-system-streamline-healthcare-across-country',
  },
  otherThanFingerprints: {
    publisher: 'Digital Health Agency',
    title: 'Biometrics Consent Process Guide',
    year: 2026,
    url: 'https://hie-docs.dha.go.ke/docs/consent/process/biometricsConsent',
  },
  primaryCare: {
    publisher: 'Kahawatungu',
    title: 'New SHA CEO Ingasira expands primary care services to Level 4 hospitals',
    year: 2024,
    url: 'https://kahawatungu.com/new-sha-ceo-ingasira-expands-primary-care-services-to-level-4-hospitals/',
  },
  ambulance: {
    publisher: 'Kenya News Agency',
    title: 'Deployment of digital tools to roll out national emergency ambulance underway',
    year: 2025,
    url: 'https://www.kenyanews.go.ke/deployment-of-digital-tools-to-roll-out-national-emergency-ambulance-underway',
  },
  yearlyContributions: {
    publisher: 'RGK',
    title: 'Government unveils lipa SHA pole pole for informal sector',
    year: 2025,
    url: 'https://rgk.co.ke/universal-health-coverage-uhc/19741/government-unveils-lipa-sha-pole-pole-for-informal-sector',
  },
  newborns: {
    publisher: 'Teachers Updates',
    title: 'How to add your child in the SHA insurance program',
    year: 2024,
    url: 'https://teachersupdates.news/?p=13665',
  },
  birthNotices: {
    publisher: 'Kenya Law',
    title: 'Births and Deaths Registration Rules (Legal Notice 270 of 1966)',
    year: 2022,
    url: 'https://new.kenyalaw.org/akn/ke/act/ln/1966/270/eng@2022-12-31',
  },
} as const satisfies Record<string, Source>;

/** The day on which all sums of this file were last compared with their sources. */
const asOf = '2026-11-22';

/** What SHA pays a Level 4 to 6 hospital for a birth; null where no sum is published. */
export const shaTariffs = {
  normal: { shillings: 10_000, asOf, source: shaSources.lindaJamii },
  cesarean: { shillings: 30_000, asOf, source: shaSources.lindaJamii },
  anc: null,
} as const satisfies Record<string, DatedSum | null>;

/** An evacuation by ambulance, as announced: so much for the first stretch, so much a km after. */
export const shaAmbulance = {
  firstKilometres: 25,
  first: { shillings: 4_500, asOf, source: shaSources.ambulance },
  eachKilometreMore: { shillings: 75, asOf, source: shaSources.ambulance },
  /** Emergency treatment that SHA announced to pay for anyone, in hours. */
  treatmentHours: 24,
} as const;

export const shaRegistration = { dial: '*147#', website: 'Afya Yangu' } as const;

/** SHA's funds by the names that its own pages use. */
export const shaFunds = {
  primaryCare: 'Primary Health Care Fund',
  insurance: 'Social Health Insurance Fund (SHIF)',
  emergency: 'Emergency, Chronic and Critical Illness Fund',
  maternity: 'Linda Jamii',
} as const;

/** SHA admits patients at Level 4 to 6 hospitals by their fingerprint since this day. */
export const fingerprintsSince = '2025-08-04';

/** How this hospital stands with SHA. SAMPLE content: an operator checks both lines. */
export const shaContract = sample({
  /** Taken into SHA's primary care network, so that basic outpatient care costs members nothing. */
  primaryCare: true,
  /** ISO 8601 day; its renewal is what 'National fund renewal' means. */
  until: '2027-06-30',
});
