import { chatHosts } from '../facts/third-parties.ts';
import type { Language } from '../languages.ts';
import { wordsIn } from '../words/editions.ts';
import type { AntenatalPlan, PlannedContact } from './antenatal-plan.ts';

/** What is said of one contact, in a plan and in its calendar file alike. */
interface ContactTexts {
  what: string;
  tests: string;
  /** Undefined where nothing is needed but what is brought each time. */
  bring: string | undefined;
}

/** What happens at a contact, which tests of the hospital's schedule it holds, what to bring. */
export function contactTexts(
  { week, visit }: PlannedContact,
  { contacts, notBornBy }: AntenatalPlan,
  language: Language,
): ContactTexts {
  const { contactLabels, contactWords } = wordsIn(language, 'antenatalPlanner');
  const { antenatalVisitWords } = wordsIn(language, 'maternityPackages');
  const { formatFullDay } = wordsIn(language, 'format');
  const words: { what: string; bring?: string } = contactWords[week];
  const notBorn = contactLabels.notBorn(formatFullDay(notBornBy));
  return {
    what: contacts.at(-1)?.week === week ? `${words.what} ${notBorn}` : words.what,
    tests: visit
      ? `${contactLabels.tests}: ${antenatalVisitWords[visit].tests.join(', ')}`
      : contactLabels.noSetTests,
    bring: words.bring && `${contactLabels.bring}: ${words.bring}`,
  };
}

/** The longest text of three SMS in letters of the GSM alphabet (3GPP TS 23.038): 153 in each. */
export const threeSms = 3 * 153;

/** A plan as a text to send to oneself: the dates that lie ahead, and when not to wait for them. */
export function planText({ dueDate, contacts }: AntenatalPlan, language: Language): string {
  const { shareWords } = wordsIn(language, 'antenatalPlanner');
  const { formatDay } = wordsIn(language, 'format');
  const ahead = contacts.filter(({ when }) => when !== 'past');
  return [
    shareWords.heading(formatDay(dueDate)),
    ...ahead.map(({ week, date }) => shareWords.visit(week, formatDay(date))),
    shareWords.alarm,
  ].join('\n');
}

/** Opens WhatsApp with a text typed in; whom to send it to is chosen there. */
export function chatToAnyone(text: string): string {
  return `${chatHosts[0]}/?text=${encodeURIComponent(text)}`;
}

/** The same in the phone's SMS app; why the address looks so: sms-link.ts. */
export function smsToAnyone(text: string): string {
  return `sms:?&body=${encodeURIComponent(text)}`;
}
