import { expect, it } from 'vitest';
import { sourceFiles } from '../../support/source-files.ts';

it('no file but the prices writes an amount in shillings', () => {
  const files = sourceFiles('src').filter(({ path }) => !path.startsWith('src/words/formats/'));
  const written = files.flatMap(({ path, text }) =>
    (text.match(/\b(KES|Ksh|KSh|Kshs)\.?\s?\d[\d,]*/g) ?? []).map((sum) => `${path}: ${sum}`),
  );
  expect(written).toEqual([]);
  expect(files.filter(({ path }) => path.endsWith('.md')).length).toBeGreaterThan(10);
});
