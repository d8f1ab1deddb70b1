import { dangerSignSources } from '../../../facts/clinical/danger-signs.ts';
import { adultFeverSources } from '../../../facts/clinical/fever.ts';
import { choleraSources } from '../../../facts/clinical/rehydration.ts';
import { schemes, site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { schemesHere } from '../../../facts/money/insurers.ts';
import { prices } from '../../../facts/money/prices.ts';
import { topicSources } from '../../../facts/sources/care-sources.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { formatList, formatPrice } from '../../formats/sw.ts';
import { ifMakl, ifOtherInsurers, ifPriced } from '../../if-on.ts';
import { allDangerSigns } from '../clinical/all-danger-signs.ts';
import { departmentNames } from '../frame/department-names.ts';
import { primaryCareShort, primaryCareVisit } from '../money/sha-table.ts';
import { clinicDays } from '../schedule/clinic-words.ts';
import { departmentLabels as labels } from '../sections/department-labels.ts';
import { familyPlanning } from '../sections/family-planning.ts';
import { screening } from '../sections/screening.ts';
import { suddenIllness } from '../sections/sudden-illness.ts';

/** Beside SHA. */
const otherPayers = [...ifMakl(schemes.makl), ...ifOtherInsurers('kampuni nyingine za bima')];

/** Outpatient services. */
export const outpatient: DepartmentWords = {
  heading: departmentNames.outpatient.heading,
  lead: 'Ukija mara moja unaonwa na mhudumu wa afya, unapimwa na unachukua dawa, mchana au usiku.',
  picture: 'outpatient',
  moment: {
    label: 'Kuonwa na mhudumu wa afya',
    figure: formatPrice(prices.outpatientVisit),
    text: `${labels.withSha(primaryCareShort)}. Njoo tu, saa yoyote.`,
  },
  glance: {
    hours: 'Saa 24, kila siku, bila miadi',
    cost: `${formatPrice(prices.outpatientVisit)} kila ukija${ifPriced(prices.fileOpening, (price) => `, pamoja na ${formatPrice(price)} mara ya kwanza`).join('')}`,
    sha: primaryCareShort,
    bring: 'Kitambulisho, dawa zako, majibu ya awali',
    where: 'Dawati la kwanza ndani ya mlango mkuu',
  },
  whatItIs: [
    'Hapa tunatibu magonjwa na majeraha yasiyohitaji kulazwa. Wengi huenda nyumbani siku hiyo hiyo. Ukihitaji picha, daktari bingwa au wodi, tunakupangia.',
    'Unaonwa na clinical officer au daktari. Maabara, X-ray na duka la dawa viko kwenye jengo hilo hilo.',
  ],
  whoItIsFor: [
    'Watu wazima na watoto wenye homa, kikohozi, tumbo kuvurugika, maumivu, upele au jeraha dogo',
    'Wenye presha (shinikizo la damu), kisukari au pumu (asthma), wa kuangaliwa tena au kuongezewa dawa',
    'Walioruhusiwa kutoka wodi zetu, wenye tarehe ya kurudi',
    'Wasio wagonjwa wanaohitaji ripoti ya afya ya shule, kazi au safari',
  ],
  onTheDay: [
    {
      title: 'Jiandikishe mapokezi',
      text: 'Toa jina lako na nambari ya simu, na useme utalipa vipi.',
    },
    {
      title: 'Mwone muuguzi anayeamua nani ahudumiwe kwanza (triage)',
      text: 'Muuguzi anapima joto la mwili, mapigo ya moyo, presha, oksijeni na uzito. Kisha anaamua uonwe kwa haraka gani.',
    },
    {
      title: 'Ongea na mhudumu wa afya',
      text: 'Mhudumu anakusikiliza na kukupima faraghani.',
    },
    {
      title: 'Pimwa ukihitaji vipimo',
      text: 'Vipimo vya damu, mkojo na picha viko kwenye korido hiyo. Kisha rudi chumba kile kile upate majibu.',
    },
    {
      title: 'Unapoondoka',
      text: 'Mfamasia anakueleza kila dawa. Unaenda nyumbani na tarehe ya kurudi, na dalili ambazo ukiziona urudi mapema zaidi.',
    },
  ],
  whatToBring: [
    'Kitambulisho, pasipoti au cheti cha kuzaliwa',
    `Maelezo yako ya ${schemesHere.join(' au ')}, kama wewe ni mwanachama`,
    'Dawa unazotumia sasa, kwenye pakiti zake',
    'Majibu ya awali, ripoti ya kuruhusiwa na kadi za kliniki',
    'Kwa mtoto, kitabu cha kliniki (Mother and Child Health Handbook)',
  ],
  cost: [
    `${ifPriced(prices.fileOpening, (price) => `Ukija mara ya kwanza, unalipa ${formatPrice(price)} zaidi, ya faili. `).join('')}Tunakuambia kwanza bei ya kila kipimo, kufungwa kidonda au dawa.`,
    `${primaryCareVisit} ${otherPayers.length > 0 ? `Kwa ${formatList(otherPayers)}, dawati linaangalia ukisubiri.` : ''}`.trim(),
  ],
  hours: [
    { term: 'Kuonwa bila miadi', detail: 'Saa 24, Jumatatu hadi Jumapili' },
    { term: 'Duka la dawa', detail: 'Saa 24, kila siku, hata sikukuu' },
  ],
  howToReachUs: `Mapokezi ya wagonjwa wa nje ni dawati la kwanza ndani ya mlango mkuu. Kama huwezi kusimama kwenye foleni, mwambie mlinzi au muuguzi aliye karibu, nasi tunaleta kiti cha magurudumu. Kama una surua au tetekuwanga, piga ${site.phone} kwanza, ili tukuketishe mbali na wengine. Unakohoa damu? Njoo mlango wa dharura mara moja, na uvae barakoa.`,
  blocks: [
    ...suddenIllness,
    {
      kind: 'cards',
      heading: 'Tunachotibu kila siku',
      cards: [
        {
          title: 'Ugonjwa wa ghafla',
          text: 'Malaria, maambukizi ya kifua na koo, kuhara, maambukizi ya njia ya mkojo, mzio (allergy) na kuumwa na kichwa.',
        },
        {
          title: 'Magonjwa ya muda mrefu',
          text: 'Kuangaliwa mara kwa mara hudhibiti presha, sukari na kupumua, na hugundua madhara mapema.',
        },
        {
          title: 'Matibabu madogo',
          text: 'Kushona na kufunga vidonda, kutoa usaha kwenye jipu, kutoa nyuzi, na kufunga kibao au plasta (POP).',
        },
        {
          title: 'Kinga',
          text: 'Chanjo, kupanga uzazi, kupimwa saratani ya mlango wa kizazi na HIV. Pia ushauri kuhusu chakula, uzito na kuacha sigara.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Nani huonwa kwanza',
      intro:
        'Aliye mgonjwa zaidi huonwa kwanza, si aliyefika kwanza. Ukizidiwa unaposubiri, mwambie muuguzi, naye anakuangalia tena.',
      facts: [
        {
          term: 'Mara moja',
          detail: 'Ambao maisha yao yako hatarini: timu ya dharura inawahudumia',
        },
        {
          term: 'Wanaofuata',
          detail: 'Maumivu makali, homa kali, watoto wadogo sana, wajawazito na wazee dhaifu',
        },
        { term: 'Kwa foleni', detail: 'Wengine wote, kwa mpangilio wa kujiandikisha' },
      ],
    },
    {
      kind: 'notice',
      heading: 'Ni lini uende idara ya dharura',
      tone: 'alarm',
      text: 'Usipange foleni. Nenda moja kwa moja mlango wa dharura, kwa mfano ukiona dalili moja kati ya hizi.',
      more: allDangerSigns,
      groups: [
        {
          heading: 'Mtu yeyote',
          danger: ['chestPain', 'troubleBreathing', 'strokeSigns', 'heavyBleeding', 'fit'],
        },
        {
          heading: 'Mtoto',
          danger: ['childHardToWake', 'childDrinks', 'childBreathing'],
        },
        { heading: 'Wakati wa ujauzito', danger: ['bleedingInPregnancy', 'movesLess'] },
      ],
    },
  ],
  more: [
    {
      kind: 'list',
      heading: 'Maswali manne ya kuuliza kabla ya kuondoka',
      items: [
        'Unafikiri tatizo ni nini, na una hakika kiasi gani?',
        'Kila dawa ni ya nini, na niitumie kwa muda gani?',
        'Nitarajie kupata nafuu lini?',
        'Ni lazima nirudi lini?',
      ],
    },
    screening,
    familyPlanning,
    clinicDays('outpatient'),
  ],
  sources: [
    ...clinicalSourcesOf([
      ...dangerSignSources.adult,
      ...dangerSignSources.child,
      ...adultFeverSources,
      ...choleraSources,
      'appendicitis',
    ]),
    ...topicSources.outpatient,
  ],
  review: notReviewed,
  actions: [
    { label: 'Weka miadi', target: 'appointments' },
    { label: 'Pigia mapokezi simu', target: 'call' },
  ],
};
