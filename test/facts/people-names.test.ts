import { describe, expect, it } from 'vitest';
import { patientRecords } from '../../src/facts/people/patient-records.ts';
import { people } from '../../src/facts/people/people.ts';

/** The words of a name without its title. */
function namesIn(name: string): string[] {
  return name.split(' ').filter((word) => !word.endsWith('.'));
}

const everybody = [...Object.values(people), ...patientRecords].map(({ name }) => name);

describe('people', () => {
  it('are all called differently', () => {
    expect(everybody.length).toBeGreaterThan(0);
    expect(new Set(everybody).size).toBe(everybody.length);
  });

  it('share one name at most with anybody else, so that no two look like one', () => {
    const alike = everybody.flatMap((name, index) =>
      everybody
        .slice(index + 1)
        .filter((other) => namesIn(name).filter((word) => namesIn(other).includes(word)).length > 1)
        .map((other) => `${name} / ${other}`),
    );
    expect(alike).toEqual([]);
  });
});
