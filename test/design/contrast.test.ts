import { expect, it } from 'vitest';
import { look } from '../../src/facts/hospital/look.ts';
import { contrastFaults } from '../../tools/build/look/contrast-faults.ts';
import { lookSheet, tokensOf } from '../../tools/build/look/tokens.ts';

const withColors = (colors: Partial<typeof look.colors>) => {
  return { ...look, colors: { ...look.colors, ...colors } };
};

it("the hospital's colours have enough contrast on each background", () => {
  expect(contrastFaults(look)).toEqual([]);
});

it.each(['#14532d', '#5b2a86', '#7a1f5c', '#0f4c5c', '#4a3b12', '#333333'])(
  'a dark main colour such as %s gives tints that can be read in both schemes',
  (brand) => {
    const other = withColors({ brand });
    expect(contrastFaults(other)).toEqual([]);
    expect(tokensOf(other, 'light').get('brand')).toBe(brand);
    expect(lookSheet(other)).toContain(`--color-brand: ${brand};`);
  },
);

it('a colour that cannot be read is a fault that names the pair', () => {
  const [fault] = contrastFaults(withColors({ brand: '#8ab4d8' }));
  expect(fault?.path).toEqual(['colors', 'brand']);
  expect(fault?.problem).toMatch(
    /^is hard to read: brand \(#8ab4d8\) on page \(#\w{6}\) has a contrast of 2\.\d:1 in the light/,
  );
});
