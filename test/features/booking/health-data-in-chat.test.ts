import { expect, it } from 'vitest';
import { sourceFiles } from '../../support/source-files.ts';

it('no text invites visitors to send health data in the chat', () => {
  const invites =
    /\b(?:send|share|message|attach)\b(?! (?:it|them) only)[^.:]{0,60}\b(?:photos?|results?|readings|ID number|member number)\b/gi;
  const found = sourceFiles('src/words/en').flatMap(({ path, text }) =>
    path.includes('/search/')
      ? []
      : (text.match(invites) ?? []).map((words) => `${path}: ${words}`),
  );
  // the hospital sends these with a referral; search words are what visitors type
  expect(found).toEqual(['src/words/en/departments/surgical.ts: send your results']);
});
