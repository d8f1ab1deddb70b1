import { it } from 'vitest';
import { type Clinic, clinics } from '../../../src/facts/schedule/clinics.ts';
import { minutes } from '../../../src/time/clock.ts';
import { expectStyle } from '../../support/style.ts';

it('the clinics never give one person two clinics at the same time', () => {
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
  expectStyle(pairs.map((pair) => `clinics.json: ${pair}`));
});
