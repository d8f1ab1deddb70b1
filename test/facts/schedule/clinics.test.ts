import { describe, expect, it } from 'vitest';
import { people } from '../../../src/facts/people/people.ts';
import { type Clinic, clinics } from '../../../src/facts/schedule/clinics.ts';
import { dental } from '../../../src/words/en/departments/dental.ts';
import { maternity } from '../../../src/words/en/departments/maternity.ts';
import { outpatient } from '../../../src/words/en/departments/outpatient.ts';
import { pediatrics } from '../../../src/words/en/departments/pediatrics.ts';
import { radiology } from '../../../src/words/en/departments/radiology.ts';
import { specializedCare } from '../../../src/words/en/departments/specialized-care.ts';
import { surgical } from '../../../src/words/en/departments/surgical.ts';
import { clinicDays } from '../../../src/words/en/sections/clinic-words.ts';

const pages = { maternity, pediatrics, specializedCare, surgical, dental, radiology, outpatient };

/** Returns minutes since midnight. */
function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
}

describe('the clinics', () => {
  it('never give one person two clinics at the same time', () => {
    const overlaps = (a: Clinic, b: Clinic) =>
      // a team has several people
      typeof a.seenBy === 'string' &&
      a.seenBy === b.seenBy &&
      a.days.some((day) => b.days.includes(day)) &&
      minutes(a.from) < minutes(b.to) &&
      minutes(b.from) < minutes(a.to);
    const pairs = clinics.flatMap((a, index) =>
      clinics.slice(index + 1).flatMap((b) => (overlaps(a, b) ? [`${a.id} / ${b.id}`] : [])),
    );
    expect(pairs).toEqual([]);
  });

  it('appear on the page of each department, with its clinicians', () => {
    for (const [department, page] of Object.entries(pages))
      expect([...page.blocks, ...(page.more ?? [])]).toContainEqual(
        clinicDays(department as keyof typeof pages),
      );
    expect(JSON.stringify(pediatrics)).toContain(people.pediatrician.name);
  });
});
