import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

describe("numbers and days are written without the runtime's locales", () => {
  it('nothing asks for one: the first use costs a fresh isolate 20 ms of CPU', () => {
    const inWorker = sourceFiles('src').filter(({ path }) => !path.includes('/service-worker/'));
    const asking = inWorker.filter(({ text }) =>
      /\bIntl\.|\.toLocale\w+\(|\.localeCompare\(/.test(text),
    );
    expect(asking.map(({ path }) => path)).toEqual([]);
  });
});
