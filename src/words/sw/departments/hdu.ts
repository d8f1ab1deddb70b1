import { schemes, site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { prices } from '../../../facts/money/prices.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/sw.ts';
import { departmentNames } from '../frame/department-names.ts';
import { dayPrices } from '../money/birth-cost.ts';
import { amountNotFound } from '../money/sha-table.ts';
import { visitingHours } from '../schedule/opening-hours.ts';

/** The unit between ward and intensive care, with visiting rules. */
export const hdu: DepartmentWords = {
  heading: departmentNames.hdu.heading,
  lead: 'Uangalizi wa mchana na usiku kwa wagonjwa ambao hali yao ni mbaya mno kwa wodi ya kawaida.',
  picture: 'hdu',
  moment: {
    figure: formatPrice(prices.hduPerDay),
    text: 'Kwa siku, kwa kitanda na uuguzi. Vipimo na dawa hulipiwa kando.',
  },
  glance: {
    hours: `Kutembelea: ${visitingHours.hdu}`,
    cost: `${formatPrice(prices.hduPerDay)} kwa siku`,
    sha: amountNotFound,
    bring: 'Miwani, orodha ya dawa, kitambulisho na karatasi za bima',
    where: 'Mapokezi upewe beji, kisha piga kengele kwenye mlango wa HDU',
  },
  whatItIs: [
    'HDU ni kitengo cha uangalizi wa karibu (High Dependency Unit). Uangalizi wake ni hatua moja zaidi ya wodi ya kawaida, na hatua moja chini ya ICU. Kila muuguzi ana wagonjwa wachache zaidi, na kila kitanda kina mashine yake ya kufuatilia mgonjwa. Tunajitahidi kuangalia kupumua, mapigo ya moyo na presha (shinikizo la damu) angalau kila saa.',
    'Hapa wagonjwa huhitaji msaada zaidi, kama oksijeni, dripu ya kasi sahihi kabisa, au kupimwa damu mara kwa mara. Hawahitaji mashine ya kuwapumulia.',
  ],
  whoItIsFor: [
    'Wagonjwa katika saa za kwanza baada ya upasuaji mkubwa',
    'Akina mama wenye presha kali ya mimba (severe pre-eclampsia), au waliotokwa na damu nyingi wakati wa kujifungua',
    'Wenye nimonia (homa ya mapafu) kali, pumu (asthma) kali, au ugonjwa mwingine unaoshusha oksijeni',
    'Wenye sepsis (mwili kuzidiwa na maambukizi, jambo linalohatarisha maisha)',
    'Wenye kisukari kisichodhibitika, kwa kiwango cha hatari',
  ],
  blocks: [
    {
      kind: 'cards',
      heading: 'Kazi ya mashine za kufuatilia mgonjwa',
      intro:
        'Tafadhali waachie wauguzi vitufe. Mgonjwa akionekana amezidiwa, mwite muuguzi mara moja. Fanya hivyo pia mashine ikiendelea kulia na muuguzi haji.',
      cards: [
        {
          title: 'Mstari wa kijani: moyo',
          text: 'Stika kifuani huonyesha moyo unapiga kwa kasi gani, na kama unapiga kwa mpangilio.',
        },
        {
          title: 'Kibanio cha kidole: oksijeni',
          text: 'Mwanga mwekundu hupima oksijeni kwenye damu kwa asilimia. Daktari huweka kiwango kinachomfaa kila mgonjwa.',
        },
        {
          title: 'Mkanda wa mkono: presha',
          text: 'Hubana mkono kwa nyakati maalum na kuonyesha nambari mbili, kama 120/80 mmHg.',
        },
        {
          title: 'Pampu: dripu',
          text: 'Husukuma maji au dawa mwilini kwa kasi isiyobadilika, na hulia mfuko ukikaribia kuisha.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Jinsi familia inavyopata habari',
      items: [
        'Chagueni mtu mmoja wa familia, anayewaambia wengine wote habari',
        'Daktari huongea na mtu huyo kila siku baada ya kuwaona wagonjwa, na mapema zaidi hali ikibadilika',
        'Mtu huyo anaweza kupiga simu saa yoyote; muuguzi humwuliza neno la siri kabla ya kujibu',
        'Hatutoi habari kwa wengine wanaopiga simu, wala kwenye vikundi vya WhatsApp',
        'Omba kuongea nasi faraghani kama kuna uamuzi mgumu',
      ],
    },
  ],
  more: [
    {
      kind: 'facts',
      heading: 'Kanuni kando ya kitanda',
      facts: [
        {
          term: 'Mikono',
          detail: 'Nawa mikono au uipake dawa ya kuua viini unapoingia, na tena unapotoka',
        },
        { term: 'Afya yako', detail: 'Usije ukiwa na kikohozi au homa, au ukitapika au kuhara' },
        {
          term: 'Maua na chakula',
          detail: 'Usilete maua; uliza kabla ya kuleta chakula au kinywaji',
        },
        { term: 'Simu', detail: 'Zima sauti, na usipige picha za wagonjwa' },
        { term: 'Watoto', detail: 'Ongea na muuguzi msimamizi kabla ya kumleta mtoto' },
      ],
    },
    {
      kind: 'text',
      heading: 'Huduma zaidi zikihitajika',
      paragraphs: [
        'Baadhi ya wagonjwa wanahitaji mashine ya kupumulia, au huduma nyingine ambayo hatuna. Tunaimarisha hali yao, tunatafuta kitanda cha ICU, na mhudumu aliyefunzwa anaenda nao. Tunamwambia mtu wa familia mgonjwa anapelekwa wapi na kwa nini. Tunamwambia kabla ambulensi haijaondoka, isipokuwa kama hakuna muda.',
      ],
    },
  ],
  onTheDay: [
    {
      title: 'Kufika',
      text: 'Mgonjwa huletwa na muuguzi kutoka chumba cha upasuaji, wodini, wodi ya uzazi au idara ya dharura.',
    },
    {
      title: 'Saa ya kwanza',
      text: 'Wahudumu huunganisha mashine, huchukua damu ya kupima na huanza matibabu.',
    },
    {
      title: 'Mazungumzo ya kwanza',
      text: 'Daktari hueleza tatizo, mpango, na lengo la siku inayofuata.',
    },
    {
      title: 'Kila siku',
      text: 'Wahudumu humwangalia kila mgonjwa. Huwageuza na kuwaosha wasioweza kusogea, na huanza chakula na mazoezi mepesi mapema.',
    },
    {
      title: 'Kuhamia wodini',
      text: 'Hali ikitulia katika vipimo vyote, mgonjwa hupelekwa wodini. Wauguzi wa wodi hupewa maelezo yote kumhusu.',
    },
  ],
  whatToBring: [
    'Miwani, vifaa vya kusikia na meno bandia, ndani ya kisanduku chenye jina',
    'Orodha ya magonjwa ya awali, mzio (allergy) na dawa za kawaida',
    'Kitambulisho na karatasi za bima za mgonjwa',
    'Picha ndogo ya familia; usilete pesa taslimu wala vito',
  ],
  cost: [
    `${dayPrices.hdu}. Matibabu yasiyoweza kungoja huanza kwanza.`,
    `Lazima bima yako iidhinishe kulazwa; sisi tunakuombea idhini. Ukiwa na ${schemes.sha}: ${amountNotFound}.`,
  ],
  hours: [
    { term: 'Kutembelea', detail: visitingHours.hdu },
    { term: 'Wageni', detail: visitingHours.hduVisitors },
  ],
  howToReachUs: `Jiandikishe mapokezi upewe beji ya mgeni, kisha piga kengele kwenye mlango wa HDU. Muuguzi anakuja kukuchukua wakati unaomfaa mgonjwa. Unaishi mbali, au huwezi kuja saa za kutembelea wagonjwa? Piga ${site.phone} na umwulize muuguzi msimamizi. Madaktari wanaotaka kutuletea mgonjwa wapige nambari hiyo hiyo kabla ya kuondoka.`,
  closing: {
    heading: 'Kumtembelea mgonjwa wa HDU',
    text: 'Njoo saa za kutembelea wagonjwa, au pigia muuguzi msimamizi simu.',
  },
  review: notReviewed,
  actions: [
    { label: 'Wasiliana nasi', target: 'contact' },
    { label: 'Pigia HDU simu', target: 'call' },
  ],
};
