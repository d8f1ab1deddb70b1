import type { ClinicalSource } from '../sources/clinical-sources.ts';

/** Hours after a sexual assault in which treatment can still prevent HIV or a pregnancy. */
export const afterSexualAssault = { hivTabletsHours: 72, emergencyPillHours: 120 } as const;

export const sexualAssaultSources: readonly ClinicalSource[] = ['sexualViolence'];
