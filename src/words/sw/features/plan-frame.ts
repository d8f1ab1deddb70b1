import { site } from '../../../facts/hospital/site.ts';
import type { WordsOf } from '../../words-of.ts';
import { formMessages } from './form-messages.ts';
import { metaNotice } from './health-data-in-chat.ts';

type Frame = WordsOf<'planFrame'>;

/** Texts that all plans share, before and after their form is sent. */
export const planFrame = {
  problem: formMessages.problem,
  optional: formMessages.optional,
  errorPrefix: formMessages.errorPrefix,
  errorTitle: formMessages.errorTitle,
  offline: `Hakuna jibu lililorudi, huenda hakuna mtandao. Ulichoandika bado kiko hapa. Jaribu tena, au piga ${site.phone}.`,
  privacy:
    'Hatuhifadhi tarehe yako, na haionekani kwenye anwani ya ukurasa. Inafutika ukiondoka kwenye ukurasa huu.',
  sharedPhone: 'Kama wengine hutumia simu yako, funga ukurasa ukimaliza.',
  past: 'Imepita',
  pastDays: (count: number) => `Tarehe zilizopita: ${count}`,
  isNext: 'Ijayo',
  until: (day: string) => `hadi ${day}`,
  calendarLabel: 'Weka kwenye kalenda yangu',
  chatLabel: 'Tuma kwa WhatsApp',
  smsLabel: 'Tuma kwa SMS',
  shareHint: `Jitumie, au umtumie mtu wa familia: wewe ndiwe unayechagua. ${metaNotice} Kwa SMS, hakuna kinachoenda Meta.`,
} as const satisfies Frame['planFrame'];

/** Errors of a date field. */
export const dateErrors = {
  missingDate: 'Andika tarehe',
  impossibleDate: (typed: string) =>
    `Umeandika "${typed}". Andika siku iliyopo kwenye kalenda, kwa mfano 2027-03-27`,
} as const satisfies Frame['dateErrors'];
