import type { ClinicalSource } from '../sources/clinical-sources.ts';

/** Until when treatment after a sexual assault can still prevent HIV or a pregnancy, in hours. */
export const afterSexualAssault = { hivTabletsHours: 72, emergencyPillHours: 120 } as const;

export const sexualAssaultSources: readonly ClinicalSource[] = ['sexualViolence'];
