import { schemes, site } from '../../../facts/hospital/site.ts';
import { county, surroundings } from '../../../facts/hospital/surroundings.ts';
import type { PageHead } from '../../../models/page-head.ts';
import type { PageRouteName } from '../../../site/routes.ts';

const near = [...new Set([site.address.locality, surroundings.town, county])];

/** Title, description and keywords of each translated page; the others fall back to English. */
export const heads = {
  maternityPackages: {
    title: 'Vifurushi vya uzazi',
    description: `Kujifungua kwa kawaida, kwa upasuaji na kliniki kamili ya ujauzito: bei, kilichomo, kiasi ambacho ${schemes.sha} hulipa na utakacholipa wewe. Pia ratiba ya kliniki.`,
    keywords: [
      'vifurushi vya uzazi',
      'gharama ya kujifungua',
      'kliniki ya ujauzito',
      schemes.sha,
      ...near,
    ],
  },
  antenatalPlanner: {
    title: 'Ratiba ya kliniki ya mimba',
    description: `Kutoka hedhi ya mwisho au tarehe ya kujifungua: wiki ya ujauzito, siku ya kila kliniki, cha kuja nacho, na faili ya kalenda.`,
    keywords: ['kliniki ya ujauzito', 'tarehe ya kujifungua', 'wiki za ujauzito', 'ANC', ...near],
  },
  vaccinePlanner: {
    title: 'Ratiba ya chanjo',
    description:
      'Kutoka tarehe ya kuzaliwa: siku ya kila chanjo ya ratiba ya Kenya na kila uchunguzi wa mama na mtoto, kinga yake, na faili ya kalenda.',
    keywords: ['ratiba ya chanjo', 'chanjo za mtoto', 'kliniki ya mtoto', 'KEPI', ...near],
  },
  birthPlan: {
    title: 'Mpango wa kujifungua',
    description:
      'Andika nani atakaa nawe, maumivu, mkao, lugha, usafiri wa usiku na pesa. Unapata karatasi moja ya kuchapisha na ujumbe wa simu. Hatuhifadhi chochote.',
    keywords: ['mpango wa kujifungua', 'maumivu ya uchungu', 'kujifungua', ...near],
  },
  emergency: {
    title: 'Idara ya dharura',
    description: `Wazi ${site.hours.label}. Nambari ya dharura, wakati wa kuja, la kufanya kabla ya kufika, jinsi tunavyoamua nani aonwe kwanza, na gharama ya ambulensi yetu.`,
    keywords: ['dharura', 'ambulensi', 'huduma ya kwanza', 'hospitali saa 24', ...near],
  },
  search: {
    title: 'Tafuta kwenye tovuti',
    description:
      'Tafuta idara, bei, saa za kazi, madaktari, huduma ya kwanza na makala za afya za hospitali kwa neno lolote, kwa Kiswahili au Kiingereza.',
    keywords: ['tafuta', 'hospitali', 'huduma', 'bei', 'madaktari', ...near],
  },
  emergencyCard: {
    title: 'Kadi ya dharura',
    description:
      'Ukurasa mmoja mwepesi wa simu na wa ukutani: nambari za dharura, dalili za hatari kwa umri, hatua za kwanza, wakati wa kuja ukiwa na uchungu, na njia ya kufika.',
    keywords: [
      'kadi ya dharura',
      'dalili za hatari',
      'huduma ya kwanza',
      'nambari za dharura',
      ...near,
    ],
  },
  today: {
    title: 'Kliniki za leo na kesho',
    description:
      'Kliniki zilizo wazi leo na kesho, nani atakuona na hadi saa ngapi, saa za kutembelea wagonjwa, na kalenda ya kliniki zote.',
    keywords: ['leo', 'kliniki za leo', 'daktari yuko leo', 'saa za kazi', ...near],
  },
  whatWillIPay: {
    title: 'Nitalipa pesa ngapi?',
    description: `Chagua unachohitaji na bima yako: ona bei yetu, kiasi ambacho ${schemes.sha} hulipa, utakacholipa wewe na kinachoweza kuongezeka. Bei zote, na mifano ya bili.`,
    keywords: ['bei za hospitali', 'gharama ya kujifungua', 'Linda Jamii', schemes.sha, ...near],
  },
  papers: {
    title: 'Karatasi na vyeti',
    description:
      'Barua ya ugonjwa, ripoti ya daktari, fomu ya P3, cheti cha afya na cha kuhudumia chakula, nakala za faili: gharama, muda, dawati na saa zake, na cha kuja nacho.',
    keywords: ['barua ya ugonjwa', 'ripoti ya daktari', 'fomu ya P3', 'cheti cha afya', ...near],
  },
  whenSomeoneDies: {
    title: 'Mpendwa wako akifariki',
    description: `Hatua za kwanza mtu akifariki hospitalini au nyumbani: nani wa kupigia simu, taarifa ya kifo, kibali cha mazishi, cheti cha kifo, bili, na kinacholipwa na ${schemes.sha}.`,
    keywords: ['cheti cha kifo', 'kibali cha mazishi', 'mochari', 'taarifa ya kifo', ...near],
  },
} as const satisfies Partial<Record<PageRouteName, PageHead>>;
