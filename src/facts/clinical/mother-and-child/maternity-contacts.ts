import type { ClinicalSource } from '../../sources/clinical-sources.ts';

/** Weeks of pregnancy of the eight antenatal contacts that the WHO and Kenya advise. */
export const antenatalContactWeeks = [12, 20, 26, 30, 34, 36, 38, 40] as const;

/** Weeks of the hospital's own visits: with the contacts they make a visit each week from 38 on. */
export const weeklyVisitWeeks = [39, 41] as const;

/** Week of the second test for HIV and syphilis: the contact in the middle of the last 3 months. */
export const repeatTestsWeek = 34;

/**
 * The week by which a woman without pains comes to talk about starting labour (induction), and the
 * week from which a baby who is not head down may be turned (breech).
 */
export const latePregnancy = { overdueWeek: 41, breechWeek: 36 } as const;

/**
 * Week by which a woman with twins or an illness asks when her baby should be born, because these
 * pregnancies end before the last visits, and the visit that reminds her (NICE NG137, NG3, NG133).
 */
export const birthDay = { askByWeek: 34, reminderWeek: 36 } as const;

/** Weeks in which we ask about hepatitis B, HIV and syphilis, for the baby's first day (WHO 2018). */
export const firstDayWeeks = { from: 34, to: 40 } as const;

/** Contacts after a birth for mother and baby, as time since the birth. */
export const postnatalContacts = [
  { unit: 'hours', from: 0, to: 24 },
  { unit: 'hours', from: 48, to: 72 },
  { unit: 'days', from: 7, to: 14 },
  { unit: 'weeks', from: 6, to: 6 },
] as const;

export const maternityContactSources: readonly ClinicalSource[] = [
  'antenatal',
  'postnatal',
  'hivRetesting',
  'syphilisTesting',
  'hepatitisB',
  'induction',
  'breech',
  'itchingInPregnancy',
  'hepatitisBAtBirth',
  'twins',
  'diabetesInPregnancy',
  'pressureInPregnancy',
];
