import { figures } from '../../../facts/hospital/figures.ts';
import { schemes, site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { prices } from '../../../facts/money/prices.ts';
import { quietHours } from '../../../facts/schedule/opening-hours.ts';
import type { Block, DepartmentWords } from '../../departments/department-words.ts';
import { formatHours, formatList, formatPrice } from '../../formats/sw.ts';
import { ifOn, ifPriced } from '../../if-on.ts';
import { departmentNames } from '../frame/department-names.ts';
import { visitingHours } from '../schedule/opening-hours.ts';
import { wardLife, wardsOfMothersAndChildren, wardVisits } from '../sections/ward-life.ts';

const perDay = (price: number) => ({ sum: formatPrice(price), priceNote: 'kwa siku' });

/** Texts at the top of the page. */
export const visiting: Block = {
  kind: 'facts',
  heading: 'Saa za kutembelea wagonjwa',
  facts: wardVisits.map(({ name, hours }) => ({ term: name, detail: hours })),
};

/** Inpatient care, visiting hours and room rules at /sw/services/inpatient. */
export const inpatient: DepartmentWords = {
  heading: departmentNames.inpatient.heading,
  lead: 'Kitanda, muuguzi anayekuja ukimwita, na daktari anayejua hali yako.',
  picture: 'inpatient-services',
  glance: {
    hours: 'Kulazwa: saa 24, kila siku',
    cost: `${formatPrice(prices.bedPerDay.general)} kwa siku, wodi ya kawaida`,
    sha: 'lazima itoe idhini ya kulazwa, isipokuwa katika dharura',
    bring: 'Kitambulisho, barua ya rufaa, dawa zako zote',
    where: 'Mapokezi kwanza; wageni hujiandikisha hapo',
  },
  whatItIs: [
    `Tuna vitanda${figures.beds ? ` ${figures.beds}:` : ''} katika ${formatList(['wodi za kawaida', ...ifPriced(prices.bedPerDay.semiPrivate, () => 'vyumba vya watu wawili'), ...ifPriced(prices.bedPerDay.private, () => 'vyumba vya kibinafsi'), ...ifOn('hdu', 'HDU (uangalizi wa karibu)')])}.`,
    'Tunajitahidi kila mgonjwa awe na muuguzi wake katika kila zamu, na ajue jina lake. Daktari huja angalau mara moja kwa siku, na hueleza alichopata na mpango wake. Familia yako inaweza kuchagua mtu mmoja wa kupokea habari.',
  ],
  whoItIsFor: [
    'Wagonjwa wasioweza kutibiwa nyumbani bila hatari, kwa mfano wenye nimonia au malaria kali',
    'Wagonjwa kabla na baada ya upasuaji',
    'Akina mama wanaohitaji kufuatiliwa wakati wa ujauzito au baada ya kujifungua',
    'Wagonjwa wanaohitaji oksijeni, dripu au dawa kupitia mshipa',
  ],
  onTheDay: [
    {
      title: 'Uamuzi wa kukulaza',
      text: 'Mhudumu wa afya atakueleza kwa nini ulazwe, na labda ni kwa muda gani.',
    },
    {
      title: 'Dawati la kulazwa',
      text: 'Utatia sahihi fomu ya idhini, utachagua aina ya chumba, na utataja mtu wa kuwasiliana naye. Jamaa anaweza kufanya haya wakati tunakutibu.',
    },
    {
      title: 'Kuingia wodini',
      text: 'Muuguzi atakuvalisha utepe wa jina mkononi, na ataandika mzio (allergy) na dawa zako. Atakuonyesha kengele ya kumwita, bafu na maji.',
    },
    {
      title: 'Siku za wodini',
      text: 'Utapewa dawa kwa wakati, na daktari atapita kila asubuhi. Uliza chochote; andika maswali yako ukisahau.',
    },
    {
      title: 'Kwenda nyumbani',
      text: 'Utapewa ripoti ya kuruhusiwa, dawa na maelezo yake, tarehe ya kurudi na nambari ya kupiga.',
    },
  ],
  whatToBring: [
    'Kitambulisho, maelezo ya bima na barua ya rufaa',
    'Dawa zote unazotumia sasa, umkabidhi muuguzi',
    'Nguo za kulalia, malapa na sweta nyepesi',
    'Sabuni, mswaki, kitana na taulo',
    'Miwani, kifaa cha kusikia, fimbo ya kutembelea',
    'Pesa kidogo, bila vito',
  ],
  cost: [
    `Kitanda cha wodi ya kawaida ni ${formatPrice(prices.bedPerDay.general)} kwa siku. Daktari, dawa, vipimo na matibabu mengine hulipiwa kando. Kwanza tunakupa makadirio yaliyoandikwa. Siku yoyote unaweza kuuliza bili imefika wapi.`,
    `Lazima bima yako itoe idhini ya kulazwa. ${schemes.sha} pia inataka mchango uliolipwa hadi sasa, na alama ya kidole ya mgonjwa. Katika dharura tunatibu kwanza, na kuuliza baadaye. Ukitaka chumba bora zaidi, unalipa tofauti ya bei.`,
    'Makadirio yakikupa wasiwasi, nenda ofisi ya hesabu siku ya kwanza.',
  ],
  hours: [
    {
      term: 'Kulazwa',
      detail: 'Saa 24, kila siku; njoo saa yoyote, mhudumu wa afya aliye zamu ataamua',
    },
    { term: 'Kulazwa kulikopangwa', detail: 'Siku na wakati ulioandikwa kwenye barua yako' },
  ],
  howToReachUs: `Nenda mapokezi kwanza. Mgonjwa huelekezwa dawati la kulazwa. Mgeni hujiandikisha na kuuliza wodi kwa jina. Hatuwaambii wanaopiga simu nani yuko hapa, isipokuwa mgonjwa akikubali. Kwa habari, jamaa mmoja apige ${site.phone} baada ya daktari kupita asubuhi.`,
  blocks: [
    visiting,
    {
      kind: 'priceCards',
      heading: 'Aina za vyumba',
      cards: [
        {
          title: 'Wodi ya kawaida',
          ...perDay(prices.bedPerDay.general),
          text: 'Sehemu tofauti za wanawake na wanaume, pazia kuzunguka kila kitanda, na bafu za pamoja. Muuguzi anaonekana kila wakati.',
        },
        ...ifPriced(prices.bedPerDay.semiPrivate, (price) => ({
          title: 'Chumba cha watu wawili (semi-private)',
          ...perDay(price),
          text: 'Chumba cha wagonjwa wawili wa jinsia moja, wenye bafu moja kati yao.',
        })),
        ...ifPriced(prices.bedPerDay.private, (price) => ({
          title: 'Chumba cha kibinafsi',
          ...perDay(price),
          text: 'Kitanda kimoja, bafu lako mwenyewe, na kiti kikubwa cha jamaa anayekaa nawe.',
        })),
        ...ifOn('hdu', {
          title: 'HDU (uangalizi wa karibu)',
          ...perDay(prices.hduPerDay),
          text: 'Kwa wagonjwa wanaohitaji mashine za kuwafuatilia, na wauguzi wa karibu kuliko wa wodini. Daktari huamua nani anaihitaji.',
        }),
        ...wardsOfMothersAndChildren,
      ],
    },
    {
      kind: 'facts',
      heading: 'Sheria za vyumba',
      intro: 'Huwasaidia wagonjwa kupumzika, na huzuia viini kuenea.',
      facts: [
        ...ifOn('hdu', {
          term: 'HDU',
          detail: `${visitingHours.hduVisitors}, wa familia ya karibu pekee`,
        }),
        {
          term: 'Kunawa mikono',
          detail: 'Ukiingia na ukitoka, kwa sabuni au dawa ya mikono iliyo mlangoni',
        },
        {
          term: 'Saa za utulivu',
          detail: `${formatHours([quietHours])}: mwanga mdogo, sauti ya chini`,
        },
        {
          term: 'Watoto',
          detail: `Wanakaribishwa kwenye wodi za kawaida wakiwa na mtu mzima${ifOn('hdu', '; kwa HDU uliza kwanza').join('')}`,
        },
        {
          term: 'Simu',
          detail: 'Zima sauti ya simu, na usipige picha za wagonjwa wengine au wafanyakazi',
        },
        { term: 'Maua', detail: `Yanaruhusiwa wodini${ifOn('hdu', ', si kwenye HDU').join('')}` },
        {
          term: 'Chakula',
          detail:
            'Mwulize muuguzi kwanza: wagonjwa wengine wana lishe maalum, au hawaruhusiwi kula',
        },
        {
          term: 'Ukiwa mgonjwa',
          detail: 'Kaa nyumbani ukiwa na homa, kikohozi, upele au kuhara. Badala yake, piga simu',
        },
      ],
    },
  ],
  more: [
    {
      kind: 'list',
      heading: 'Mwambie muuguzi mara moja kama',
      items: [
        'Kupumua kunazidi kuwa kugumu, au kifua kinaanza kuuma',
        'Palipowekwa dripu panavimba, panachoma au panatoa damu',
        'Dawa haipunguzi maumivu',
        'Mgonjwa amechanganyikiwa, au anasinzia sana',
        'Unahisi kizunguzungu ukisimama; subiri usaidiwe, usije ukaanguka',
      ],
    },
    wardLife,
  ],
  closing: {
    heading: 'Una mgonjwa aliyelazwa hapa?',
    text: 'Njoo saa za kutembelea wagonjwa, au jamaa mmoja apigie wodi simu kupata habari.',
  },
  review: notReviewed,
  actions: [
    { label: 'Pigia wodi simu', target: 'call' },
    { label: 'Weka miadi', target: 'appointments' },
  ],
};
