import { preparationSources } from '../../../facts/clinical/preparation.ts';
import { site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import {
  commonestTest,
  lowestTestPrice,
  priceItem,
  singleTests,
} from '../../../facts/money/price-items.ts';
import { prices } from '../../../facts/money/prices.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { Block, DepartmentWords } from '../../departments/department-words.ts';
import { capitalize } from '../../formats/format-parts.ts';
import { formatPrice } from '../../formats/sw.ts';
import { ifPriced } from '../../if-on.ts';
import type { WordsOf } from '../../words-of.ts';
import { fastingForTests, fastingWithDiabetes } from '../clinical/preparation-words.ts';
import { privateWays } from '../features/health-data-in-chat.ts';
import { departmentNames } from '../frame/department-names.ts';
import { priceItemWords as names } from '../money/price-items.ts';
import { sampleNote } from '../money/price-list.ts';
import { packageWords } from '../pages/maternity-packages.ts';
import { laboratoryHours, laboratoryTurnaround } from '../schedule/opening-hours.ts';

type Laboratory = WordsOf<'laboratory'>;

/** Tests that several packages include. */
const tests = {
  sugar: 'Sukari bila kula (fasting sugar)',
  longSugar: 'Wastani wa sukari wa miezi mitatu (HbA1c)',
  lipids: 'Mafuta kwenye damu (cholesterol)',
  kidneys: 'Creatinine na eGFR (jinsi figo zinavyochuja damu)',
  urine: 'Mkojo (urinalysis)',
} as const;

/** Time until a result is ready, at the top of the page beside the hours. */
export const resultTimes = {
  kind: 'facts',
  heading: 'Muda wa kusubiri majibu',
  intro: `Vipimo vya STAT (vya dharura) hufanywa ${laboratoryTurnaround.stat}: tunavipima kwanza, na kumpa mhudumu wako majibu kwa simu. Culture ni kuotesha viini, na huchukua muda.`,
  facts: [
    { term: 'Kawaida', detail: laboratoryTurnaround.routine },
    { term: 'Haraka', detail: laboratoryTurnaround.urgent },
    { term: 'Culture', detail: 'katika muda wa siku 2 hadi 3' },
  ],
} as const satisfies Laboratory['resultTimes'];

const priceOf = (test: (typeof singleTests)[number]) => formatPrice(priceItem(test).price);

/** Prices of tests that are no package, if there are any. */
const testPrices: readonly Block[] =
  singleTests.length === 0
    ? []
    : [
        {
          kind: 'facts',
          heading: 'Bei za vipimo vya kawaida',
          intro: `${sampleNote}Kuonwa na mhudumu anayeomba kipimo kunalipiwa kando.`,
          facts: singleTests.map((test) => ({ term: names[test], detail: priceOf(test) })),
          more: [{ label: 'Bei za vipimo vyote', link: 'whatWillIPay', section: 'prices-tests' }],
        },
      ];

const packagePrices = prices.laboratoryPackages;

const comprehensivePoints = [
  `Vipimo vyote vya '${names.basic}'`,
  'Hali ya figo',
  'Hali ya ini',
  tests.lipids,
];

/** Packages that need no doctor's request. */
export const healthChecks = {
  kind: 'priceCards',
  heading: 'Vifurushi vya uchunguzi wa afya',
  intro: `${sampleNote}Tunakuambia bei yote kabla ya kuchukua sampuli. Unaweza kuacha kipimo kinachoweza kungoja.`,
  pointsLabel: 'Kinachopimwa',
  cards: [
    {
      title: names.basic,
      sum: formatPrice(packagePrices.basic),
      text: 'Uchunguzi wa kila mwaka wa mtu mzima anayejisikia vizuri.',
      points: ['Kipimo cha damu (full blood count)', tests.sugar, tests.urine],
    },
    ...ifPriced(packagePrices.comprehensive, (price) => ({
      title: names.comprehensive,
      sum: formatPrice(price),
      text: 'Aliyezidi miaka 40, au mwenye ugonjwa katika familia.',
      points: comprehensivePoints,
    })),
    ...ifPriced(packagePrices.executive, (price) => ({
      title: names.executive,
      sum: formatPrice(price),
      text: 'Kina vipimo vingi zaidi. Daktari anasoma majibu pamoja nawe.',
      points: [
        ...(packagePrices.comprehensive
          ? [`Vipimo vyote vya '${names.comprehensive}'`]
          : comprehensivePoints),
        tests.longSugar,
        'Hali ya tezi ya shingo (thyroid)',
        'Uric acid (ugonjwa wa gout)',
        'Hepatitis B na C',
        'PSA (tezi dume, prostate) kwa mwanaume wa miaka 55-69 anayekitaka',
      ],
    })),
    ...ifPriced(packagePrices.diabetes, (price) => ({
      title: names.diabetes,
      sum: formatPrice(price),
      text: 'Je, sukari yako imedhibitiwa vizuri, na inakudhuru?',
      points: [
        tests.sugar,
        tests.longSugar,
        tests.kidneys,
        'Albumin kwenye mkojo (figo zinapoanza kudhurika)',
        tests.lipids,
      ],
    })),
    ...ifPriced(packagePrices.cardiac, (price) => ({
      title: names.cardiac,
      sum: formatPrice(price),
      text: 'Hatari ya ugonjwa wa moyo miaka ijayo. Kifua kinauma sasa? Nenda idara ya dharura.',
      points: [
        tests.lipids,
        tests.sugar,
        'hs-CRP (inflammation iliyofichika mwilini)',
        tests.kidneys,
      ],
    })),
    ...ifPriced(packagePrices.prenatal, (price) => ({
      title: names.prenatal,
      sum: formatPrice(price),
      text: `Ni bora katika kliniki ya kwanza ya ujauzito. Kifurushi cha '${packageWords.comprehensiveAnc.name}' kina vipimo hivi.`,
      points: [
        'Kundi la damu na Rhesus',
        'Nguvu ya damu (hemoglobini): una upungufu wa damu?',
        'HIV',
        'VDRL (kipimo cha kaswende)',
        'Hepatitis B',
        'Sukari (glucose)',
        tests.urine,
      ],
    })),
  ],
} as const satisfies Laboratory['healthChecks'];

/** The laboratory: test areas, packages and patient information. */
export const laboratory: DepartmentWords = {
  heading: departmentNames.laboratory.heading,
  lead: 'Vipimo vingi vya kawaida havihitaji miadi. Wakati wa dharura njoo saa yoyote.',
  picture: 'laboratory',
  moment: {
    label: names[commonestTest],
    figure: priceOf(commonestTest),
  },
  glance: {
    hours: `${laboratoryHours.weekdays}; ${laboratoryHours.saturday}`,
    cost: capitalize(
      [
        ...ifPriced(lowestTestPrice, (sum) => `vipimo kuanzia ${formatPrice(sum)}`),
        `vifurushi kuanzia ${formatPrice(Math.min(...Object.values(packagePrices)))}`,
      ].join(', '),
    ),
    sha: 'kwa kawaida inalipia tu vipimo ambavyo mhudumu wa afya ameomba',
    bring: 'Fomu ya vipimo, kitambulisho, majibu ya awali',
    where: 'Fuata alama ya darubini kutoka mapokezi',
  },
  whatItIs: [
    'Vipimo husaidia kujua kwa nini unajisikia hivyo: upungufu wa madini ya chuma, sukari nyingi, vimelea, viini au figo dhaifu.',
    'Majibu pekee hayatoshi kujua ugonjwa. Mwombe mhudumu wa afya akueleze maana yake.',
  ],
  whoItIsFor: [
    'Wenye fomu ya mhudumu wa afya yeyote, wetu au wa kwingine',
    'Watu wazima wenye afya wanaotaka kupimwa',
    'Wenye kisukari, ugonjwa wa moyo au wa figo',
    'Wajawazito',
  ],
  onTheDay: [
    {
      title: 'Toa fomu yako',
      text: 'Huna fomu? Chagua kifurushi, au mwulize mhudumu wa afya unahitaji kipimo gani.',
    },
    {
      title: 'Thibitisha wewe ni nani',
      text: 'Sema majina yako kamili na tarehe ya kuzaliwa. Angalia tukiandika jina lako kwenye chupa.',
    },
    {
      title: 'Toa sampuli',
      text: 'Kutoa damu huchukua kama dakika tano, kwa sindano mpya. Mkojo na kinyesi (choo) unatoa kwa faragha.',
    },
    {
      title: 'Jua wakati',
      text: 'Karatasi yako inaonyesha wakati na mahali pa kuchukua majibu.',
    },
  ],
  whatToBring: [
    'Fomu ya vipimo, kama unayo',
    'Kitambulisho na kadi ya bima',
    'Majibu ya awali, ya kulinganisha',
    'Orodha ya dawa zako',
  ],
  cost: [
    'Bei ziko hapa chini. Bei ya kipimo kingine chochote tunakuambia kwanza.',
    'Kampuni za bima hulipia vipimo ambavyo mhudumu wa afya ameomba. Kwa kawaida unajilipia uchunguzi uliochagua mwenyewe.',
  ],
  hours: [
    { term: 'Kuchukua sampuli, siku za kazi', detail: laboratoryHours.weekdays },
    { term: 'Kuchukua sampuli, Jumamosi', detail: laboratoryHours.saturday },
    {
      term: 'Vipimo vya dharura na vya wodini',
      detail:
        'Saa 24, kila siku; njoo saa yoyote, na mhudumu aliye zamu ataomba vipimo unavyohitaji',
    },
  ],
  howToReachUs: `Fuata alama ya darubini kutoka mapokezi hadi dirisha la kuchukua sampuli. Huna hakika kama usile? Piga ${site.phone} na uombe maabara.`,
  blocks: [
    ...testPrices,
    resultTimes,
    healthChecks,
    {
      kind: 'cards',
      heading: 'Habari kwa wagonjwa',
      cards: [
        {
          title: 'Kujitayarisha',
          text: 'Kabla ya kipimo cha bila kula, kunywa maji pekee.',
          points: [
            fastingForTests.sugar,
            fastingForTests.lipids,
            fastingWithDiabetes.tablets,
            fastingWithDiabetes.insulin,
            fastingWithDiabetes.low,
            fastingWithDiabetes.others,
            'Mkojo: acha wa kwanza utoke, kisha kinga wa katikati kwenye kikombe chetu',
          ],
        },
        {
          title: 'Saa za kuchukua sampuli',
          text: 'Njoo mapema kwa vipimo vya bila kula.',
          points: [laboratoryHours.weekdays, laboratoryHours.saturday],
        },
        {
          title: 'Kupata majibu',
          text: `Onyesha karatasi yako na kitambulisho dirishani, au mwulize mhudumu wako wa afya. Hatumpi mtu mwingine majibu yako, isipokuwa umekubali kwa maandishi. Majibu ya HIV tunakupa kwa faragha. ${privateWays}`,
        },
      ],
    },
  ],
  more: [
    {
      kind: 'cards',
      heading: 'Jinsi tunavyofanya kazi',
      cards: [
        {
          title: 'Majibu ya haraka',
          text: 'Sampuli nyingi tunazipima hapa hapa, mara tu zikifika.',
        },
        {
          title: 'Kuhakikisha ubora',
          text: 'Kila asubuhi tunajaribu kila mashine kwa sampuli tunazojua majibu yake, kabla ya kupima yako.',
        },
        {
          title: 'Vipimo maalum',
          text: 'Homoni, alama za saratani (markers) na kuotesha viini, zaidi ya vipimo vya kila siku.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Aina za vipimo',
      facts: [
        {
          term: 'Damu (haematology)',
          detail:
            'Je, damu inatosha? Kipimo cha damu (full blood count), nguvu ya damu (hemoglobini), seli mundu (sickling), kundi la damu',
        },
        {
          term: 'Kemia (chemistry)',
          detail:
            'Sukari, figo na ini vikoje? Sukari, HbA1c, chumvi za mwili na mafuta (cholesterol)',
        },
        {
          term: 'Viini (microbiology)',
          detail:
            'Ni viini gani, na dawa gani inaviua? Mkojo, kinyesi (choo), vidonda; makohozi kwa TB',
        },
        { term: 'Vimelea (parasitology)', detail: 'Je, ni malaria, au minyoo?' },
        { term: 'Serology', detail: 'Je, ni HIV, hepatitis B au C, au kaswende?' },
        { term: 'Homoni', detail: 'Tezi ya shingo (thyroid), ujauzito na uwezo wa kupata mtoto' },
        {
          term: 'Vipimo vya wajawazito',
          detail:
            'Maambukizi, upungufu wa damu, na kinga za Rhesus (antibodies) zinazoweza kumdhuru mtoto',
        },
        {
          term: 'Alama za saratani (tumor markers)',
          detail:
            'PSA (tezi dume, prostate), CA-125 (ovari), CEA (utumbo) na AFP (ini): ni za kufuatilia saratani, kamwe si za kuitafuta zikiwa peke yake',
        },
        {
          term: 'Vipimo vya moyo (cardiac enzymes)',
          detail: 'Je, moyo umeumia? Troponin na CK-MB, tukishuku mshtuko wa moyo (heart attack)',
        },
      ],
    },
  ],
  sources: clinicalSourcesOf(preparationSources.laboratory),
  review: notReviewed,
  closing: {
    heading: 'Uko tayari kupimwa?',
    text: 'Njoo na fomu ya vipimo saa za kuchukua sampuli, au tuulize kwanza kama usile.',
  },
  actions: [
    { label: 'Pigia maabara simu', target: 'call' },
    { label: 'Weka miadi', target: 'appointments' },
  ],
};
