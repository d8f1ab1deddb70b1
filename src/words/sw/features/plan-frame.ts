import { site } from '../../../facts/hospital/site.ts';
import { formatFullDay, formatTime } from '../../formats/sw.ts';
import type { WordsOf } from '../../words-of.ts';
import { holidayNames } from '../schedule/holiday-names.ts';
import { formMessages } from './form-messages.ts';
import { metaNotice } from './health-data-in-chat.ts';

type Frame = WordsOf<'planFrame'>;

/** Texts that all plans share, before and after their form is sent. */
export const planFrame = {
  problem: formMessages.problem,
  optional: formMessages.optional,
  errorPrefix: formMessages.errorPrefix,
  errorTitle: formMessages.errorTitle,
  wholeDate: formMessages.wholeDate,
  /** On the button while the answer is on its way. */
  working: 'Subiri kidogo...',
  offline: `Haikufaulu. Huenda hakuna mtandao. Ulichoandika bado kiko hapa. Jaribu tena, au piga ${site.phone}.`,
  privacy:
    'Hatuhifadhi tarehe yako, na haionekani kwenye anwani ya ukurasa. Inafutika ukiondoka kwenye ukurasa huu.',
  sharedPhone: 'Kama wengine hutumia simu yako, funga ukurasa ukimaliza.',
  past: 'Imepita',
  late: 'Ulikosa?',
  pastDays: (count: number) =>
    `${count === 1 ? 'Tarehe iliyopita' : 'Tarehe zilizopita'}: ${count}`,
  isNext: 'Ijayo',
  until: (day: string) => `hadi ${day}`,
  calendarLabel: 'Weka kwenye kalenda yangu',
  chatLabel: 'Tuma kwa WhatsApp',
  smsLabel: 'Tuma kwa SMS',
  shareHint: `Jitumie, au umtumie mtu wa familia: wewe ndiwe unayechagua. ${metaNotice} Kwa SMS, hakuna kinachoenda Meta.`,
} as const satisfies Frame['planFrame'];

/** What to do about a visit; each copy of a plan shows it. */
export const stepWords: Frame['stepWords'] = {
  today: 'Njoo leo',
  now: 'Njoo sasa',
  lastDay: 'Njoo leo, ni siku ya mwisho',
  until: (day) => `Usipitishe ${day}.`,
  noClinic: (day, why) =>
    why === 'closed'
      ? `${formatFullDay(day)} kliniki imefungwa.`
      : `${formatFullDay(day)} ni sikukuu (${holidayNames[why]}).`,
  ownDay: (day) => `Siku yako ni ${day}, lakini kliniki imefungwa siku hiyo.`,
  instead: {
    clinic: (day) => `Njoo ${formatFullDay(day)}, au piga ${site.phone} kwanza.`,
    call: () => `Usingoje zaidi: piga ${site.phone} kabla ya kuja.`,
    labourWard: () => 'Siku hiyo njoo kwenye wodi ya kujifungulia, saa yoyote.',
  },
  closesToday: (time) =>
    `Leo kliniki inafungwa ${formatTime(time)}. Umechelewa? Piga ${site.phone}.`,
  inMessage: { call: 'piga kwanza', labourWard: 'wodi ya kujifungulia' },
};

/** For a baby whose mother has an infection that passes on at birth. */
export const firstDay = {
  beforeBirth:
    'Una hepatitis B, HIV au kaswende katika ujauzito? Mwambie mkunga uchungu ukianza. Dawa au chanjo ya siku ya kwanza humkinga mtoto wako.',
  afterBirth:
    'Je, mama alikuwa na hepatitis B, HIV au kaswende katika ujauzito? Kama mtoto hajapewa dawa au chanjo yake, njoo sasa, saa yoyote. Siku ya kwanza ndiyo bora, lakini hata baadaye inaweza kusaidia.',
} as const satisfies Frame['firstDay'];

/** Errors of a date field; the example is the date in `example`. */
export const dateErrors = {
  missingDate: 'Andika tarehe',
  impossibleDate: (typed: string, example: string) =>
    `Umeandika "${typed}". Andika siku iliyopo kwenye kalenda, kwa mfano ${example}`,
} as const satisfies Frame['dateErrors'];
