/** Limits in the texts of danger signs. */

/** Breaths a minute from which a baby under two months breathes too fast. */
export const fastBreathing = { newborn: 60 } as const;

/** Blood pressure that cannot wait in pregnancy and after a birth (NICE NG133), in mmHg. */
export const pressureInPregnancy = { systolic: 140, diastolic: 90 } as const;

/** Age in years from which any blow to the head must be seen (NICE NG232). */
export const headInjuryFromYears = 65;

/** Bleeding after a birth is too much if it soaks a pad within these hours. */
export const padSoaked = { hours: 1 } as const;

/**
 * Jaundice that cannot wait: in the first `firstHours` of life, or still there after `lateWeeks`
 * (WHO IMCI 2014, NICE CG98).
 */
export const newbornJaundice = { firstHours: 24, lateWeeks: 2 } as const;

/** Bleeding after a tooth was pulled is too much if it goes on after these minutes of firm biting. */
export const socketBleeding = { minutes: 30 } as const;
