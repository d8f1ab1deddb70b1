import { type DangerSign, dangerSigns, type PatientGroup } from './danger-signs.ts';
import type { FirstAid } from './first-aid.ts';

/** The emergencies on the card, most urgent first. */
export const cardFirstAid = [
  'babyNotBreathing',
  'childNotBreathing',
  'notBreathing',
  'choking',
  'chokingBaby',
  'bleeding',
  'babyComing',
  'birthBleeding',
  'notAwake',
  'fits',
  'lowSugar',
  'poison',
  'burns',
  'snakebite',
] as const satisfies readonly FirstAid[];

/** The first three: a baby, a child or an adult does not breathe. */
export const notBreathingCount = 3;

/** Patients with danger signs on the card: anyone first, children next to the fever table. */
export const cardGroups = [
  'adult',
  'pregnancy',
  'afterBirth',
  'newborn',
  'child',
] as const satisfies readonly PatientGroup[];

export type CardGroup = (typeof cardGroups)[number];

/** The signs of each list. Signs in pregnancy also apply after a birth, so that list omits them. */
export const cardSigns: Readonly<Record<CardGroup, readonly DangerSign[]>> = {
  ...dangerSigns,
  afterBirth: dangerSigns.afterBirth.filter(
    (sign) => !dangerSigns.pregnancy.some((known) => known === sign),
  ),
};

/** Signs of a child that paper omits from the list, because the fever table beside it has them. */
export const feverTableSigns: readonly DangerSign[] = ['childFever', 'feverAtRisk', 'malariaTrip'];
