import {
  cycleDays,
  notBornWeek,
  planLimits,
} from '../../../facts/clinical/mother-and-child/antenatal-contacts.ts';
import { birthDay } from '../../../facts/clinical/mother-and-child/maternity-contacts.ts';
import { schemes, site } from '../../../facts/hospital/site.ts';
import { clinics } from '../../../facts/schedule/clinics.ts';
import { formatDays, formatHours } from '../../formats/sw.ts';
import type { WordsOf } from '../../words-of.ts';

type Planner = WordsOf<'antenatalPlanner'>;

const { shortest, usual, longest } = cycleDays;
const clinic = clinics.find(({ id }) => id === 'antenatal');

/** Texts of /sw/antenatal-planner before a date is sent, and around the plan. */
export const planner = {
  heading: 'Ratiba ya ujauzito',
  lead: 'Andika tarehe moja, uone siku ya kila kliniki, utakachofanyiwa na cha kuja nacho.',
  formHeading: 'Unajua tarehe gani?',
  again: 'Badilisha tarehe',
  submitLabel: 'Nionyeshe ratiba yangu',
  how: {
    heading: 'Jinsi siku zinavyohesabiwa',
    text: 'Ujauzito huhesabiwa kuanzia siku ya kwanza ya hedhi ya mwisho. Tarehe ya kujifungua ni wiki 40 baadaye. Huja mapema kidogo kama mzunguko wako ni mfupi, na baadaye kama ni mrefu. Kama ultrasound ya mapema ilikupa tarehe nyingine, tumia hiyo: ni sahihi zaidi.',
    more: 'Vifurushi, bei na ratiba ya vipimo',
    care: 'Mkoba wa hospitali, siku za kliniki na huduma ya kila hatua',
    birthPlan: 'Andika mpango wako wa kujifungua',
  },
} as const satisfies Planner['planner'];

/** The planner's fields. */
export const planFieldWords = {
  basis: {
    legend: 'Najua',
    options: {
      'last-period': 'siku ya kwanza ya hedhi yangu ya mwisho',
      'due-date': 'tarehe ya kujifungua niliyopewa kwenye ultrasound au kliniki',
    },
  },
  date: { label: 'Tarehe hiyo' },
  cycle: {
    label: 'Siku kutoka mwanzo wa hedhi moja hadi mwanzo wa inayofuata',
    hint: `${shortest} hadi ${longest}. Huna hakika? Acha ${usual}. Ukiandika tarehe ya kujifungua, haibadilishi kitu.`,
  },
} as const satisfies Planner['planFieldWords'];

/** Error messages of the fields. */
export const planErrors = {
  basis: 'Chagua tarehe unayoijua: ya hedhi ya mwisho au ya kujifungua',
  lastPeriodAhead: 'Siku hii bado haijafika. Andika siku ya kwanza ya hedhi yako ya mwisho',
  lastPeriodLongAgo: `Ni zaidi ya wiki ${planLimits.sinceLastPeriod} zilizopita. Angalia tarehe. Kama bado una mimba, piga ${site.phone} au uje leo`,
  dueDateFarAhead: `Tarehe hii iko mbele kwa zaidi ya wiki ${planLimits.toDueDate}. Angalia tarehe`,
  dueDateLongPast: `Tarehe hii ya kujifungua ilipita zaidi ya wiki ${planLimits.pastDueDate} zilizopita. Angalia tarehe. Kama bado una mimba, piga ${site.phone} au uje leo`,
  cycle: (typed: string) =>
    `Umeandika "${typed}". Andika nambari kutoka ${shortest} hadi ${longest}, au acha ${usual}`,
} as const satisfies Planner['planErrors'];

/** Headings and first lines of the plan. */
export const planWords = {
  heading: 'Ratiba yako ya kliniki ya ujauzito',
  midwife:
    'Mwonyeshe mkunga wako ratiba hii. Anaijua mimba yako, na anaweza kukuomba uje mara nyingi zaidi.',
  dueDate: 'Tarehe ya kujifungua',
  today: 'Leo',
  next: (week: number) => `Kliniki ijayo: wiki ya ${week} ya ujauzito`,
  age: ({ weeks, days }: { weeks: number; days: number }) => `Wiki ${weeks} na siku ${days}`,
  notBegun: 'Uko katika siku za kwanza. Ukikosa hedhi, pima ujauzito.',
  week: (week: number) => `Wiki ya ${week}`,
  overdue: (day: string) =>
    `Tarehe yako ya kujifungua imepita. Kama mtoto hajazaliwa, njoo ${day}, usipitishe siku hiyo.`,
  overdueNow: `Umepita wiki ya ${notBornWeek}. Kama mtoto hajazaliwa, njoo leo, saa yoyote.`,
  noneAhead: 'Bado una mimba?',
  bookLabel: 'Weka miadi ya kliniki hii',
  notYet: 'Bado hujaenda kliniki kwa ujauzito huu?',
  bookFirstLabel: 'Weka miadi ya kliniki ya kwanza',
  birthDay: `Mapacha, kisukari, presha, uliwahi kujifungua kwa upasuaji, au mtoto hajatanguliza kichwa? Kufikia wiki ya ${birthDay.askByWeek}, au leo kama imepita, uliza mtoto azaliwe siku gani. Usingoje tarehe hizi.`,
  byWeek: `Kufikia wiki ya ${birthDay.askByWeek}`,
  visitsHeading: 'Kliniki zako',
  late: 'Ulikosa kliniki? Njoo sasa, usingoje tarehe ijayo.',
  clinic: clinic
    ? `Kliniki ya ujauzito iko wazi ${formatDays(clinic.days)}, ${formatHours([{ opens: clinic.from, closes: clinic.to }])}. Tuulize uje wakati gani.`
    : 'Tuulize uje wakati gani.',
  closed: (weekday: string) =>
    `Wiki zako zinaanza ${weekday}, siku ambayo kliniki hufungwa. Siku zilizo hapa chini ni siku za kliniki zinazofuata.`,
  bringHeading: 'Njoo na hivi kila mara',
  bring: [
    'Kitabu cha kliniki (Mother and Child Health Handbook)',
    `Kitambulisho, na maelezo yako ya ${schemes.sha} au bima`,
    'Majibu ya ultrasound na vipimo vya kwingine',
    'Dawa na tembe zote unazotumia',
  ],
  labourHeading: 'Uchungu wa uzazi: uje lini',
  keepHeading: 'Hifadhi ratiba yako',
  calendarHint:
    'Faili yenye kila kliniki ijayo, na ukumbusho siku mbili kabla ya kila moja. Ukihifadhi tena, ' +
    'tarehe hizo hubadilishwa, kwa hivyo weka ujauzito mmoja katika kalenda moja.',
  smsCost: 'Mtandao wako hutoza pesa za SMS hadi tano.',
  printLabel: 'Chapisha, uweke kwenye friji',
  printHint: 'Huchapishwa kwenye pande mbili za karatasi moja.',
} as const satisfies Planner['planWords'];

/** Reminder that danger signs do not wait for a visit. */
export const planAlarm = {
  heading: 'Dalili za hatari katika ujauzito',
  text: 'Njoo sasa, saa yoyote. Dalili moja inatosha. Usingoje kamwe kliniki yako ijayo.',
} as const satisfies Planner['planAlarm'];

/** What happens at each contact, and extra things to bring. */
export const contactWords = {
  12: {
    what: 'Njoo ukijua tu una mimba. Usipitishe siku hii. Tunapima afya yako, presha (shinikizo la damu), damu na mkojo. Unapata tembe za kuongeza damu (iron na folic acid), na chanjo ya pepopunda ikihitajika.',
    bring: 'tarehe ya hedhi yako ya mwisho',
  },
  20: {
    what: 'Ultrasound huonyesha jinsi mtoto anavyokua na ujauzito una wiki ngapi. Ukiweza, pigwa picha hiyo kabla ya wiki ya 24.',
  },
  26: {
    what: 'Tunapima damu yako tena. Tunafuatilia jinsi mtoto anavyokua na kuuliza anavyocheza.',
  },
  30: {
    what: 'Tunapima presha na jinsi mtoto anavyokua. Panga kujifungua pamoja nasi: nani atakuja nawe, na utafikaje hapa usiku.',
  },
  34: {
    what: 'Tunagusa tumbo lako kujua mtoto amelalaje. Mkoba wako wa hospitali uwe tayari.',
  },
  36: {
    what: 'Tunagusa tena tumbo lako kujua mtoto amelalaje, na kukamilisha mpango wa kujifungua. Mapacha, kisukari, presha, uliwahi kujifungua kwa upasuaji, au mtoto hajatanguliza kichwa? Uliza sasa mtoto azaliwe siku gani.',
    bring: 'mtu wa kukaa nawe wakati wa kujifungua, na fomu ya bima yako',
  },
  38: {
    what: 'Tunakupima wewe na mapigo ya moyo ya mtoto, na kuongea kuhusu jinsi uchungu unavyoanza. Kuanzia sasa njoo kila wiki.',
  },
  39: {
    what: 'Tunakupima tena wewe na mapigo ya moyo ya mtoto.',
  },
  40: {
    what: 'Tunakupima wewe na mtoto kwa makini karibu na tarehe ya kujifungua.',
  },
  41: {
    what: 'Mtoto bado hajazaliwa? Njoo siku hii. Tunawapima nyote wawili na kuongea kuhusu kuanzisha uchungu.',
  },
} as const satisfies Planner['contactWords'];

/** Labels of the parts of a contact. */
export const contactLabels = {
  tests: 'Vipimo',
  glosses: {
    VDRL: 'kaswende',
    Urinalysis: 'mkojo',
    Glucose: 'sukari',
    Hemoglobin: 'nguvu ya damu',
  },
  repeatTests: 'HIV na kaswende tena',
  eachVisit: 'Kila ukija kliniki tunapima presha na mkojo.',
  bring: 'Njoo pia na',
} as const satisfies Planner['contactLabels'];

/** Texts of the calendar file's events. */
export const calendar = {
  summary: (week: number) => `Kliniki ya ujauzito, wiki ya ${week}`,
  firstBooking: 'Kliniki ya kwanza ya ujauzito huu',
  firstVisit: 'Umeshaenda kliniki ya ujauzito? Kama bado, njoo',
  always: `Ulikosa kliniki? Njoo sasa. Dalili ya hatari? Usingoje siku hii. Piga ${site.phone} au uje, saa yoyote.`,
} as const satisfies Planner['calendar'];

/** The message to send to yourself: only GSM 7-bit characters, to fit into five SMS. */
export const shareWords = {
  heading: (due: string) => `Kliniki ya ujauzito, ${site.shortName}. Tarehe ya kujifungua ${due}.`,
  notYet: (day: string) => `Hujaenda kliniki? Usipitishe ${day}.`,
  visit: (week: number, day: string) => `Wiki ya ${week}: ${day}`,
  birthDay: `Mapacha, kisukari, presha, upasuaji wa awali, hajatanguliza kichwa: wiki ya ${birthDay.askByWeek}, au sasa, uliza siku ya kuzaa.`,
  alarm: `Damu, maumivu au dalili ya hatari: njoo sasa, usingoje tarehe. Piga ${site.phone}.`,
} as const satisfies Planner['shareWords'];
