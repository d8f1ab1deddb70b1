import { expect, it } from 'vitest';
import { pharmacy } from '../../../src/words/en/departments/pharmacy.ts';
import { telemedicine } from '../../../src/words/en/departments/telemedicine.ts';
import { healthDataInChat } from '../../../src/words/en/features/health-data-in-chat.ts';
import { contact } from '../../../src/words/en/pages/contact.ts';
import { insuranceSteps } from '../../../src/words/en/pages/insurance.ts';
import { privacyNotice } from '../../../src/words/en/reading/privacy.ts';
import { sourceFiles } from '../../support/source-files.ts';

it('every page that offers the chat says what to leave out of it', () => {
  const pages = { contact, insuranceSteps, pharmacy, telemedicine, notice: privacyNotice([], []) };
  for (const [page, words] of Object.entries(pages))
    expect(JSON.stringify(words), page).toContain(healthDataInChat);
});

it('no text invites visitors to send health data in the chat', () => {
  const invites =
    /\b(?:send|share|message|attach)\b(?! (?:it|them) only)[^.:]{0,60}\b(?:photos?|results?|readings|ID number|member number)\b/gi;
  const found = sourceFiles('src/words/en').flatMap(({ path, text }) =>
    (text.match(invites) ?? []).map((words) => `${path}: ${words}`),
  );
  // the hospital sends these with a referral
  expect(found).toEqual(['src/words/en/departments/surgical.ts: send your results']);
});
