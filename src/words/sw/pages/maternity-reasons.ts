import { labourLimits } from '../../../facts/clinical/mother-and-child/labour.ts';
import {
  antenatalContactWeeks,
  repeatTestsWeek,
} from '../../../facts/clinical/mother-and-child/maternity-contacts.ts';
import { figures } from '../../../facts/hospital/figures.ts';
import { schemes } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import {
  laboratoryPackageNames,
  packageInsideAnc,
} from '../../../facts/money/laboratory-packages.ts';
import { prices } from '../../../facts/money/prices.ts';
import type { Fact } from '../../departments/department-words.ts';
import { formatList, formatPrice } from '../../formats/sw.ts';
import { ifCounted, ifPriced } from '../../if-on.ts';
import type { WordsOf } from '../../words-of.ts';
import { originOf } from '../hospital/claims.ts';
import { visitsNotFound } from '../money/sha-table.ts';
import { packageFeatures, packageWords } from './maternity-packages.ts';

type Reasons = WordsOf<'maternityReasons'>;

/** The hospital's definition of success in maternity. SAMPLE definition. */
export const maternitySuccessMeaning: Reasons['maternitySuccessMeaning'] =
  'Yaani walienda nyumbani kutoka hapa wakiwa salama, pamoja na mtoto.';

/** Reasons to choose us, on /maternity-packages. */
export const maternityReasons: Reasons['maternityReasons'] = [
  {
    title: 'Mkunga kando yako',
    text:
      'Uchungu ukishika kasi, mkunga au mtu wako yuko nawe. Mkunga husikiliza mapigo ya moyo ya mtoto wako ' +
      'kwa nyakati maalum, na huandika jinsi uchungu unavyoendelea.',
  },
  {
    title: 'Chumba cha upasuaji kiko karibu',
    text:
      'Kujifungua kwa kawaida kukiacha kuwa salama, timu ya upasuaji huitwa. Unahamishwa kwenye ' +
      'ghorofa hiyo hiyo, si kwa gari.',
  },
  {
    title: 'Mtu unayemchagua',
    text:
      'Mwenzi wako, mama yako au rafiki anaweza kukaa nawe wakati wa uchungu na kujifungua. ' +
      'Unaweza kutembea, kuketi, kupiga magoti au kulala, mwili wako unavyotaka.',
  },
  {
    title: 'Mtoto hukaa nawe',
    text:
      'Mtoto mwenye afya huwekwa mara moja kifuani mwako, ngozi kwa ngozi. Tunamsaidia kunyonya ' +
      'ndani ya saa ya kwanza.',
  },
  {
    title: 'Huduma inayoendelea',
    text:
      'Kabla hujatoka, mtoto wako hupata chanjo zake za kwanza, ambazo ni bure. Tunaongea kuhusu ' +
      'kupanga uzazi na kupanga kliniki zako zijazo.',
  },
  ...ifCounted('maternitySuccess', (success) => ({
    title: 'Takwimu zetu',
    text: `${figures.babiesDelivered ? `Watoto ${figures.babiesDelivered} wamezaliwa hapa. ` : ''}Akina mama ${Number.parseInt(success, 10)} kwa kila 100 walijifungua salama. ${maternitySuccessMeaning} ${originOf('maternitySuccess')} Hakuna takwimu inayoweza kuahidi jinsi wewe utakavyojifungua.`,
  })),
];

/** Introduction to the three packages. */
export const packagesIntro: Reasons['packagesIntro'] =
  'Unajua bei miezi kabla, na unaweza kulipa kidogo kidogo.';

/** Details of the prices that the lists above leave open. */
export const packageNotes: readonly Fact[] = [
  {
    term: 'Uchunguzi baada ya kujifungua',
    detail: `Uchunguzi wa kwanza baada ya kwenda nyumbani uko ndani ya bei.${ifPriced(prices.postnatalVisit, (price) => ` Kila unaofuata ni ${formatPrice(price)}, isipokuwa bima yako inalipa: tuulize.`).join('')}`,
  },
  {
    term: `${packageWords.comprehensiveAnc.name}: kliniki ngapi`,
    detail: `'${packageFeatures.ancVisits}': kliniki zote ambazo mkunga wako anapanga kabla ya kujifungua ziko ndani ya bei.`,
  },
  ...ifPriced(prices.laboratoryPackages[packageInsideAnc], () => ({
    term: `${packageWords.comprehensiveAnc.name}: vipimo gani vya maabara`,
    detail: `Vipimo vyote vya ujauzito vya maabara yetu (${laboratoryPackageNames[packageInsideAnc]}). Hulipi tena.`,
  })),
  {
    term: 'Kujifungua kwa kawaida kukigeuka kuwa upasuaji',
    detail: `Unalipa kifurushi cha '${packageWords.cesareanSection.name}'. Kinachukua nafasi ya kile cha kwanza.`,
  },
  {
    term: `Mapacha, au mtoto kabla ya wiki ya ${labourLimits.preterm.beforeWeek}`,
    detail: 'Ongea nasi. Tunakuandikia unachoweza kutarajia na gharama yake.',
  },
];

/** Introduction to the antenatal schedule. */
export const ancIntro: Reasons['ancIntro'] =
  `Njoo ukijua tu una mimba, kisha wiki ya ${formatList(antenatalContactWeeks)}, na kila wiki baada ya hapo. ` +
  'Presha (shinikizo la damu) na mkojo hupimwa kila mara. Nguvu ya damu (hemoglobini) hupimwa kliniki ya kwanza. ' +
  'Jedwali lina vipimo vingine, kila kimoja katika mojawapo ya kliniki hizi. ' +
  `HIV na kaswende hupimwa tena wiki ya ${repeatTestsWeek}. ${visitsNotFound}`;

/** Returns the start of a chat message with a question about a package. */
export function packageQuestion(name: string): string {
  return `Habari, nina swali kuhusu kifurushi cha ${name}: `;
}

/** Headings and labels of /maternity-packages. */
export const packagesPage = {
  review: notReviewed,
  heading: 'Vifurushi vya uzazi',
  pricesHeading: 'Vifurushi na bei',
  careHeading: 'Uangalizi maalum, damu na hati',
  notesHeading: 'Kilicho ndani ya bei',
  /** Links for expectant mothers to sections of the department page. */
  careLinks: [
    { label: 'Dalili za hatari', page: 'maternity', section: 'dalili-za-hatari' },
    {
      label: 'Uchungu wa uzazi: uje lini',
      page: 'maternity',
      section: 'uchungu-wa-uzazi-uje-lini',
    },
    { label: 'Mkoba wako wa hospitali', page: 'maternity', section: 'mkoba-wako-wa-hospitali' },
  ],
  scheduleHeading: 'Ratiba ya kliniki ya ujauzito (ANC)',
  scheduleCaption: 'Kliniki kwa wiki ya ujauzito, na vipimo vya kila moja',
  plannerLabel: 'Ratiba ya ujauzito: siku ya kila kliniki',
  birthPlanLabel: 'Mpango wa kujifungua: karatasi moja ya mkobani',
  scheduleColumns: ['Kliniki', 'Vipimo'],
  withShaLabel: `Ukiwa na ${schemes.sha}, mchango umelipwa, unalipa:`,
  reasonsHeading: 'Kwa nini akina mama hutuchagua',
  bookLabel: 'Weka miadi',
  chatLabel: 'Ongea nasi',
  askLabel: 'Uliza kuhusu kifurushi hiki',
  inWeeks: (visit: string, from: number, to: number) => `${visit}: wiki ya ${from} hadi ${to}`,
  /** Last band: what to do next. */
  closing: {
    heading: 'Uliza kuhusu hali yako',
    text: 'Mapacha, upasuaji wa awali, kampuni ya bima? Tuambie, nasi tutakuhesabia utakacholipa.',
    actions: [
      { label: 'Weka miadi', target: 'appointments' },
      { label: 'Tupigie simu', target: 'call' },
    ],
  },
} as const satisfies Reasons['packagesPage'];
