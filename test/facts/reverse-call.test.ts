import { describe, expect, it } from 'vitest';
import { plusCode, plusCodeOf } from '../../src/facts/hospital/map.ts';
import { reverseCallNumber } from '../../src/facts/hospital/reverse-call.ts';
import { site } from '../../src/facts/hospital/site.ts';

describe('a reverse call', () => {
  it("dials '#' and the number as in Kenya, and nothing when the line takes none", () => {
    const line = { phone: '+254 711 222 333', reverseCall: true } as never as typeof site;
    expect(reverseCallNumber(line)).toBe('#0711222333');
    expect(reverseCallNumber({ ...line, reverseCall: false })).toBeUndefined();
  });
});

/** The area of a Plus Code by the specification's own method: each pair divides it by 20. */
function decode(code: string) {
  let [south, west, size] = [-90, -180, 400];
  for (const [, north = '', east = ''] of code.replace('+', '').matchAll(/(.)(.)/g)) {
    size /= 20;
    south += '23456789CFGHJMPQRVWX'.indexOf(north) * size;
    west += '23456789CFGHJMPQRVWX'.indexOf(east) * size;
  }
  return { south, west, size };
}

describe('a Plus Code', () => {
  // from the test data of the specification (google/open-location-code, encoding.csv)
  it.each([
    [20.3700625, 2.7821875, '7FG49QCJ+2V'],
    [47.0000625, 8.0000625, '8FVC2222+22'],
    [-41.2730625, 174.7859375, '4VCPPQGP+Q9'],
    [-89.9999375, -179.9999375, '22222222+22'],
    [1.2, 3.4, '6FH56C22+22'],
  ])('of %s, %s is %s', (latitude, longitude, code) => {
    expect(plusCodeOf({ latitude, longitude })).toBe(code);
  });

  it("of the hospital is 14 m wide and contains the map's centre", () => {
    const { latitude, longitude } = site.geo;
    const { south, west, size } = decode(plusCode);
    expect(size).toBeCloseTo(1 / 8000, 9);
    for (const [place, edge] of [
      [latitude, south],
      [longitude, west],
    ] as const) {
      expect(place - edge).toBeGreaterThanOrEqual(0);
      expect(place - edge).toBeLessThan(size);
    }
  });
});
