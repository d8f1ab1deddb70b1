import { dangerSignSources } from '../../../facts/clinical/danger-signs.ts';
import { feverLimits } from '../../../facts/clinical/fever.ts';
import { helplines } from '../../../facts/clinical/helplines.ts';
import { site } from '../../../facts/hospital/site.ts';
import { laws } from '../../../facts/legal/laws.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { digitalHealthAgency, telemedicinePapers } from '../../../facts/legal/telemedicine.ts';
import { prices } from '../../../facts/money/prices.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/sw.ts';
import type { WordsOf } from '../../words-of.ts';
import { allDangerSigns } from '../clinical/all-danger-signs.ts';
import { healthDataInChat, privateWays } from '../features/health-data-in-chat.ts';
import { departmentNames } from '../frame/department-names.ts';
import { choiceOf } from '../money/ways-to-pay.ts';

/** Texts around the steps at the top of the page. */
export const callSteps = {
  id: 'on-the-day',
  heading: 'Hatua nne za kuongea nasi',
  price: {
    figure: formatPrice(prices.telemedicineVisit),
    text: 'Kuongea na mhudumu wa afya kwa simu au video, saa 24, kila siku.',
  },
} as const satisfies WordsOf<'telemedicine'>['callSteps'];

/** Consultations by phone and video. */
export const telemedicine: DepartmentWords = {
  heading: departmentNames.telemedicine.heading,
  lead: 'Ongea na mhudumu wa afya kwa simu au video ukiwa nyumbani, kazini au shambani.',
  picture: 'telemedicine',
  moment: callSteps.price,
  glance: {
    hours: 'Saa 24, kila siku, kwa wakati tuliokubaliana nawe',
    cost: `${formatPrice(prices.telemedicineVisit)}, hulipwa kabla ya kuongea`,
    sha: 'tuambie ukiweka miadi, nasi tunaangalia',
    bring: 'Simu yenye chaji, nambari ya kitambulisho, vipimo ulivyopima nyumbani',
    where: 'Popote ulipo; piga simu au weka miadi',
  },
  whatItIs: [
    'Daktari au clinical officer anakupigia kwa wakati mliokubaliana. Unapata ushauri, karatasi ya dawa (prescription), fomu ya vipimo au tarehe ya kuja hospitalini.',
    'Simu ya kawaida inatosha kwa kuongea. Video inahitaji simu ya kisasa (smartphone) na mtandao thabiti. Kwa video tunaweza kuona upele, kidonda au jinsi mtoto anavyopumua.',
  ],
  whoItIsFor: [
    'Walio mbali na hospitali, au wasioweza kuacha kazi, watoto au mifugo',
    'Wagonjwa wanaohitaji kuelezwa majibu ya vipimo au kubadilishiwa matibabu',
    'Yeyote anayepona baada ya upasuaji au kujifungua, mwenye swali linaloweza kungoja saa kadhaa',
    'Jamaa wanaomtunza mtu asiyeweza kusafiri, mtu huyo akiwa hapo',
  ],
  blocks: [
    {
      kind: 'notice',
      heading: 'Usingoje kupigiwa simu wakati wa dharura',
      tone: 'alarm',
      text: 'Baadhi ya dalili zinahitaji msaada sasa, kwa mfano hizi. Tupigie simu, au nenda idara ya dharura iliyo karibu nawe zaidi.',
      more: allDangerSigns,
      groups: [
        {
          heading: 'Mtu yeyote',
          danger: ['chestPain', 'troubleBreathing', 'heavyBleeding', 'fit', 'strokeSigns'],
        },
        {
          heading: 'Mtoto',
          danger: ['childHardToWake', 'childDrinks', 'childBreathing'],
        },
        {
          heading: 'Wakati wa ujauzito',
          danger: ['bleedingInPregnancy', 'movesLess', 'bellyPain'],
        },
      ],
      also: [
        {
          title: 'Unafikiria kujiua?',
          text: `Tupigie simu, au pigia Befrienders Kenya simu: ${helplines.suicide.number}. Hauko peke yako.`,
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Tunachoweza kutibu kwa simu',
      items: [
        'Kikohozi, mafua, tumbo kuchafuka kidogo, mzio (allergy) mdogo na matatizo mengi ya ngozi',
        'Kufuatilia presha (shinikizo la damu), kisukari au pumu (asthma), kwa vipimo ulivyopima nyumbani',
        'Maswali ya kupanga uzazi, wasiwasi kuhusu kunyonyesha, na kuongezewa dawa',
        'Mazungumzo ya kwanza kuhusu huzuni, usingizi au msongo wa mawazo',
      ],
    },
    {
      kind: 'list',
      heading: 'Kinachohitaji uje',
      items: [
        'Chochote kinachohitaji kuguswa, kusikilizwa, kupigwa picha, kushonwa au sindano',
        `Ugonjwa wowote wa mtoto wa chini ya miezi ${feverLimits.baby.toMonths}: njoo mara moja`,
        'Homa yoyote wakati wa ujauzito, au baada ya kukaa eneo lenye malaria: njoo mara moja',
        'Kliniki za kawaida za ujauzito',
        'Dawa kali za maumivu na za kutuliza, ambazo haziandikwi kwa simu',
      ],
    },
  ],
  more: [
    {
      kind: 'table',
      heading: 'Inatumia data kiasi gani',
      caption: 'Makadirio kwa dakika 15; hubadilika kwa simu na mtandao wako.',
      columns: ['Njia ya kuongea', 'Data', 'Unahitaji'],
      rows: [
        ['Simu ya kawaida', '0 MB', 'Simu yoyote'],
        ['Simu ya sauti kwa WhatsApp', '5-15 MB', 'Smartphone, 3G au zaidi'],
        ['Simu ya video', '75-120 MB', 'Smartphone, 4G au Wi-Fi'],
      ],
    },
    {
      kind: 'text',
      heading: 'Faragha pande zote mbili',
      paragraphs: [
        'Mhudumu wa afya hukupigia akiwa kwenye chumba kilichofungwa. Kama kuna mtu mwingine hapo, anakuambia ni nani. Haturekodi mazungumzo isipokuwa umekubali. Unachotuambia ni taarifa za afya, zinazolindwa na Sheria ya Ulinzi wa Data ya Kenya.',
        'Chagua mahali ambapo hakuna anayeweza kukusikia, au tumia earphones na ujibu ndiyo au la. Kwanza tunathibitisha jina lako na tarehe ya kuzaliwa. Hatuulizi kamwe PIN wala nenosiri.',
      ],
    },
    {
      kind: 'facts',
      heading: 'Cheti chetu',
      intro: `${digitalHealthAgency} huidhinisha mifumo ya matibabu kwa simu, na hutunza rejista ya wanaotoa huduma hiyo.`,
      facts: [
        {
          term: 'Nambari ya cheti',
          detail: `${telemedicinePapers.certificate} (nambari ya mfano)`,
        },
        {
          term: 'Nambari ya rejista',
          detail: `${telemedicinePapers.registryEntry} (nambari ya mfano)`,
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Mtandao ukikatika',
      steps: [
        {
          title: 'Kaa hapo ulipo',
          text: 'Usitumie simu kwa jambo lingine. Mhudumu wa afya atakupigia tena baada ya dakika chache.',
        },
        {
          title: 'Tunaacha video',
          text: 'Video ikikatika mara mbili, tunakupigia simu ya kawaida, kwa gharama yetu.',
        },
        {
          title: 'Dakika 15 zimepita bila kuongea',
          text: `Piga ${site.phone}. Unapewa wakati mwingine, na hulipi tena.`,
        },
      ],
    },
  ],
  onTheDay: [
    {
      title: 'Jitayarishe',
      text: 'Andika swali lako kuu, tatizo lilianza lini na umejaribu nini.',
    },
    {
      title: 'Weka karibu kitakachosaidia',
      text: `Picha inayoonekana vizuri, iliyopigwa mchana; vipimo vya nyumbani, na majibu ya kwingine. ${healthDataInChat}`,
    },
    {
      title: 'Pokea simu',
      text: 'Mhudumu wa afya anakuambia jina lake na kazi yake. Ukihitaji kupimwa kwa mkono, tunakuambia mapema.',
    },
    {
      title: 'Kubalianeni mpango',
      text: 'Unapata muhtasari kwa SMS, au WhatsApp ukichagua: ushauri, dawa, vipimo na dalili zinazokuhitaji uje.',
    },
  ],
  whatToBring: [
    'Simu yenye chaji, na airtime au data ya kutosha',
    'Nambari ya kitambulisho na tarehe ya kuzaliwa',
    'Pakiti za dawa unazotumia sasa',
    'Joto la mwili, presha au sukari ulivyopima, kama una mashine',
  ],
  cost: [
    `Unalipa kwa ${choiceOf('Mobile money', 'Card')}, kabla ya kuongea.`,
    'Si kila kampuni ya bima hulipia matibabu kwa simu. Tuambie yako ukiweka miadi, nasi tunaangalia kabla ya kuongea.',
  ],
  hours: [
    { term: 'Kuongea na mhudumu', detail: 'Saa 24, kila siku, kwa wakati tuliokubaliana nawe' },
    { term: 'Kuweka miadi', detail: 'Saa yoyote, kwa simu, SMS, fomu au WhatsApp' },
  ],
  howToReachUs: `Piga ${site.phone} na uombe kuongea na daktari kwa simu. Au jaza fomu yetu ya miadi, andika "telemedicine" sehemu ya mwisho na uitume kwa SMS. ${privateWays} Sema kama unataka simu au video, Kiingereza au Kiswahili. Hifadhi nambari yetu, ili uitambue tukikupigia.`,
  sources: [
    ...clinicalSourcesOf(dangerSignSources.adult),
    helplines.suicide.source,
    laws.digitalHealthNotices,
  ],
  review: notReviewed,
  closing: {
    heading: 'Ongea nasi ukiwa hapo ulipo',
    text: 'Weka miadi, na mhudumu wa afya atakupigia kwa simu au video.',
  },
  actions: [
    { label: 'Weka miadi ya kuongea', target: 'appointments' },
    { label: 'Wasiliana nasi', target: 'contact' },
  ],
};
