import { maternityPackages } from '../../../facts/money/maternity-packages.ts';
import type { WordsOf } from '../../words-of.ts';

type Packages = WordsOf<'maternityPackages'>;

const stayOf = (hours: number) => `Kulazwa kwa saa ${hours}`;

const { normalDelivery, cesareanSection, comprehensiveAnc } = maternityPackages;

/** Features that other texts also name. */
export const packageFeatures = {
  normalStay: stayOf(normalDelivery.stayHours),
  cesareanStay: stayOf(cesareanSection.stayHours),
  ancVisits: `Kliniki ${comprehensiveAnc.visits} au zaidi`,
} as const satisfies Packages['packageFeatures'];

/** Name of each package where space is short. */
export const packageShortNames: Packages['packageShortNames'] = {
  normalDelivery: 'Kujifungua kwa kawaida',
  cesareanSection: 'Kujifungua kwa upasuaji',
  comprehensiveAnc: 'Kliniki kamili ya ujauzito',
};

/** Name of each package, with the name on the bill in brackets, and its content. */
export const packageWords: Packages['packageWords'] = {
  normalDelivery: {
    name: `${packageShortNames.normalDelivery} (Normal Delivery)`,
    features: [
      'Ushauri wa daktari au mkunga',
      'Huduma wakati wa uchungu na kujifungua',
      packageFeatures.normalStay,
      'Uchunguzi wa mtoto mchanga',
      'Uchunguzi baada ya kujifungua',
      'Msaada wa kunyonyesha',
    ],
  },
  cesareanSection: {
    name: `${packageShortNames.cesareanSection} (Cesarean Section)`,
    features: [
      'Uchunguzi kabla ya upasuaji',
      'Upasuaji wenyewe',
      packageFeatures.cesareanStay,
      'Huduma baada ya upasuaji',
      'Uchunguzi wa mtoto mchanga',
      'Kliniki ya kufuatilia',
      'Dawa za kupunguza maumivu',
    ],
  },
  comprehensiveAnc: {
    name: `${packageShortNames.comprehensiveAnc} (Comprehensive ANC)`,
    features: [
      packageFeatures.ancVisits,
      'Ultrasound (picha ya mtoto tumboni)',
      'Vipimo vya maabara',
      'Ushauri wa lishe',
      'Kufuatilia hali yako na ya mtoto',
      'Elimu ya afya',
    ],
  },
};

/** Name and tests of each antenatal visit. */
export const antenatalVisitWords: Packages['antenatalVisitWords'] = {
  first: {
    visit: 'Kliniki ya kwanza',
    tests: ['Kundi la damu', 'HIV', 'VDRL (kaswende)', 'Mkojo'],
  },
  second: { visit: 'Kliniki ya pili', tests: ['Ultrasound', 'Presha (shinikizo la damu)'] },
  third: { visit: 'Kliniki ya tatu', tests: ['Sukari', 'Hemoglobini (nguvu ya damu)'] },
  fourth: { visit: 'Kliniki ya nne', tests: ['Jinsi mtoto alivyolala', 'Maandalizi ya mwisho'] },
  weekly: { visit: 'Kliniki za kila wiki', tests: ['Kufuatiliwa kila wiki'] },
};
