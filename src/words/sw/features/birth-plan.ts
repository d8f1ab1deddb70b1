import { schemes, site } from '../../../facts/hospital/site.ts';
import type { BirthFieldWords } from '../../features/birth-field-words.ts';
import type { WordsOf } from '../../words-of.ts';

type Plan = WordsOf<'birthPlan'>;

/** Texts of /sw/birth-plan before it is sent, and around the plan. */
export const birthPlan = {
  heading: 'Mpango wa kujifungua',
  lead: 'Jaza unachojua. Unapata karatasi moja ya kuweka mkobani na ujumbe wa simu.',
  formHeading: 'Mpango wako',
  again: 'Badilisha mpango wako',
  submitLabel: 'Nitengenezee karatasi',
  privacy:
    'Hatuhifadhi chochote. Unachoandika hakionekani kwenye anwani ya ukurasa, na kinafutika ukiondoka kwenye ukurasa huu.',
  noContract:
    'Mpango si mkataba: unaweza kubadilika. Unaweza kubadilisha nia wakati wowote. Wewe au mtoto mkiwa hatarini, tunakuambia tunachoshauri, na kwa nini.',
  how: {
    heading: 'Zungumza na mkunga',
    text: 'Mpango si mkataba: unaweza kubadilika. Njoo na karatasi hii kwenye kliniki ya wiki ya 30 au 36. Tunakuambia yanayowezekana hapa, na mimba yako inahitaji nini.',
    care: 'Huduma za uzazi: uje lini, dalili za hatari, mkoba wako',
    packages: 'Vifurushi na bei',
    planner: 'Ratiba ya ujauzito: siku ya kila kliniki',
  },
} as const satisfies Plan['birthPlan'];

/** The fields of the plan, with their labels on the sheet, which speaks for the woman. */
export const birthFields = {
  companion: {
    onSheet: 'Atakaa nami',
    label: 'Nani atakaa nawe',
    hint: 'Mtu mmoja unayemchagua, na nambari yake ya simu',
  },
  pain: {
    onSheet: 'Maumivu',
    label: 'Maumivu wakati wa uchungu',
    options: {
      withoutMedicine: 'Bila dawa, kadiri nitakavyoweza',
      ifIAsk: 'Nipewe dawa ya maumivu nikiiomba',
      early: 'Nipewe dawa ya maumivu mapema',
    },
  },
  position: {
    onSheet: 'Mkao',
    label: 'Jinsi ya kukaa wakati wa kujifungua',
    options: {
      free: 'Nitatembea, na nichague wakati huo',
      upright: 'Wima: kupiga magoti, kuchuchumaa au kusimama',
      side: 'Kulala kwa ubavu',
      reclining: 'Nusu kukaa',
    },
  },
  decides: {
    onSheet: 'Ataongea kwa niaba yangu nikishindwa',
    label: 'Nani ataongea kwa niaba yako ukishindwa',
    hint: 'Jina na nambari ya simu. Maisha yako yakiwa hatarini, tunakuhudumia mara moja',
  },
  language: {
    onSheet: 'Lugha yangu',
    label: 'Lugha yako',
    hint: 'Kwa mfano Kiswahili au lugha ya ishara ya Kenya',
  },
  transport: {
    onSheet: 'Atanileta usiku',
    label: 'Nani atakuleta usiku',
    hint: 'Dereva au teksi, na nambari ya simu',
  },
  sha: {
    onSheet: 'Bima',
    label: `${schemes.sha} au bima`,
    options: {
      paid: `Nimelipa mchango wa ${schemes.sha}`,
      owed: `Bado sijalipa mchango wa ${schemes.sha}`,
      otherInsurance: 'Bima nyingine italipa',
      none: 'Sina bima',
    },
  },
  money: {
    onSheet: 'Pesa',
    label: 'Pesa za kujifungua',
    options: {
      ready: 'Ziko tayari',
      saving: 'Bado naweka akiba',
      help: 'Nahitaji kuzungumza kuhusu pesa',
    },
  },
  wishes: {
    onSheet: 'Tafadhali mjue',
    label: 'Kuna jambo lingine tunalopaswa kujua?',
    hint: 'Unachotaka, unachoogopa, au mila yako. Kuna jambo ungependa kumwambia mkunga peke yake? Usiliandike hapa',
  },
} as const satisfies BirthFieldWords;

/** The first option of each choice, and its line on the sheet. */
export const undecided = 'Bado sina hakika';

/** Errors of the fields. */
export const birthErrors = {
  empty: 'Jaza angalau sehemu moja',
  option: 'Chagua jibu moja kati ya yaliyopo',
  tooLong: (excess: number) =>
    `Mpango wako umezidi ujumbe mmoja kwa herufi ${excess}. Fupisha hapa`,
} as const satisfies Plan['birthErrors'];

/** What the hospital has against pain, what it has not, and what to ask about. */
export const relief = {
  heading: 'Kupunguza maumivu hapa',
  withoutMedicine: {
    moving: 'kutembea na kubadilisha mkao',
    breathing: 'kupumua polepole',
    massage: 'kukandwa na mtu aliye nawe',
    warmth: 'vitambaa vyenye joto',
  },
  offers: {
    injection: 'sindano ya maumivu',
    gas: 'gesi ya maumivu (gas and air)',
    epidural: 'epidural (ganzi kuanzia kiunoni kwenda chini)',
    pool: 'beseni la kujifungulia majini',
  },
  terms: { here: 'Tuna', ask: 'Tuulize kuhusu', notHere: 'Hatuna' },
  note: 'Unaweza kubadilisha nia. Tuambie wakati wowote kwamba unahitaji kupunguziwa maumivu.',
} as const satisfies Plan['relief'];

/** The call for a woman in labour. */
export const labourNow = {
  heading: 'Uchungu umeanza?',
  text: 'Si lazima uwe na mpango. Njoo saa yoyote, hata kama hujajiandikisha.',
  more: 'Uchungu wa uzazi: uje lini',
} as const satisfies Plan['labourNow'];

/** Texts of the sheet. */
export const birthSheet = {
  heading: 'Mpango wangu wa kujifungua',
  lead: 'Chapisha mpango, au jitumie na umtumie mtu atakayekuja nawe.',
  keepHeading: 'Hifadhi mpango wako',
  smsCost: 'Mtandao wako hutoza kila SMS; mpango mrefu huchukua SMS kadhaa.',
  printLabel: 'Chapisha karatasi moja',
  printHint: 'Huchapishwa kwenye nusu ya karatasi ya A4 (A5).',
  shareEnd: `Uchungu ukianza, piga ${site.phone}.`,
} as const satisfies Plan['birthSheet'];
