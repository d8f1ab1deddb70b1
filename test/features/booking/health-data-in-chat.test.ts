import { expect, it } from 'vitest';
import { pharmacy } from '../../../src/words/en/departments/pharmacy.ts';
import { telemedicine } from '../../../src/words/en/departments/telemedicine.ts';
import { healthDataInChat } from '../../../src/words/en/features/health-data-in-chat.ts';
import { contact } from '../../../src/words/en/pages/contact.ts';
import { insuranceSteps } from '../../../src/words/en/pages/insurance.ts';
import { privacyNotice } from '../../../src/words/en/pages/privacy.ts';
import { sourceFiles } from '../../support/source-files.ts';

const tellers = {
  contact,
  insuranceSteps,
  pharmacy,
  telemedicine,
  notice: privacyNotice([], []),
};

it.each(Object.entries(tellers))('%s says what to leave out of the chat', (_, words) => {
  expect(JSON.stringify(words)).toContain(healthDataInChat);
});

it('no text invites anybody to send such things in the chat', () => {
  const invites =
    /\b(?:send|share|message|attach)\b(?! (?:it|them) only)[^.:]{0,60}\b(?:photos?|results?|readings|ID number|member number)\b/gi;
  const found = sourceFiles('src/words/en').flatMap(({ path, text }) =>
    (text.match(invites) ?? []).map((words) => `${path}: ${words}`),
  );
  // what the hospital sends along with a referral
  expect(found).toEqual(['src/words/en/departments/surgical.ts: send your results']);
});
