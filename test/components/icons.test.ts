import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as icons from '../../src/components/icons/icon-names.ts';

it('each icon is in the sheet, and the sheet has no other', () => {
  const sheet = readFileSync('src/components/icons/icons.svg', 'utf8');
  const ids = [...sheet.matchAll(/<path id="([^"]+)" d="M/gi)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(30);
  expect(Object.values(icons).map((address) => address.split('#')[1])).toEqual(ids);
});
