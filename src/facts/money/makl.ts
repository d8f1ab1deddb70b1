/** Schemes that Medical Administrators Kenya Ltd (MAKL) runs, and those that have left it. */
import type { Source } from '../sources/source.ts';

export const makl = {
  fullName: 'Medical Administrators Kenya Ltd',
  teachersLeftOn: '2025-11-30',
  /** Month in which the Ministry of Health announced that SHA would cover police and prisons. */
  policeAndPrisonsAnnounced: '2026-01',
} as const;

export const maklSources = {
  teachers: {
    publisher: 'The Standard',
    title: 'Hospitals urged to terminate services for teachers amid transition to SHA',
    year: 2025,
    url: 'https://www.standardmedia.co.ke/education/article/2001535415/hospitals-urged-to-terminate-services-for-teachers-amid-transition-to-sha',
  },
  policeAndPrisons: {
    publisher: 'Capital FM, on the Ministry of Health',
    title: 'Police and prisons to be enrolled into SHA',
    year: 2026,
    url: 'https://allafrica.com/stories/202601260089.html',
  },
} as const satisfies Record<string, Source>;
