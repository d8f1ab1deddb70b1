import { expect, it } from 'vitest';
import { plusCodeOf } from '../../src/facts/hospital/contact/map.ts';
import { reverseCallNumber } from '../../src/facts/hospital/contact/reverse-call.ts';
import type { site } from '../../src/facts/hospital/site.ts';

it("a reverse call dials '#' and the number as in Kenya, and nothing when the line takes none", () => {
  const line = { phone: '+254 711 222 333', reverseCall: true } as never as typeof site;
  expect(reverseCallNumber(line)).toBe('#0711222333');
  expect(reverseCallNumber({ ...line, reverseCall: false })).toBeUndefined();
});

// from the test data of the specification (google/open-location-code, encoding.csv)
it.each([
  [20.3700625, 2.7821875, '7FG49QCJ+2V'],
  [47.0000625, 8.0000625, '8FVC2222+22'],
  [-41.2730625, 174.7859375, '4VCPPQGP+Q9'],
  [-89.9999375, -179.9999375, '22222222+22'],
  [1.2, 3.4, '6FH56C22+22'],
])('the Plus Code of %s, %s is %s', (latitude, longitude, code) => {
  expect(plusCodeOf({ latitude, longitude })).toBe(code);
});
