import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

describe('Intl and toLocaleString', () => {
  it('are not used, because the first use costs a new isolate 20 ms of CPU', () => {
    const inWorker = sourceFiles('src').filter(({ path }) => !path.includes('/service-worker/'));
    const asking = inWorker.filter(({ text }) =>
      /\bIntl\.|\.toLocale\w+\(|\.localeCompare\(/.test(text),
    );
    expect(asking.map(({ path }) => path)).toEqual([]);
  });
});
