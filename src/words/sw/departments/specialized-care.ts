import { dangerSignSources } from '../../../facts/clinical/danger-signs.ts';
import { preparationSources, referral } from '../../../facts/clinical/preparation.ts';
import { site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { prices } from '../../../facts/money/prices.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/sw.ts';
import { ifOn } from '../../if-on.ts';
import { departmentNames } from '../frame/department-names.ts';
import { clinicDays } from '../schedule/clinic-words.ts';

/** Specialist clinics. */
export const specializedCare: DepartmentWords = {
  heading: departmentNames.specializedCare.heading,
  lead: 'Kliniki za madaktari bingwa kwa matatizo yanayohitaji kuangaliwa zaidi. Mhudumu aliyekutuma hupata barua ya majibu.',
  picture: 'specialized-care',
  moment: {
    figure: formatPrice(prices.specialistVisit),
    text: 'Kumwona daktari bingwa. Tarajia dakika 20 hadi 40 pamoja naye.',
  },
  glance: {
    hours: 'Kwa siku maalum, kwa miadi',
    cost: `${formatPrice(prices.specialistVisit)} kila ukija`,
    sha: 'tuambie unapoweka miadi, nasi tunakuulizia',
    bring: 'Barua ya rufaa, majibu ya vipimo, dawa zako zote',
    where: 'Dawati kuu: taja kliniki na daktari',
  },
  whatItIs: [
    'Daktari bingwa ni daktari aliyesomea sehemu moja ya tiba kwa miaka ya ziada. Anasoma majibu yako ya awali, anakupima, na mnakubaliana mpango.',
    'Kama hatuna matibabu unayohitaji, unapewa barua ya rufaa, nakala za majibu yako na jina la mahali pa kwenda.',
  ],
  whoItIsFor: [
    'Wagonjwa ambao mhudumu wao ameomba maoni ya daktari mwingine',
    'Wenye ugonjwa usiodhibitika ingawa wanatibiwa',
    'Yeyote anayehitaji kuangaliwa kabla au baada ya upasuaji',
    'Wenye magonjwa kadhaa ya muda mrefu, au dawa nyingi',
    'Wanaotoka hospitali kubwa na wanataka kufuatiliwa karibu na nyumbani',
  ],
  onTheDay: [
    {
      title: 'Kuandikishwa',
      text: 'Fika dakika 20 mapema. Muuguzi wa kliniki anafungua faili yako na kupima mambo ambayo daktari bingwa atahitaji.',
    },
    {
      title: 'Kwanza vipimo rahisi',
      text: 'Kulingana na kliniki: kipimo cha moyo (ECG), cha sukari au cha kupumua, au kuangalia X-ray ya zamani.',
    },
    {
      title: 'Kumwona daktari',
      text: 'Tarajia dakika 20 hadi 40. Ukipimwa sehemu yoyote ya faragha ya mwili, unaweza kuomba mhudumu wa pili awe chumbani.',
    },
    {
      title: 'Mpango ulioandikwa',
      text: 'Unaondoka na jina la ugonjwa, mabadiliko yoyote ya dawa, tarehe inayofuata, na nakala ya mhudumu aliyekutuma.',
    },
  ],
  whatToBring: [
    'Barua ya rufaa, kama ipo',
    'Majibu ya vipimo, picha na ripoti za upasuaji kutoka hospitali yoyote',
    'Kila tembe, inhaler na dawa ya mitishamba unayotumia',
    'Vipimo ulivyojipima nyumbani, kama presha au sukari',
    'Maswali yako matatu muhimu zaidi, yakiwa yameandikwa',
    'Kitambulisho na kadi ya bima',
  ],
  cost: [
    `Kumwona daktari bingwa ni ${formatPrice(prices.specialistVisit)}.`,
    'Baadhi ya kampuni za bima hutaka barua ya rufaa. Nyingi lazima ziidhinishe hatua ya matibabu (procedure) kwanza. Tuambie bima yako unapoweka miadi, nasi tunakuulizia.',
  ],
  hours: [
    {
      term: 'Kliniki za madaktari bingwa',
      detail: 'Kwa siku maalum, kwa miadi; tunathibitisha siku unapoweka miadi',
    },
    {
      term: 'Bila miadi',
      detail: 'Saa 24, kila siku: mhudumu wa afya aliye zamu anakuona kwanza',
    },
    {
      term: 'Daktari bingwa wa kuitwa',
      detail: 'Kwa waliolazwa na wagonjwa wa dharura; daktari wa zamu humwita',
    },
  ],
  howToReachUs: `Kwenye dawati kuu, taja jina la kliniki pamoja na la daktari, kwa sababu vyumba hubadilika siku hadi siku. Huna hakika unahitaji kliniki gani? Piga ${site.phone}, au taja tatizo kwenye fomu ya miadi.`,
  blocks: [
    {
      kind: 'cards',
      heading: 'Kliniki zetu',
      cards: [
        {
          title: 'Magonjwa ya ndani',
          text: 'Kisukari, tezi ya shingo (thyroid), magonjwa ya figo na ini, upungufu wa damu, na homa isiyojulikana sababu yake.',
        },
        {
          title: 'Moyo na presha',
          text: 'Presha isiyoshuka, moyo kudunda kwa nguvu, kukosa pumzi na miguu kuvimba.',
        },
        {
          title: 'Magonjwa ya wanawake',
          text: 'Hedhi nzito au yenye maumivu, fibroids, ugumu wa kupata mimba, na hedhi kukoma. Pia majibu ya uchunguzi yasiyo ya kawaida.',
        },
        {
          title: 'Mifupa na viungo vyake',
          text: 'Mifupa iliyovunjika, maumivu ya mgongo na magoti, viungo kuvimba na kuuma (arthritis), na majeraha ya michezo. Pia mazoezi ya viungo.',
        },
        {
          title: 'Masikio, pua na koo',
          text: 'Kutosikia vizuri, masikio yanayotoa majimaji, pua iliyoziba, tonsils, na sauti ya kukwaruza isiyopona.',
        },
        {
          title: 'Ngozi',
          text: 'Ukurutu (eczema), chunusi, maambukizi ya fangasi, mabaka yaliyopauka, na madoa (moles) yanayobadilika.',
        },
      ],
    },
    clinicDays('specializedCare'),
    {
      kind: 'notice',
      heading: 'Baadhi ya mambo hayawezi kungoja siku ya kliniki',
      tone: 'alarm',
      text: 'Njoo idara ya dharura sasa ukiwa na:',
      danger: ['chestPain', 'strokeSigns', 'troubleBreathing', 'suddenHeadache'],
      signs: [
        'Kutosikia ghafla',
        'Kiungo cha mwili (joint) chenye joto na kilichovimba, uwe na homa au la',
      ],
    },
  ],
  more: [
    {
      kind: 'facts',
      heading: 'Nani apewe rufaa, na lini',
      intro: 'Unaweza kuweka miadi bila barua. Hizi ni sababu nzuri za kufanya hivyo mapema.',
      facts: [
        {
          term: 'Presha (shinikizo la damu)',
          detail: `Bado ni ${referral.systolic}/${referral.diastolic} mmHg au zaidi baada ya miezi ${referral.months} ya matibabu bila kukosa. Ukiwa na mimba au umejifungua: njoo mara moja`,
        },
        {
          term: 'Kisukari',
          detail: `HbA1c zaidi ya ${referral.hba1cAbove}%. Una kidonda cha mguu, au kuona kwako kumebadilika: njoo siku hiyo hiyo`,
        },
        {
          term: 'Wanawake',
          detail:
            'Kutokwa na damu ukeni katikati ya hedhi mbili, baada ya ngono, au baada ya hedhi kukoma',
        },
        {
          term: 'Sauti au sikio',
          detail:
            'Sauti kukwaruza kwa zaidi ya wiki tatu, au sikio moja kutosikia vizuri kama lingine',
        },
        {
          term: 'Uzito',
          detail: 'Kupungua bila wewe kupanga, uwe unatoka jasho usiku au la',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Kati ya kliniki moja na nyingine',
      paragraphs: [
        `Tumia dawa kama mlivyokubaliana. Dawa ikikuletea shida, piga simu kabla ya kuiacha. Jipime nyumbani wakati ule ule kila siku, ukiwa umeketi na baada ya kupumzika kwa dakika tano.${ifOn('telemedicine', ' Kama si lazima upimwe mwili, mara nyingi unaweza kufuatiliwa kwa simu au video.').join('')}`,
      ],
    },
  ],
  sources: clinicalSourcesOf([...preparationSources.referral, ...dangerSignSources.adult]),
  review: notReviewed,
  closing: {
    heading: 'Tafuta kliniki yako',
    text: 'Tuambie tatizo, nasi tunatafuta kliniki inayofaa.',
  },
  actions: [
    { label: 'Weka miadi', target: 'appointments' },
    { label: 'Uliza unahitaji kliniki gani', target: 'chat' },
  ],
};
