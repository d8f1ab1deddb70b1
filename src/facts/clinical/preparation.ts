import type { ClinicalSource } from '../sources/clinical-sources.ts';

/** Hours without food before a test, for adults; plain water is allowed. A baby skips one feed. */
export const fastingBeforeTest = {
  sugar: 8,
  lipids: { from: 9, to: 12 },
  abdominalUltrasound: 6,
} as const;

/** Hours without food, breast milk or water before an anaesthetic. */
export const fastingBeforeSurgery = { foodOrMilk: 6, breastMilk: 4, water: 2 } as const;

/** Litres to drink, and hours to wait, before an ultrasound with a full bladder. */
export const fullBladder = { litres: 1, hoursBefore: 1 } as const;

/** Days of natural radiation that one chest X-ray equals. */
export const chestXray = { naturalDays: 10 } as const;

/** Signs after an operation: temperature in degrees Celsius, and hours without urine. */
export const afterOperation = { feverFrom: 38, hoursWithoutUrine: 8 } as const;

/** Limits for a referral: mmHg after `months` of treatment, and HbA1c in percent. */
export const referral = { systolic: 140, diastolic: 90, months: 3, hba1cAbove: 8 } as const;

export const preparationSources = {
  laboratory: ['fastingBloodTest', 'lowSugar'],
  surgery: ['fastingBeforeSurgery', 'diabetesBeforeSurgery', 'bloodThinners', 'afterOperation'],
  imaging: ['radiation', 'fastingBloodTest', 'ultrasoundOfChildren', 'pregnancyAndBirth'],
  referral: ['highPressure', 'pressureInPregnancy', 'lowSugar'],
} as const satisfies Record<string, readonly ClinicalSource[]>;
