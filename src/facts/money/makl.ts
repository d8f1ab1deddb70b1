/** Schemes that Medical Administrators Kenya Ltd (MAKL) runs, and those that have left it. */
import type { Source } from '../sources/source.ts';

export const makl = {
  fullName: 'Medical Administrators Kenya Ltd',
  teachersLeftOn: '2025-11-30',
  /** Day from which police and prisons are with SHA, as the Ministry of Health announced. */
  policeAndPrisonsFrom: '2026-04-01',
} as const;

export const maklSources = {
  teachers: {
    publisher: 'The Standard',
    title: 'Hospitals urged to terminate services for teachers amid transition to SHA',
    year: 2025,
    url: 'https://www.standardmedia.co.ke/education/article/2001535415/hospitals-urged-to-terminate-services-for-teachers-amid-transition-to-sha',
  },
  policeAndPrisons: {
    publisher: 'AfriNews KE',
    title: 'Government to enroll police and prisons officers into SHA from April',
    year: 2026,
    url: 'https://afrinewske.com/government-to-enroll-police-and-prisons-officers-into-sha-from-april',
  },
} as const satisfies Record<string, Source>;
