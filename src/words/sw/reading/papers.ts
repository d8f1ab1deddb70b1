import { paperTimes } from '../../../facts/hospital/papers.ts';
import { phoneHref, schemes, site } from '../../../facts/hospital/site.ts';
import { laws } from '../../../facts/legal/laws.ts';
import { prices } from '../../../facts/money/prices.ts';
import { shaSources } from '../../../facts/money/sha.ts';
import { formatPrice } from '../../formats/sw.ts';
import { ifPriced } from '../../if-on.ts';
import type { ReadingPage } from '../../reading/reading-page.ts';
import { recordsDesk } from '../schedule/opening-hours.ts';

const { reportWorkingDays, policeFormWorkingDays, foodHandlerWorkingDays, copyDays } = paperTimes;
const free = 'Bure';
const sameDay = 'siku hiyo hiyo';
const workingDays = (days: number) => `ndani ya siku ${days} za kazi`;

/** How long copies take, as the wards also say. */
export const copyTime: string = `ndani ya siku ${copyDays}`;
/** How long a report takes, as the wards also say. */
export const reportTime: string = workingDays(reportWorkingDays);

const deskHours = `${recordsDesk.weekdays}; ${recordsDesk.saturday}`;
const desk = `Dawati la faili, karibu na mapokezi. ${deskHours}`;

/** The rows of a paper: who gives it and where, its price and time, and what to bring. */
function paper(where: string, cost: string, bring: string, note?: string) {
  return [
    { term: 'Nani na wapi', detail: where },
    { term: 'Gharama na muda', detail: cost },
    { term: 'Cha kuja nacho', detail: bring },
    ...(note ? [{ term: 'Kumbuka', detail: note }] : []),
  ];
}

const report = `${formatPrice(prices.medicalReport)}, ${reportTime}`;
const fitness = ifPriced(prices.fitnessCertificate, (price) => `${formatPrice(price)}, ${sameDay}`);
const foodHandler = ifPriced(
  prices.foodHandlerCertificate,
  (price) => `${formatPrice(price)}, ${workingDays(foodHandlerWorkingDays)}`,
);
const policeForm = `${free}, ${workingDays(policeFormWorkingDays)}`;
const copies = `Nakala ya kwanza ni bure, ${copyTime}`;

/** /sw/papers: each letter, form and certificate. The hospital's rules are SAMPLE content. */
export const papers: ReadingPage = {
  heading: 'Karatasi na vyeti',
  lead: 'Barua za sick off, ripoti, fomu, vyeti na nakala: gharama ya kila moja, muda wake na cha kuja nacho.',
  blocks: [
    {
      kind: 'paper',
      heading: 'Barua ya sick off (likizo ya ugonjwa)',
      intro: 'Huitwa pia sick sheet au barua ya ruhusa ya ugonjwa.',
      cost: `${free}, ${sameDay}`,
      facts: paper(
        'Mhudumu wa afya anayekutibu, saa yoyote',
        `${free}, ${sameDay}`,
        'Kitambulisho, na fomu ya mwajiri au shule yako kama ipo',
        'Tunaandika siku ambazo tulikuona ukiwa mgonjwa, si siku kabla hujaja. Sheria inataka barua iliyotiwa sahihi na mhudumu aliyehitimu (Employment Act, kifungu cha 30).',
      ),
    },
    {
      kind: 'paper',
      heading: 'Ripoti ya daktari',
      intro: 'Ya kampuni ya bima, shule, mwajiri au mahakama.',
      cost: report,
      facts: paper(
        desk,
        report,
        'Kitambulisho, na barua inayosema ripoti ijibu nini. Ukija kwa niaba ya mtu mwingine: idhini yake iliyoandikwa na vitambulisho vyenu viwili.',
      ),
    },
    {
      kind: 'paper',
      heading: 'Fomu ya P3 baada ya kushambuliwa au ajali',
      intro:
        'Njoo utibiwe kwanza, saa yoyote. Matibabu hayahitaji fomu. Aliyebakwa hahitaji karatasi yoyote ya polisi.',
      cost: policeForm,
      facts: paper(
        'Polisi ndio wanaokupa fomu. Mhudumu wetu wa afya anajaza sehemu ya matibabu. Uliza kwenye dawati la faili.',
        `${policeForm}. Hakuna anayeruhusiwa kumtoza aliyeumizwa (Mahakama Kuu, 2019).`,
        'Fomu yenye nambari ya OB ya polisi, kitambulisho chako na karatasi za matibabu yetu',
        'Polisi wakitaka daktari wa serikali aijaze, tunakupa karatasi za matibabu yetu bure umpelekee.',
      ),
    },
    ...fitness.map(
      (cost) =>
        ({
          kind: 'paper',
          heading: 'Cheti cha afya',
          intro: 'Cha shule, kazi, michezo au leseni ya kuendesha gari.',
          cost,
          facts: paper(
            'Idara ya wagonjwa wa nje, saa yoyote; mchana hungoji sana',
            `${cost}, kama fomu haitaki kipimo maalum`,
            'Kitambulisho, fomu, miwani yako, na picha ya pasipoti kama fomu inaitaka',
            'Baadhi ya ofisi hukubali madaktari fulani tu. Kabla ya kuja, iulize ofisi inayotaka fomu.',
          ),
        }) as const,
    ),
    ...foodHandler.map(
      (cost) =>
        ({
          kind: 'paper',
          heading: 'Cheti cha kuhudumia chakula',
          intro: 'Cha kila anayepika, anayepakua au kuuza chakula.',
          cost,
          facts: paper(
            'Maabara, kisha idara ya wagonjwa wa nje',
            `${cost}, pamoja na vipimo vyake`,
            'Kitambulisho, na sampuli ya kinyesi (choo) ya siku hiyo kwenye mkebe unaopewa na maabara',
            'Kila kaunti huamua vipimo inavyotaka na muda wa cheti. Iulize kwanza ofisi ya afya ya umma ya kaunti yako.',
          ),
        }) as const,
    ),
    {
      kind: 'paper',
      heading: 'Nakala za faili yako',
      intro: 'Faili yako, majibu ya vipimo, X-ray, au ripoti ya kuruhusiwa uliyoipoteza.',
      cost: copies,
      facts: paper(
        desk,
        copies,
        'Kitambulisho. Kwa mtoto: cheti cha kuzaliwa. Kwa mtu mwingine: idhini yake iliyoandikwa na vitambulisho vyenu viwili.',
        'Sheria ya Ulinzi wa Data inakupa haki ya kuona taarifa zako tulizo nazo. Kosa hurekebishwa, kwa mfano jina lisilo sahihi.',
      ),
    },
    {
      kind: 'paper',
      heading: 'Karatasi za kuruhusiwa kwenda nyumbani',
      cost: free,
      facts: paper(
        'Muuguzi wa wodi yako, kabla ya kwenda nyumbani',
        `${free}: ripoti ya kuruhusiwa, dawa zako kwa maandishi na tarehe ya kurudi`,
        'Angalia jina lako, na uulize hadi uelewe kila mstari.',
      ),
    },
    {
      kind: 'paper',
      heading: 'Kuzaliwa na kifo',
      cost: free,
      contacts: [
        {
          name: 'Taarifa ya kuzaliwa (birth notification)',
          text: `${free}, kutoka kwa mkunga kabla ya kwenda nyumbani. Kisha unaandikisha kuzaliwa ndani ya miezi 3.`,
          links: [{ label: 'Hatua za mtoto wako', page: 'maternityPackages', section: 'papers' }],
        },
        {
          name: 'Taarifa ya kifo (death notification)',
          text: `${free}, kutoka wodini saa yoyote. Kwayo unapata kibali cha mazishi na cheti cha kifo.`,
          links: [{ label: 'Mpendwa wako akifariki', page: 'whenSomeoneDies' }],
        },
      ],
    },
    {
      kind: 'contacts',
      heading: 'Uliza kabla ya kuja',
      contacts: [
        {
          name: 'Dawati la faili',
          text: `Karibu na mapokezi. ${deskHours}. Saa nyingine mapokezi hupokea ombi lako, pia fomu za bima na ${schemes.sha}.`,
          links: [{ label: site.phone, href: phoneHref }],
        },
      ],
    },
  ],
  samples: 'ada, muda, dawati na saa zake.',
  sources: [
    laws.employmentAct,
    laws.policeFormIsFree,
    laws.dataProtectionAct,
    shaSources.birthNotices,
    laws.birthsAndDeaths,
  ],
};
