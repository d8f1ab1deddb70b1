import { type DangerSign, dangerSigns, type PatientGroup } from './danger-signs.ts';
import type { FirstAid } from './first-aid.ts';
import type { HelplineKey } from './helplines.ts';

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
] as const satisfies readonly FirstAid[];

/**
 * The emergencies with a numbered box on the printed front: minutes count in all of them
 * (resuscitation, firstAid, postpartumHaemorrhage). The other steps are on screen only.
 */
export const cardBoxes: readonly FirstAid[] = [
  'babyNotBreathing',
  'childNotBreathing',
  'notBreathing',
  'choking',
  'chokingBaby',
  'bleeding',
  'birthBleeding',
];

/** Patients with danger signs on the card, mothers and babies first. */
export const cardGroups = [
  'pregnancy',
  'afterBirth',
  'newborn',
  'child',
  'adult',
] as const satisfies readonly PatientGroup[];

export type CardGroup = (typeof cardGroups)[number];

/** The signs of each list. Signs in pregnancy also apply after a birth, so that list omits them. */
export const cardSigns: Readonly<Record<CardGroup, readonly DangerSign[]>> = {
  ...dangerSigns,
  afterBirth: dangerSigns.afterBirth.filter(
    (sign) => !dangerSigns.pregnancy.some((known) => known === sign),
  ),
};

/** Phone lines beside the hospital's own, in order. */
export const cardHelplines = [
  'redCrossAmbulance',
  'police',
  'emergency',
  'genderViolence',
  'children',
  'suicide',
] as const satisfies readonly HelplineKey[];
