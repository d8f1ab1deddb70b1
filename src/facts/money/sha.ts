/** Sums and rules of the Social Health Authority (SHA), with law, source and day of the check. */

import { paperFacts } from '../hospital/papers.ts';
import { site } from '../hospital/site.ts';
import type { Source } from '../sources/source.ts';
import type { DatedSum } from './dated-sums.ts';

/** The notice in force that sets SHA's payments; it replaced Legal Notice 146 of 2024. */
export const shaTariffNotice = 'Legal Notice 56 of 2025';

export const shaSources = {
  act: {
    publisher: 'Kenya Law',
    title: 'Social Health Insurance Act (No. 16 of 2023), sections 26, 27, 32 and 54',
    year: 2023,
    url: 'https://new.kenyalaw.org/akn/ke/act/2023/16/eng@2023-11-24',
  },
  tariffs: {
    publisher: 'Kenya Law',
    title: `Tariffs for Healthcare Services (${shaTariffNotice})`,
    year: 2025,
    url: 'https://new.kenyalaw.org/akn/ke/act/ln/2025/56/eng@2025-02-28',
  },
  benefitTariffs: {
    publisher: 'Social Health Authority',
    title: 'Benefit Tariffs',
    year: 2026,
    url: 'https://www.sha.go.ke/benefit-tariffs/',
  },
  lindaJamii: {
    publisher: 'The Star, Kenya',
    title: 'Duale hails Linda Jamii as a game-changer in maternal health',
    year: 2025,
    url: 'https://www.the-star.co.ke/news/2025-06-21-duale-hails-linda-jamii-as-a-game-changer-in-maternal-health-coverage',
  },
  /** Reports the resolution of the two governments' summit, whose own text we did not find. */
  lowerLevels: {
    publisher: 'The Star, Kenya, on the communiqué of the 12th Summit',
    title: 'Level 2 and 3 facilities to start offering maternity services under SHA',
    year: 2025,
    url: 'https://www.the-star.co.ke/news/2025-12-10-level-2-3-facilities-to-start-offering-maternity-services-under-sha',
  },
  /** Teachers have it since December 2025. The limits of its cover are not in SHA's tariffs. */
  publicOfficers: {
    publisher: 'Education News, on a circular of the Teachers Service Commission',
    title: 'TSC unveils expanded medical cover (Public Officers Medical Scheme Fund)',
    year: 2025,
    url: 'https://educationnews.co.ke/tsc-unveils-expanded-medical-cover-offering-stronger-protection-for-teachers-and-their-families',
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
  birthNotices: {
    publisher: 'Kenya Law',
    title: 'Births and Deaths Registration Rules (Legal Notice 270 of 1966)',
    year: 2022,
    url: 'https://new.kenyalaw.org/akn/ke/act/ln/1966/270/eng@2022-12-31',
  },
} as const satisfies Record<string, Source>;

/** Day of the copy of SHA's tariff page against which all sums in this file were checked. */
const asOf = '2026-09-25';

/** The parts of SHA's tariff page that have the sums, by fund. */
const parts = {
  maternity: 'Social Health Insurance Fund: Maternity, Neonatal and Child Health Services',
  inpatient: 'Social Health Insurance Fund: Medical Inpatient Services',
  ambulance: 'Emergency, Chronic and Critical Illness Fund: Ambulance Evacuation Services',
} as const;

/* @__NO_SIDE_EFFECTS__ */
function tariff(shillings: number, part: keyof typeof parts): DatedSum {
  const { benefitTariffs, tariffs } = shaSources;
  const title = `${benefitTariffs.title}, ${parts[part]}`;
  return { shillings, asOf, law: tariffs, source: { ...benefitTariffs, title } };
}

/** SHA's payment for a birth at Level 4 to 6; null if SHA publishes no sum. */
export const shaTariffs = {
  normal: tariff(10_000, 'maternity'),
  cesarean: tariff(30_000, 'maternity'),
  /** Paid as outpatient care, from the Primary Health Care Fund. */
  anc: null,
} as const satisfies Record<string, DatedSum | null>;

/**
 * SHA's payment for a day on a ward, and the limit of days per household and year. It depends on the
 * level, and only Level 4 was checked: others say 'ask us'.
 */
export const shaWardDay = {
  sum: site.level === 'Level 4' ? tariff(3_360, 'inpatient') : null,
  householdDays: 180,
} as const;

/** SHA's payment for an ambulance arranged by a call centre: for the first km, then for each km. */
export const shaAmbulance = {
  firstKilometres: 25,
  first: tariff(4_500, 'ambulance'),
  eachKilometreMore: tariff(75, 'ambulance'),
  /** Hours of emergency treatment that SHA pays for any resident. */
  treatmentHours: 24,
} as const;

/**
 * Births at dispensaries and health centres. In July 2025 SHA stopped paying most of them, in December
 * the governments agreed to pay from January 2026, and no official list says which are paid today.
 */
export const lowerLevelBirths = { asOf: '2026-11-27', source: shaSources.lowerLevels } as const;

/** Every SHA sum that a page may show. */
export const shaSums: readonly DatedSum[] = [
  ...Object.values(shaTariffs),
  shaWardDay.sum,
  shaAmbulance.first,
  shaAmbulance.eachKilometreMore,
].filter((sum) => sum !== null);

export const shaRegistration = { dial: '*147#', website: 'Afya Yangu' } as const;

/** SHA's funds, named as on its own pages. */
export const shaFunds = {
  primaryCare: 'Primary Health Care Fund',
  insurance: 'Social Health Insurance Fund (SHIF)',
  emergency: 'Emergency, Chronic and Critical Illness Fund',
  maternity: 'Linda Jamii',
  publicOfficers: 'Public Officers Medical Scheme',
} as const;

/** Since this day SHA identifies patients at Level 4 to 6 hospitals by fingerprint. */
export const fingerprintsSince = '2025-08-04';

/**
 * This hospital's contract with SHA: whether it includes primary care, which costs members nothing (not
 * every Level 4 has that), and its last day. The item 'National fund renewal' is about it.
 */
export const { shaContract } = paperFacts;
