import { dangerSignSources, dangerSigns } from '../../../facts/clinical/danger-signs.ts';
import { labourSources } from '../../../facts/clinical/mother-and-child/labour.ts';
import { maternityContactSources } from '../../../facts/clinical/mother-and-child/maternity-contacts.ts';
import { figures } from '../../../facts/hospital/figures.ts';
import { schemes, site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { insurerCount, schemesHere } from '../../../facts/money/insurers.ts';
import { waitlistTerms } from '../../../facts/money/waitlist.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { capitalize } from '../../formats/format-parts.ts';
import { ifCounted, ifMakl, ifOtherInsurers } from '../../if-on.ts';
import type { WordsOf } from '../../words-of.ts';
import { mildJaundice } from '../clinical/danger-sign-words.ts';
import { postnatalContactText } from '../clinical/maternity-contact-words.ts';
import { afterLossText, motherOnTheWay, urgentHeadings } from '../clinical/urgent-words.ts';
import { departmentNames } from '../frame/department-names.ts';
import { originOf } from '../hospital/claims.ts';
import { birthCostWords } from '../money/birth-cost.ts';
import { waysToPay } from '../money/ways-to-pay.ts';
import { maternitySuccessMeaning } from '../pages/maternity-reasons.ts';
import { clinicDays } from '../schedule/clinic-words.ts';
import { latePregnancyQuestions } from '../sections/late-pregnancy.ts';
import { loss } from '../sections/loss.ts';

type Maternity = WordsOf<'maternity'>;

const { sha, makl } = schemes;

const maklPays = ifMakl(
  `${makl} hulipa kama mpango wa mwajiri wako unalipia kujifungua: waulize. `,
).join('');

const [births = ''] = ifCounted(
  'maternitySuccess',
  (success) =>
    `${figures.babiesDelivered ? ` Watoto ${figures.babiesDelivered} wamezaliwa hapa.` : ''} Akina mama ${Number.parseInt(success, 10)} kwa kila 100 walijifungua salama. ${maternitySuccessMeaning} ${originOf('maternitySuccess')}`,
);

/** Maternity services at /sw/services/maternity. */
export const maternity: DepartmentWords = {
  heading: departmentNames.maternity.heading,
  lead: 'Kuanzia kliniki ya kwanza ya ujauzito hadi uchunguzi wa mtoto akiwa na wiki sita. Wakunga wako hapa saa zote.',
  picture: 'maternity',
  glance: {
    hours: 'Saa 24, kila siku; kliniki ni kwa miadi',
    cost: capitalize(
      [...waysToPay, insurerCount === 1 ? schemes.sha : `bima ${insurerCount}`].join(', '),
    ),
    sha: 'inalipa kiasi kisichobadilika, wewe unalipa kinachobaki',
    bring: 'Kitambulisho, kitabu cha kliniki, majibu ya ultrasound, mkoba wako',
    where: "Mlango mkuu: mwambie mlinzi 'uzazi'",
  },
  whatItIs: [
    `Wakunga ndio wanaoongoza kitengo chetu cha uzazi. Daktari na timu ya upasuaji wako tayari wakihitajika.${births}`,
    'Chagua mtu mmoja wa kukaa nawe wakati wa uchungu. Unaweza kutembea, kubadilisha mkao, kunywa, na kuuliza sababu kabla hatujafanya chochote.',
  ],
  whoItIsFor: [
    'Wanawake wenye mimba au wanaodhani wana mimba, vyema kabla ya wiki ya 12',
    'Wenye mapacha, kovu la upasuaji wa awali, presha (shinikizo la damu) au kisukari',
    'Yeyote mwenye uchungu wa uzazi, awe ameweka miadi au la',
    'Akina mama na watoto wachanga baada ya kujifungua popote, hata nyumbani',
  ],
  onTheDay: [
    {
      title: 'Uchunguzi wa kwanza',
      text: 'Mkunga atapima presha yako na mapigo ya moyo ya mtoto, na kuangalia uchungu umefika wapi.',
    },
    {
      title: 'Uchungu na kujifungua',
      text: 'Mkunga atakaa karibu nawe na kukusaidia kupunguza maumivu. Uchungu ukipungua kasi, atamwita daktari mapema.',
    },
    {
      title: 'Saa ya kwanza',
      text: 'Mtoto wako atalala kifuani mwako, ngozi kwa ngozi, na kunyonya kabla saa hiyo haijaisha. Kumwogesha kunaweza kungoja siku moja.',
    },
    {
      title: 'Kwenda nyumbani',
      text: 'Tutawachunguza nyote wawili. Mtoto atapata chanjo zake za kwanza kabla hamjaondoka. Utapewa taarifa ya kuzaliwa (birth notification) na tarehe yako ijayo.',
    },
  ],
  whatToBring: [
    `Kitambulisho, na maelezo yako ya ${schemesHere.join(' au ')}`,
    'Kitabu cha kliniki (Mother and Child Health Handbook)',
    'Majibu ya ultrasound, na kundi lako la damu',
    'Dawa unazotumia',
    'Simu na chaja, na mtu wa kukaa nawe wakati wa kujifungua',
  ],
  cost: [
    'Bei tatu kwenye ukurasa huu ndizo unazolipa bila bima. Bei ya huduma nyingine yoyote tunakuambia kwanza, isipokuwa katika dharura.',
    `${sha} hulipa kiasi kisichobadilika. Unacholipa kiko kando ya kila bei. ${maklPays}${ifOtherInsurers('Bima nyingine lazima zitoe idhini kwanza: lete fomu yao kufikia wiki ya 36.').join('')}`.trim(),
  ],
  hours: [
    { term: 'Chumba cha kujifungulia', detail: 'Wazi saa 24, kila siku' },
    {
      term: 'Kliniki za ujauzito na za baada ya kujifungua',
      detail: 'Kwa miadi; wakati mwingine wowote mkunga aliye zamu anakuona',
    },
    {
      term: 'Chumba cha upasuaji wa kujifungua',
      detail:
        'Kwa dharura, saa 24; timu ikiwa na mgonjwa mwingine, ambulensi inakupeleka hospitali nyingine',
    },
  ],
  howToReachUs:
    "Una uchungu wa uzazi? Njoo kwa gari hadi mlango mkuu na umwambie mlinzi 'uzazi'. Atamwita mkunga aje na kiti cha magurudumu. Kwa kliniki, uliza dawati la ujauzito.",
  sources: clinicalSourcesOf([
    ...dangerSignSources.pregnancy,
    ...dangerSignSources.afterBirth,
    ...dangerSignSources.afterLoss,
    ...dangerSignSources.newborn,
    ...labourSources,
    ...maternityContactSources,
  ]),
  review: notReviewed,
  closing: {
    heading: 'Uchungu wa uzazi? Njoo',
    text: 'Njoo saa yoyote. Kwa kliniki, tuulize uje wakati gani.',
  },
  blocks: [
    {
      kind: 'notice',
      heading: urgentHeadings.motherSigns,
      tone: 'alarm',
      text: 'Njoo sasa, saa yoyote. Dalili moja inatosha.',
      groups: [
        {
          heading: 'Wakati wa ujauzito',
          danger: dangerSigns.pregnancy,
          more: {
            label: 'Mtoto anazaliwa sasa? Cha kufanya kabla msaada haujafika',
            link: 'emergency',
            section: 'baby-coming',
          },
        },
        {
          heading: 'Mama baada ya kujifungua',
          danger: dangerSigns.afterBirth,
          more: {
            label: 'Damu nyingi baada ya kujifungua: cha kufanya sasa',
            link: 'emergency',
            section: 'birth-bleeding',
          },
        },
        {
          id: 'after-loss',
          heading: urgentHeadings.afterLoss,
          text: afterLossText,
          danger: dangerSigns.afterLoss,
        },
        { heading: 'Mtoto mchanga', danger: dangerSigns.newborn },
      ],
      meanwhile: {
        heading: 'Mkiwa njiani',
        steps: motherOnTheWay,
      },
      today: {
        heading: 'Njoo siku hiyo hiyo',
        items: [{ title: 'Mtoto mwenye ngozi au macho ya manjano', text: mildJaundice }],
      },
    },
  ],
  more: [
    latePregnancyQuestions,
    {
      kind: 'cards',
      heading: 'Mkoba wako wa hospitali',
      intro: 'Uandae kufikia wiki ya 34.',
      cards: [
        {
          title: 'Vitu vyako',
          text: 'Vya kutosha siku mbili.',
          points: [
            'Gauni mbili pana za kulalia, zinazofunguka mbele',
            'Chupi za pamba na pakiti mbili za pedi za uzazi',
            'Leso, malapa na sweta nzito',
            'Sabuni, taulo na mswaki',
            'Nguo za kurudi nyumbani',
          ],
        },
        {
          title: 'Vitu vya mtoto wako',
          text: 'Fua nguo mpya kwanza.',
          points: [
            'Fulana nne na nguo nne za kulalia',
            'Kofia mbili na jozi mbili za soksi',
            'Nepi za mtoto mchanga',
            'Vitambaa viwili vya pamba vya kumfunika, na shali moja nzito',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Huduma ya kila hatua',
      cards: [
        {
          title: 'Huduma za ujauzito',
          text: 'Vipimo, ultrasound, chanjo ya pepopunda, na tembe za kuongeza damu (iron na folic acid). Kama damu yako ni Rhesus negative, uliza kuhusu sindano ya anti-D: humkinga mtoto wako wa baadaye.',
        },
        {
          title: 'Kujifungua kwa upasuaji',
          text: 'Uliopangwa au wa haraka. Kwa kawaida unakuwa macho, ukiwa na ganzi kuanzia kiunoni kwenda chini.',
        },
        {
          title: 'Huduma baada ya kujifungua',
          text: `Tunawapima nyote wawili: ${postnatalContactText}. Tunaangalia damu, vidonda, hisia zako, kunyonyesha na kupanga uzazi.`,
        },
        {
          title: 'Huduma ya mtoto mchanga',
          text: 'Vitamini K, matunzo ya macho, chanjo za BCG na polio, na kumpa joto. Tunaangalia pia kama ngozi au macho yana rangi ya manjano.',
        },
      ],
    },
    loss,
    clinicDays('maternity'),
  ],
  actions: [
    { label: 'Pigia mkunga simu', target: 'call' },
    { label: 'Weka miadi', target: 'appointments' },
    { label: 'Wasiliana nasi', target: 'contact' },
  ],
};

/** Quotes of two mothers. SAMPLE content. */
export const motherQuotes: Maternity['motherQuotes'] = {
  1: 'Nilifika saa nane usiku bila miadi. Mkunga alinishika mkono na kunieleza kila hatua. Dada yangu aliruhusiwa kukaa usiku kucha.',
  2: 'Mtoto wangu wa pili ilibidi azaliwe kwa upasuaji. Daktari alituchorea kwanza kwenye karatasi, na wauguzi wakanisaidia kumnyonyesha jioni hiyo hiyo.',
};

/** The planned app for expectant mothers and its waitlist. */
export const appWaitlist = {
  heading: 'Programu yetu ya simu kwa wajawazito inakuja',
  text: [
    'Tunatengeneza programu ya simu inayofuata ujauzito wako wiki kwa wiki.',
    `Jiunge na orodha ya wanaosubiri kabla ya kujifungua. Utapunguziwa ${waitlistTerms?.discount} ya unacholipa mwenyewe kwa kifurushi kimoja cha uzazi, baada ya ${sha} au bima yako kulipa. ` +
      `Punguzo hudumu miezi ${waitlistTerms?.months} kuanzia siku unayojiunga. Liombe kwa maandishi.`,
  ],
  discount: `Punguzo la ${waitlistTerms?.discount} la uzazi kwa kila aliye kwenye orodha`,
  features: [
    'Ukumbusho kabla ya kila kliniki ya ujauzito',
    'Ujumbe wa kila wiki kuhusu ukuaji wa mtoto wako',
    'Orodha ya mkoba wako',
  ],
  more: 'Itakachofanya, na masharti ya punguzo',
  joinLabel: 'Jiunge na orodha',
  chatText: `Habari ${site.name}, tafadhali niwekeni kwenye orodha ya wanaosubiri programu ya wajawazito.`,
  stores: ['Google Play: inakuja', 'App Store: inakuja'],
} as const satisfies Maternity['appWaitlist'];

/** Section of the mothers' quotes. */
export const voices = {
  id: 'voices',
  heading: 'Akina mama wanasema',
} as const satisfies Maternity['voices'];

/** Label of what is left to pay with SHA. */
export const youPayWithSha: Maternity['youPayWithSha'] = `${birthCostWords.columns[3]} ukiwa na ${sha}`;

/** The three ways into the page, for the first screen. */
export const choices = {
  danger: { label: 'Kuna tatizo', section: 'dalili-za-hatari' },
  plan: { label: 'Ratiba ya kliniki', section: 'timeline' },
  cost: { label: 'Nitalipa ngapi', section: birthCostWords.id },
} as const satisfies Maternity['choices'];

/** Accessible name of these choices. */
export const choicesLabel: Maternity['choicesLabel'] = 'Unahitaji nini?';

/** Heading of the signs that it is time to come. */
export const labourHeading: Maternity['labourHeading'] = urgentHeadings.labour;

/** Heading of these prices. */
export const pricesLead = {
  /** The same id as on the packages page: both show the rest to pay with SHA. */
  id: birthCostWords.id,
  heading: 'Bei za vifurushi',
} as const satisfies Maternity['pricesLead'];

/** The heading of the folded sections. */
export const moreHeading = 'Huduma zako hapa kwetu';

/** The planning of a pregnancy. */
export const maternityLine = {
  id: 'timeline',
  heading: 'Ratiba ya kliniki na kujifungua',
  tests: 'Vipimo vya kila kliniki',
} as const satisfies Maternity['maternityLine'];
