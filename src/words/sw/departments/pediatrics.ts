import { dangerSignSources, dangerSigns } from '../../../facts/clinical/danger-signs.ts';
import { feverLimits, feverSources } from '../../../facts/clinical/fever.ts';
import { vaccineSources } from '../../../facts/clinical/mother-and-child/vaccines.ts';
import { rehydrationSources } from '../../../facts/clinical/rehydration.ts';
import { site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { prices } from '../../../facts/money/prices.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/sw.ts';
import type { WordsOf } from '../../words-of.ts';
import { mildJaundice } from '../clinical/danger-sign-words.ts';
import { feverWords, malariaFeverWords, mildFever } from '../clinical/fever-words.ts';
import { firstAidWords } from '../clinical/first-aid/first-aid-words.ts';
import { rehydrationWords } from '../clinical/rehydration-words.ts';
import { childOnTheWay, urgentHeadings } from '../clinical/urgent-words.ts';
import { vaccineVisitRows, waitAfterVaccine } from '../clinical/vaccine-words.ts';
import { departmentNames } from '../frame/department-names.ts';
import { primaryCareShort, primaryCareVisit } from '../money/sha-table.ts';
import { clinicDays } from '../schedule/clinic-words.ts';

type Pediatrics = WordsOf<'pediatrics'>;

const urgentHeading = urgentHeadings.childSigns;
/** Signs that the page's fever table already shows. */
const inFeverTable: readonly string[] = [
  'newbornTemperature',
  'childFever',
  'feverAtRisk',
  'malariaTrip',
];

const signsBesideFever = (group: 'newborn' | 'child') =>
  dangerSigns[group].filter((sign) => !inFeverTable.includes(sign));

const sameDayHeading = 'Tupigie simu siku hiyo hiyo';

const vaccinesHeading = 'Chanjo na wakati wa kila moja';

/** Links to the steps for a child who does not breathe, above all else on the page. */
export const notBreathing: WordsOf<'pediatrics'>['notBreathing'] = {
  heading: 'Hapumui? Anza hapa',
  links: [
    { label: 'Chini ya mwaka 1', to: firstAidWords.babyNotBreathing },
    { label: 'Mwaka 1 na zaidi', to: firstAidWords.childNotBreathing },
  ],
};

/** What to do with a child now, most urgent first, at the top of the page. */
export const triage = {
  id: 'now',
  heading: 'Mtoto wako anahitaji nini sasa?',
  levels: [
    {
      look: 'alarm',
      title: 'Njoo mara moja',
      text: `Dalili yoyote ya hatari, homa kali, au homa baada ya kukaa eneo lenye malaria. Homa kwa mwenye seli mundu (sickle cell), HIV au ugonjwa mwingine wa muda mrefu. Ugonjwa wowote wa mtoto wa chini ya miezi ${feverLimits.baby.toMonths}.`,
      more: { label: 'Tazama dalili, na homa ya kila umri', heading: urgentHeading },
    },
    {
      look: 'amber',
      title: sameDayHeading,
      text: 'Ni mgonjwa, bila dalili yoyote ya hatari. Akizidiwa, au ukiwa na wasiwasi, njoo saa yoyote.',
      more: { label: 'Cha kufanya homa ikiwa chini', heading: sameDayHeading },
    },
    {
      look: 'plain',
      title: 'Tuulize uje wakati gani',
      text: 'Chanjo, kupima ukuaji na miadi iliyopangwa. Chanjo za ratiba ya taifa ni bure. Kwa chanjo piga simu kwanza, kwa sababu chupa nyingine hutumiwa kwa watoto kadhaa.',
      more: { label: 'Chanjo gani kwa umri gani', heading: vaccinesHeading },
    },
  ],
} as const satisfies Pediatrics['triage'];

/** Clinic days and hours, shown beside the doctor. */
export const pediatricClinics = clinicDays('pediatrics');

export const pediatricDoctor = {
  id: 'doctor',
  heading: 'Anayemwona mtoto wako',
} as const satisfies Pediatrics['pediatricDoctor'];

/** The children's department, with its danger signs and vaccines. */
export const pediatrics: DepartmentWords = {
  heading: departmentNames.pediatrics.heading,
  lead: 'Uchunguzi wa afya, chanjo na matibabu kwa watoto na vijana, saa yoyote.',
  picture: 'pediatrics',
  glance: {
    hours: 'Mtoto mgonjwa: saa 24, kila siku',
    cost: `${formatPrice(prices.outpatientVisit)}; chanjo ni bure`,
    sha: primaryCareShort,
    bring: 'Kitabu cha kliniki, kitambulisho chako',
    where: 'Fuata alama za wanyama',
  },
  whatItIs: [
    'Tunahudumia watoto, walio na afya na wanaougua, tangu siku zao za kwanza hadi wafikishe miaka kumi na minane.',
    'Mtoto anayelala hapa usiku hukaa na mzazi au mlezi kando ya kitanda.',
  ],
  whoItIsFor: [
    'Watoto wachanga wanaohitaji uchunguzi wa kwanza au msaada wa kunyonya',
    'Watoto wenye homa, kikohozi, kuhara, upele, maumivu au jeraha',
    'Watoto wanaoishi na pumu (asthma), kifafa, seli mundu (sickle cell) au ugonjwa mwingine wa muda mrefu',
    'Wazazi wanaohisi kuna jambo lisilo sawa lakini hawajui ni nini',
  ],
  blocks: [
    {
      kind: 'notice',
      heading: urgentHeading,
      tone: 'alarm',
      text: 'Njoo mara moja, mchana au usiku, ukiona hata moja kati ya hizi.',
      anyAge: feverWords.noThermometer,
      groups: [
        {
          heading: feverWords.youngBaby.term,
          limits: [{ term: 'Homa au baridi', detail: feverWords.youngBaby.detail }],
          danger: signsBesideFever('newborn'),
        },
        {
          heading: 'Watoto wakubwa zaidi',
          limits: [feverWords.baby, feverWords.anyAge, feverWords.atRisk],
          danger: signsBesideFever('child'),
        },
      ],
      meanwhile: {
        heading: 'Mkiwa njiani',
        steps: childOnTheWay,
      },
      also: [{ title: 'Homa na malaria', text: malariaFeverWords }],
      today: {
        heading: sameDayHeading,
        items: [
          { title: 'Homa ya chini', text: mildFever },
          { title: 'Mtoto mwenye ngozi au macho ya manjano', text: mildJaundice },
          {
            title: 'Huna hakika?',
            text: `Piga simu ${site.phone} saa yoyote. Ni heri tumwone mtoto mzima kuliko kumkosa mtoto mgonjwa.`,
          },
        ],
      },
    },
    pediatricClinics,
  ],
  more: [
    { kind: 'list', ...rehydrationWords },
    {
      kind: 'table',
      heading: vaccinesHeading,
      caption: 'Ratiba ya chanjo ya Kenya (KEPI) kwa ufupi; muuguzi hufuata ile ya sasa.',
      columns: ['Umri', 'Anachopewa mtoto wako'],
      rows: vaccineVisitRows,
      tool: 'vaccinePlanner',
    },
    {
      kind: 'cards',
      heading: 'Huduma mtoto anavyokua',
      cards: [
        {
          title: 'Huduma za mtoto mwenye afya',
          text: 'Tunafuatilia uzito, urefu na hatua za ukuaji kwenye chati ya ukuaji.',
          points: [
            'Uchunguzi wa mtoto mchanga na wa wiki sita',
            'Chanjo',
            'Vitamini A na dawa ya minyoo wakati wake ukifika',
          ],
        },
        {
          title: 'Matibabu ya watoto',
          text: 'Matibabu ya siku hiyo hiyo kwa ugonjwa wa ghafla, na mpango wa ugonjwa wa muda mrefu.',
          points: [
            'Maambukizi ya kifua na masikio',
            'Malaria na kuhara',
            'Pumu (asthma) na mzio (allergy)',
          ],
        },
        {
          title: 'Huduma za vijana',
          text: 'Vijana wanaweza kuongea kuhusu mwili, hisia au mahusiano. Kwa muda fulani kijana hubaki peke yake na mhudumu wa afya. Kwanza tunaeleza ni nini kitabaki siri, na ni nini lazima tuseme ili awe salama.',
        },
        {
          title: 'Tabia na hisia',
          text: 'Usingizi, kukojoa kitandani, kuchelewa kuongea, shida shuleni, huzuni au wasiwasi: tunasikiliza, na kutafuta daktari bingwa akihitajika.',
        },
        {
          title: 'Mafunzo kwa wazazi',
          text: 'Wauguzi wanakuonyesha jinsi ya kutumia inhaler, kumpa dawa, kumwanzishia chakula na kufanya nyumba iwe salama.',
        },
      ],
    },
  ],
  onTheDay: [
    {
      title: 'Muuguzi ataangalia kwanza',
      text: 'Mtoto mwenye dalili ya hatari ataingia moja kwa moja, mbele ya foleni.',
    },
    {
      title: 'Uzito na joto la mwili',
      text: 'Tutaandika vyote viwili, kwa sababu kipimo cha dawa (dozi) cha mtoto hutegemea uzito.',
    },
    {
      title: 'Kuongea na kuchunguzwa',
      text: 'Unaweza kumpakata mtoto wako. Tutamwambia mtoto kabla ya kumgusa, na hatutasema kamwe kwamba sindano haiumi.',
    },
    {
      title: 'Vipimo au chanjo',
      text: `Baada ya chanjo kaeni ${waitAfterVaccine}, ili tuchukue hatua mara mwili wake ukiikataa.`,
    },
    {
      title: 'Kwenda nyumbani',
      text: 'Utaondoka ukijua cha kumpa, cha kuangalia na wakati wa kurudi.',
    },
  ],
  whatToBring: [
    'Kitabu cha kliniki (Mother and Child Health Handbook), chenye rekodi ya chanjo',
    'Kila dawa ambayo mtoto anatumia, hata za mitishamba, kwenye pakiti yake',
    'Kitambulisho chako, na mara ya kwanza cheti cha kuzaliwa au taarifa ya kuzaliwa (birth notification)',
    'Barua yoyote au majibu ya vipimo kutoka kliniki nyingine',
    'Nepi, nguo za kubadilisha na kitu anachopenda kuchezea',
    'Barua uliyotia sahihi, kama mtu mwingine ndiye anamleta mtoto',
  ],
  cost: [
    'Chanjo za ratiba ya taifa ni bure. Bei ya chanjo nyingine yoyote tunakuambia kwanza.',
    `Kumwona mhudumu wa afya ni ${formatPrice(prices.outpatientVisit)}. ${primaryCareVisit} Mwongeze mtoto mchanga kwenye bima yako katika wiki ya kwanza; dawati letu litakuonyesha jinsi ya kufanya hivyo.`,
  ],
  hours: [
    { term: 'Watoto wagonjwa', detail: 'Saa 24, kila siku, hata sikukuu' },
    {
      term: 'Chanjo na kupima ukuaji',
      detail:
        'Siku yoyote; piga simu kwanza, kwa sababu chupa nyingine za chanjo hutumiwa kwa watoto kadhaa',
    },
    { term: 'Miadi iliyopangwa', detail: 'Kwa miadi' },
  ],
  howToReachUs: `Kutoka mapokezi fuata alama za wanyama hadi chumba cha kusubiri cha watoto. Ana upele pamoja na homa? Sema mlangoni, ili kuwakinga wengine. Kwa swali kuhusu kunyonyesha au chanjo mliyokosa, piga ${site.phone} kwanza.`,
  sources: clinicalSourcesOf([
    ...feverSources,
    ...dangerSignSources.newborn,
    ...dangerSignSources.child,
    ...rehydrationSources,
    ...vaccineSources,
  ]),
  review: notReviewed,
  closing: {
    heading: 'Mtoto wako ni mgonjwa?',
    text: 'Njoo saa yoyote. Kwa chanjo au uchunguzi wa afya, tuulize uje wakati gani.',
  },
  actions: [
    { label: 'Tupigie simu', target: 'call' },
    { label: 'Weka miadi', target: 'appointments' },
  ],
};
