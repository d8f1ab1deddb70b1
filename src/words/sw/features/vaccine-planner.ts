import {
  earlyBeforeWeek,
  planUntilYears,
} from '../../../facts/clinical/mother-and-child/child-visits.ts';
import {
  type Dose,
  rotavirusShortage,
  tooOldYears,
  vitaminAInterval,
  vitaminAMonths,
} from '../../../facts/clinical/mother-and-child/vaccines.ts';
import { site } from '../../../facts/hospital/site.ts';
import { clinics } from '../../../facts/schedule/clinics.ts';
import { formatDay, formatDays, formatHours, formatMonth } from '../../formats/sw.ts';
import { makeVisitTexts } from '../../formats/visit-texts.ts';
import type { WordsOf } from '../../words-of.ts';
import { dosesText, doseText, protectionText, visitTitle } from '../clinical/dose-words.ts';
import { waitAfterVaccine } from '../clinical/vaccine-words.ts';

type Planner = WordsOf<'vaccinePlanner'>;

const clinic = clinics.find(({ id }) => id === 'vaccines');
const clinicHours = clinic
  ? `, ${formatDays(clinic.days)}, ${formatHours([{ opens: clinic.from, closes: clinic.to }])}`
  : '';

/** Texts of /sw/vaccine-planner before a birthday is sent, and around the plan. */
export const vaccinePlanner = {
  heading: 'Ratiba ya chanjo',
  lead: 'Andika tarehe ya kuzaliwa ya mtoto, uone siku ya kila chanjo na kila uchunguzi.',
  formHeading: 'Mtoto wako alizaliwa lini?',
  again: 'Badilisha tarehe',
  submitLabel: 'Nionyeshe siku hizo',
  birth: { label: 'Tarehe ya kuzaliwa' },
  early: { label: `Alizaliwa kabla ya wiki ya ${earlyBeforeWeek} ya ujauzito` },
  how: {
    heading: 'Jinsi siku zinavyohesabiwa',
    text: 'Tunahesabu kuanzia siku ya kuzaliwa, kama kitabu cha kliniki. Kama mwezi hauna tarehe hiyo, tunatumia siku ya kwanza ya mwezi unaofuata. Mtoto anayeishi na HIV au ugonjwa mwingine wa muda mrefu anaweza kuhitaji chanjo zaidi. Vivyo hivyo anayeishi eneo lenye malaria nyingi au homa ya manjano (yellow fever): tuulize.',
    children: 'Kliniki ya watoto: dalili za hatari, madaktari, bei',
    guide: 'Mwongozo: kila chanjo, yaliyo ya kawaida baadaye, yaliyobadilika',
  },
} as const satisfies Planner['vaccinePlanner'];

/** Errors of the birthday. */
export const vaccineErrors = {
  ahead: 'Siku hii bado haijafika. Andika tarehe ya kuzaliwa',
  longAgo: `Ni zaidi ya miaka ${planUntilYears} iliyopita. Angalia tarehe, au piga ${site.phone}`,
  early: 'Weka alama kwenye kisanduku, au ukiache bila alama',
} as const satisfies Planner['vaccineErrors'];

/** Texts of the plan. */
export const vaccinePlanWords = {
  heading: 'Chanjo na uchunguzi wa mtoto wako',
  lead: 'Mwonyeshe muuguzi ratiba hii. Yeye hufuata kitabu cha kliniki, na anaweza kubadilisha siku.',
  next: 'Kliniki ijayo',
  noneAhead: 'Siku zote zimepita',
  boysDone: 'Wavulana wamemaliza.',
  bookLabel: 'Weka miadi ya kliniki hii',
  missed: {
    birth: 'Hajapewa BCG au matone ya kwanza ya polio?',
    bcg: 'Hajapewa BCG?',
    visit: (title: string) => `Mtoto alikosa kliniki ya "${title}"?`,
  },
  dropsUntil: (day: string) => `Matone hufaa hadi ${day} tu.`,
  bookMissedLabel: 'Weka miadi ya alichokosa',
  born: 'Alizaliwa',
  bring: {
    term: 'Njoo na',
    detail: 'Kitabu cha kliniki (Mother and Child Health Handbook), kitambulisho chako',
  },
  after: {
    term: 'Baada ya chanjo',
    detail: `Kaa hapa ${waitAfterVaccine}`,
  },
  visitsHeading: 'Siku za kuja',
  repeats: `Kisha kila miezi ${vitaminAInterval}, hadi miezi ${vitaminAMonths.at(-1)}: vitamini A na tembe ya minyoo`,
  late: 'Ulikosa siku moja? Njoo sasa, usingoje tarehe ijayo. Hakuna kinachoanza upya: tunaendelea kutoka chanjo ya mwisho.',
  rotavirusShort: `Matone ya rotavirus yalipungua ${formatMonth(rotavirusShortage.month)}. Tarehe ${formatDay(rotavirusShortage.asOf)} hatukupata tangazo jipya zaidi. Piga ${site.phone} kabla ya kuja kwa matone hayo pekee.`,
  rotavirusTooOld: `Mtoto akitimiza miaka ${tooOldYears.rotavirus}, matone ya rotavirus hayasaidii tena.`,
  newer: (doses: readonly Dose[]) =>
    `Kenya iliongeza hizi baada ya siku ya mtoto wako: ${doses
      .map((dose) => `${doseText(dose)}, ${formatMonth(dose.since?.slice(0, 7) ?? '')}`)
      .join('; ')}. Mwulize muuguzi kuzihusu.`,
  clinic: `Chanjo chache ni za watoto wadogo tu; muuguzi atakuambia ni zipi bado zinamsaidia. Chanjo za ratiba ya kitaifa ni bila malipo${clinicHours}. Piga ${site.phone} kwanza, kwa sababu chupa nyingine za chanjo hutumiwa na watoto kadhaa.`,
  early: {
    heading: 'Mtoto wako alizaliwa kabla ya wakati',
    text: 'Siku ni zile zile: chanjo hufuata siku ya kuzaliwa, si tarehe iliyotarajiwa. Mtoto mdogo sana anaweza kungoja BCG: muuguzi ndiye anayeamua. Tuulize kuhusu uchunguzi zaidi wa macho, masikio na ukuaji.',
  },
  keepHeading: 'Hifadhi siku hizi',
  calendarHint:
    'Faili yenye kila siku ijayo, na ukumbusho siku mbili kabla ya kila moja. Ukihifadhi tena, ' +
    'siku hizo hubadilishwa; kila mtoto ana siku zake.',
  smsCost: 'Mtandao wako hutoza pesa za SMS hadi nne.',
  printLabel: 'Chapisha, uweke kwenye friji',
  printHint: 'Huchapishwa kwenye pande mbili za karatasi moja.',
} as const satisfies Planner['vaccinePlanWords'];

/** Danger signs, which do not wait for a day. */
export const vaccineAlarm = {
  heading: 'Dalili za hatari kwa mtoto',
  text: 'Njoo sasa, saa yoyote. Dalili moja inatosha. Pia njoo kama uso umevimba au mtoto anapumua kwa shida baada ya chanjo.',
} as const satisfies Planner['vaccineAlarm'];

/** The age at a visit, what is done there, and what it protects against. */
export const visitTexts = makeVisitTexts({
  check: 'Tunawapima wewe na mtoto',
  wormTablet: 'Tembe ya minyoo',
  ...{ visitTitle, dosesText, protectionText },
});

/** Texts of the calendar file's events. */
export const vaccineCalendar = {
  summary: (title: string) => `Kliniki ya mtoto: ${title}`,
  missed: (title: string) => `Kliniki ya mtoto: alikosa ${title}?`,
  always: `Ulikosa siku? Njoo sasa: hakuna kinachoanza upya. Dalili ya hatari? Piga ${site.phone} au uje, saa yoyote.`,
} as const satisfies Planner['vaccineCalendar'];

/** The message to send: only GSM 7-bit characters, to fit into four SMS. */
export const vaccineShare = {
  heading: (born: string) => `Chanjo, ${site.shortName}. Alizaliwa ${born}.`,
  visit: (title: string, day: string) => `${title}: ${day}`,
  vitaminA: 'Vitamini A kila miezi 6 hadi miaka 5.',
  late: `Umechelewa? Njoo, hatuanzi upya. Anaumwa? Piga ${site.phone}.`,
} as const satisfies Planner['vaccineShare'];
