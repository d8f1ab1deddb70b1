import { repeatTestsWeek } from '../../facts/clinical/maternity-contacts.ts';
import { chatHosts } from '../../facts/legal/third-parties.ts';
import { wordsIn } from '../../locales/words-by-locale.ts';
import type { Language } from '../../site/languages.ts';
import type { AntenatalPlan, PlannedContact } from './antenatal-plan.ts';

/** The texts of one contact, the same in a plan and in its calendar file. */
interface ContactTexts {
  what: string;
  tests: string;
  /** Undefined where nothing is needed but what is brought each time. */
  bring: string | undefined;
}

/** What happens at a contact, which tests of the hospital's schedule it holds, what to bring. */
export function contactTexts({ week, visit }: PlannedContact, language: Language): ContactTexts {
  const { contactLabels, contactWords } = wordsIn(language, 'antenatalPlanner');
  const { antenatalVisitWords } = wordsIn(language, 'maternityPackages');
  const words: { what: string; bring?: string } = contactWords[week];
  const tests = [
    ...(visit ? antenatalVisitWords[visit].tests : []),
    ...(week === repeatTestsWeek ? [contactLabels.repeatTests] : []),
  ];
  return {
    what: words.what,
    tests:
      tests.length > 0 ? `${contactLabels.tests}: ${tests.join(', ')}` : contactLabels.noSetTests,
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
