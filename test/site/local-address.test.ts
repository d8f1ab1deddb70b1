import { expect, it } from 'vitest';
import { localAddress } from '../../src/site/addresses.ts';

it.each([
  ['/services/emergency#ambulensi', '/sw/services/emergency#ambulensi'],
  ['/maternity-packages?from=text', '/sw/maternity-packages?from=text'],
  ['/blog/3', '/sw/blog/3'],
  ['/', '/sw'],
  ['/sw/contact', '/sw/contact'],
  ['/icons/icon.svg', '/icons/icon.svg'],
  ['https://www.sha.go.ke', 'https://www.sha.go.ke'],
])('a link to %s in a text leads to %s from a Swahili page', (address, local) => {
  expect(localAddress(address, 'sw')).toBe(local);
  expect(localAddress(address, 'en')).toBe(address);
});
