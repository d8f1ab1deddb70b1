import { packagePrices } from '../../facts/prices.ts';
import type { AncVisit, MaternityPackage } from '../en/maternity-packages.ts';

/** Packages and antenatal schedule; in brackets the name that stands on the bill. */
export const maternityPackages = {
  normalDelivery: {
    name: 'Kujifungua kwa kawaida (Normal Delivery)',
    price: packagePrices.normalDelivery,
    color: 'brand',
    features: [
      'Ushauri wa daktari au mkunga',
      'Uchungu na kujifungua',
      'Kulazwa kwa saa 24',
      'Uchunguzi wa mtoto mchanga',
      'Uchunguzi baada ya kujifungua',
      'Msaada wa kunyonyesha',
    ],
  },
  cesareanSection: {
    name: 'Kujifungua kwa upasuaji (Cesarean Section)',
    price: packagePrices.cesareanSection,
    color: 'clay',
    features: [
      'Uchunguzi kabla ya upasuaji',
      'Upasuaji wenyewe',
      'Kulazwa kwa saa 48',
      'Huduma baada ya upasuaji',
      'Uchunguzi wa mtoto mchanga',
      'Ziara ya kufuatilia',
      'Dawa za kupunguza maumivu',
    ],
  },
  comprehensiveAnc: {
    name: 'Kliniki kamili ya ujauzito (Comprehensive ANC)',
    price: packagePrices.comprehensiveAnc,
    color: 'leaf',
    features: [
      'Ziara 4+',
      'Ultrasound (picha ya mtoto tumboni)',
      'Vipimo vya maabara',
      'Ushauri wa lishe',
      'Kufuatilia hali yako na ya mtoto',
      'Elimu ya afya',
    ],
  },
} as const satisfies Record<string, MaternityPackage>;

export const ancSchedule: readonly AncVisit[] = [
  {
    week: '8-12',
    visit: 'Ziara ya kwanza',
    tests: ['Kundi la damu', 'HIV', 'VDRL (kaswende)', 'Mkojo'],
  },
  { week: '16-20', visit: 'Ziara ya pili', tests: ['Ultrasound', 'Shinikizo la damu'] },
  { week: '24-28', visit: 'Ziara ya tatu', tests: ['Sukari', 'Hemoglobini (nguvu ya damu)'] },
  {
    week: '32-36',
    visit: 'Ziara ya nne',
    tests: ['Jinsi mtoto alivyolala', 'Maandalizi ya mwisho'],
  },
  { week: '38-40', visit: 'Ziara za kila wiki', tests: ['Kufuatiliwa kila wiki'] },
];
