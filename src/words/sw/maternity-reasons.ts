import { labourLimits } from '../../facts/clinical/labour.ts';
import { antenatalContactWeeks } from '../../facts/clinical/maternity-contacts.ts';
import { figures } from '../../facts/figures.ts';
import { laboratoryPackageNames, packageInsideAnc } from '../../facts/laboratory-packages.ts';
import { maternityPackages, packageNames } from '../../facts/maternity-packages.ts';
import { prices } from '../../facts/prices.ts';
import type { WordsOf } from '../editions.ts';
import type { Fact } from '../service-page.ts';
import { enumerated, formatPrice } from './format.ts';
import { packageFeatures, packageWords } from './maternity-packages.ts';

type Reasons = WordsOf<'maternityReasons'>;

/** What the hospital counts as a success in maternity. SAMPLE definition. */
export const maternitySuccessMeaning: Reasons['maternitySuccessMeaning'] =
  'Tunahesabu uzazi ambao mama na mtoto wote walienda nyumbani wakiwa salama.';

/** The reasons of /maternity-packages. */
export const maternityReasons: Reasons['maternityReasons'] = [
  {
    title: 'Mkunga kando yako',
    text:
      'Uchungu ukishika kasi huachwi peke yako. Mkunga husikiliza mapigo ya moyo ya mtoto wako ' +
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
      'Mtoto mwenye afya huwekwa mara moja kifuani mwako, ngozi kwa ngozi, na husaidiwa kunyonya ' +
      'ndani ya saa ya kwanza.',
  },
  {
    title: 'Huduma inayoendelea',
    text:
      'Kabla hujatoka, mtoto wako hupata chanjo zake za kwanza, ambazo ni bure. Tunaongea kuhusu ' +
      'uzazi wa mpango na kupanga ziara zako zijazo.',
  },
  {
    title: 'Takwimu tunazosimamia',
    text:
      `Watoto ${figures.babiesDelivered} wamezaliwa hapa, na mafanikio ya uzazi ni ` +
      `${figures.maternitySuccess}. ${maternitySuccessMeaning} Hakuna takwimu inayoweza kuahidi ` +
      'jinsi wewe utakavyojifungua.',
  },
];

/** What stands above the three packages. */
export const packagesIntro: Reasons['packagesIntro'] = `${packageNames
  .map((name) => `${packageWords[name].name}: ${formatPrice(maternityPackages[name].price)}`)
  .join('. ')}. Unajua bei miezi kabla, na unaweza kulipa kidogo kidogo.`;

/** What the prices include, where the lists above leave a question. */
export const packageNotes: readonly Fact[] = [
  {
    term: 'Uchunguzi baada ya kujifungua',
    detail: `Uchunguzi wa kwanza baada ya kwenda nyumbani uko ndani ya bei. Kila unaofuata ni ${formatPrice(prices.postnatalVisit)}, au bure kama bima yako inalipa.`,
  },
  {
    term: `${packageWords.comprehensiveAnc.name}: ziara ngapi`,
    detail: `'${packageFeatures.ancVisits}' maana yake ni nne au zaidi. Ziara zote ambazo mkunga wako anapanga kabla ya kujifungua ziko ndani ya bei.`,
  },
  {
    term: `${packageWords.comprehensiveAnc.name}: vipimo gani vya maabara`,
    detail: `Vipimo vyote vya ${laboratoryPackageNames[packageInsideAnc]} vya maabara yetu. Hulipi tena.`,
  },
  {
    term: 'Kujifungua kwa kawaida kukigeuka kuwa upasuaji',
    detail: `Unalipa kifurushi cha '${packageWords.cesareanSection.name}'. Kinachukua nafasi ya kile cha kwanza.`,
  },
  {
    term: `Mapacha, au mtoto kabla ya wiki ${labourLimits.preterm.beforeWeek}`,
    detail: 'Ongea nasi. Tunakuandikia unachoweza kutarajia na gharama yake.',
  },
];

/** What stands above the antenatal schedule. */
export const ancIntro: Reasons['ancIntro'] =
  'Njoo mara tu unapojua kuwa u mjamzito. ' +
  `Kwa jumla ziara ${antenatalContactWeeks.length} zinashauriwa, wiki za ${enumerated(antenatalContactWeeks)}: jedwali linaonyesha wiki za vipimo vilivyopangwa. ` +
  'Shinikizo la damu na mkojo hupimwa kila mara, na nguvu ya damu yako hupimwa pia ziara ya kwanza.';

/** What a visitor's question about one package begins with, in the chat. */
export function packageQuestion(name: string): string {
  return `Habari, nina swali kuhusu kifurushi cha ${name}: `;
}

/** The headings and labels of /maternity-packages. */
export const packagesPage = {
  heading: 'Vifurushi vya uzazi',
  pricesHeading: 'Vifurushi na bei',
  careHeading: 'Uangalizi maalum na damu',
  notesHeading: 'Kilicho ndani ya bei',
  /** What a mother-to-be looks for beside the prices: sections of the department's page. */
  careLinks: [
    { label: 'Dalili za hatari', section: 'danger-signs' },
    {
      label: 'Wakati wa kuja uchungu ukianza',
      section: 'when-to-come-in-labour',
    },
    { label: 'Mkoba wa hospitali', section: 'your-hospital-bag' },
  ],
  scheduleHeading: 'Ratiba ya kliniki ya ujauzito (ANC)',
  scheduleCaption: 'Ziara za kliniki kwa wiki ya ujauzito, na vipimo vya kila ziara',
  plannerLabel: 'Mpango wa kliniki: siku ya kila ziara, kwa ajili yako',
  scheduleColumns: ['Wiki', 'Ziara', 'Vipimo'],
  reasonsHeading: 'Kwa nini akina mama hutuchagua',
  bookLabel: 'Weka miadi',
  chatLabel: 'Ongea nasi',
  askLabel: 'Uliza kuhusu kifurushi hiki',
  weeks: (from: number, to: number) => `Wiki ${from}-${to}`,
  /** The last band: what to do next. */
  closing: {
    heading: 'Uliza kuhusu hali yako',
    text: 'Mapacha, upasuaji wa awali, kampuni ya bima? Tuambie, nasi tutakuhesabia utakacholipa.',
    actions: [
      { label: 'Weka miadi', target: 'appointments' },
      { label: 'Uliza kwa WhatsApp', target: 'chat' },
    ],
  },
} as const satisfies Reasons['packagesPage'];
