import { socketBleeding } from '../../../facts/clinical/danger-limits.ts';
import { dangerSignSources, dangerSigns } from '../../../facts/clinical/danger-signs.ts';
import { firstAidSources } from '../../../facts/clinical/first-aid.ts';
import { site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { prices } from '../../../facts/money/prices.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { formatList, formatPrice } from '../../formats/sw.ts';
import { ifPriced } from '../../if-on.ts';
import { firstAidWords } from '../clinical/first-aid/first-aid-words.ts';
import { departmentNames } from '../frame/department-names.ts';
import { sampleNote } from '../money/price-list.ts';
import { clinicDays } from '../schedule/clinic-words.ts';

/** Dental services. */
export const dental: DepartmentWords = {
  heading: departmentNames.dental.heading,
  lead: "Kukaguliwa, kuziba na kung'oa meno, na matibabu ya mzizi (root canal), kwa watu wazima na watoto. Maumivu tunayatibu kwanza.",
  picture: 'dental-clinic',
  moment: {
    label: 'Kukaguliwa meno',
    figure: formatPrice(prices.dentalCheckUp),
    text: 'Kisha unapata mpango ulioandikwa wenye kila bei, kabla ya kuanza chochote.',
  },
  glance: {
    hours: 'Kwa miadi; ukiwa na maumivu au jeraha, saa yoyote',
    cost: `Kukaguliwa ${formatPrice(prices.dentalCheckUp)}`,
    sha: 'tunaangalia kwanza inakulipia nini',
    bring: 'Kitambulisho, orodha ya dawa, X-ray za zamani za meno',
    where: 'Alama ya jino kwenye korido ya wagonjwa wa nje',
  },
  whatItIs: [
    "Tunajaribu kuokoa jino kabla ya kuongea kuhusu kuling'oa. Tunakuonyesha tatizo kwenye kioo au X-ray, nawe unachagua.",
    'Tunaua viini kwenye vifaa kwa mvuke, na tunavifungua mbele yako. Glavu, vikombe na sindano tunavitumia mara moja tu.',
    'Unaogopa daktari wa meno? Tuambie unapoweka miadi. Tunaenda polepole, tunatia ganzi vizuri, na tunaacha ukiinua mkono.',
  ],
  whoItIsFor: [
    'Yeyote anayeumwa na jino, au mwenye fizi zinazotoa damu au jino lililovunjika',
    'Wasiokaguliwa meno kwa mwaka mmoja uliopita',
    'Watoto, wakiota jino la kwanza au wakifikisha mwaka mmoja',
    "Wajawazito: kutibu fizi, kuziba meno, na mara nyingi hata kung'oa jino, ni salama kwa uangalizi unaofaa",
    'Wenye kisukari, ambao fizi zao zinahitaji kukaguliwa kwa makini zaidi',
  ],
  onTheDay: [
    {
      title: 'Maswali kuhusu afya yako',
      text: 'Tuambie kuhusu mzio (allergy), ujauzito, ugonjwa wa vali za moyo, na kutokwa na damu kusikoisha. Tuambie pia kama unatumia dawa ya kuzuia damu kuganda. Usiache dawa yoyote bila kuuliza.',
    },
    {
      title: 'Ukaguzi',
      text: 'Daktari wa meno anakagua kila jino, fizi, ulimi na taya. Tunapiga X-ray ndogo kama tatizo liko ndani.',
    },
    {
      title: 'Unachoweza kuchagua',
      text: 'Daktari wa meno anakueleza njia zilizopo, bei zake, na kitakachotokea ukingoja. Hakuna kinachoanza kabla hujakubali.',
    },
    {
      title: 'Matibabu',
      text: 'Tunatia ganzi kwanza. Kuziba jino kwa kawaida huisha ukija mara moja. Kwa matibabu ya mzizi (root canal) huenda ukaja mara mbili au tatu.',
    },
  ],
  whatToBring: [
    'Kitambulisho na karatasi za bima',
    'Orodha ya dawa zako, na mzio (allergy) ulio nao',
    'X-ray za zamani za meno, kama unazo',
    'Meno yako bandia au waya wa meno (brace), hata kama vimevunjika',
    'Mtu wa kwenda nawe nyumbani, kama unazimia kwa urahisi',
  ],
  cost: [
    `Kukaguliwa meno ni ${formatPrice(prices.dentalCheckUp)}. Kisha daktari wa meno anaandika mpango wenye kila bei. Unaweza kuugawa na kuja mara kadhaa, ukianza na jino la haraka zaidi.`,
    "Kampuni za bima hutofautiana kuhusu meno, kwa hivyo tunaangalia yako kwanza. Ni nadra sana zilipie kung'arisha meno. Kofia za meno (crowns) na meno bandia mara nyingi huhitaji idhini iliyoandikwa.",
  ],
  hours: [
    { term: 'Ukaguzi na matibabu yaliyopangwa', detail: 'Kwa miadi, siku za kliniki' },
    {
      term: 'Maumivu, uvimbe au jeraha',
      detail: 'Saa 24, kila siku; njoo saa yoyote, na mhudumu wa afya aliye zamu anakuona',
    },
  ],
  howToReachUs: `Kutoka mapokezi makuu, fuata alama ya jino kwenye korido ya wagonjwa wa nje. Asubuhi huwafaa zaidi watoto wadogo. Ukilazimika kughairi miadi, tuma ujumbe wa WhatsApp au piga ${site.phone}. Mtu mwenye maumivu atapata nafasi yako.`,
  blocks: [
    {
      kind: 'priceCards',
      heading: 'Matibabu',
      intro: `${sampleNote}${formatList(['Picha (X-ray)', 'dawa', ...ifPriced(prices.fileOpening, () => 'kufungua faili')])} hulipiwa kando.`,
      cards: [
        ...ifPriced(prices.dentalWork?.cleaning, (price) => ({
          title: 'Kusafisha meno na kutibu fizi',
          sum: formatPrice(price),
          text: 'Tunaondoa ukoga mgumu (tartar) ambao mswaki hauwezi kuutoa. Meno yenye afya hayalegei kwa sababu hiyo.',
        })),
        ...ifPriced(prices.dentalWork?.filling, (price) => ({
          title: 'Kuziba meno',
          sum: formatPrice(price),
          text: 'Tunaondoa sehemu iliyooza na kuziba tundu kwa dawa yenye rangi ya jino.',
        })),
        ...ifPriced(prices.dentalWork?.extraction, (price) => ({
          title: "Kung'oa jino",
          sum: formatPrice(price),
          text: 'Kwa meno yasiyoweza kuokolewa, na kwa magego ya mwisho (wisdom teeth) yanayopata maambukizi mara kwa mara.',
        })),
        {
          title: 'Matibabu ya mzizi (root canal)',
          priceNote: 'kwenye mpango wako',
          text: 'Tunasafisha na kujaza ndani ya jino lenye maambukizi, ili ubaki na jino lako.',
        },
        {
          title: 'Meno ya badala',
          priceNote: 'kwenye mpango wako',
          text: 'Meno bandia, kofia za meno (crowns) na madaraja (bridges), yanayotengenezwa kwa kipimo cha mdomo wako.',
        },
        {
          title: 'Watoto',
          priceNote: 'kwenye mpango wako',
          text: 'Kupaka meno fluoride, kuziba mifereji ya magego, na kusaidiwa kupiga mswaki.',
        },
      ],
    },
    {
      kind: 'notice',
      heading: 'Dharura za meno',
      tone: 'alarm',
      text: 'Njoo mara moja, saa yoyote, na utupigie simu ukiwa njiani. Usiku mhudumu wa afya aliye zamu anakuona. Dalili:',
      danger: dangerSigns.mouth,
      meanwhile: {
        heading: firstAidWords.tooth.title,
        steps: firstAidWords.tooth.steps,
      },
    },
  ],
  more: [
    {
      kind: 'list',
      heading: "Baada ya kung'oa jino",
      intro: 'Damu iliyoganda ndiyo inayoponya pengo. Linda damu hiyo kwa saa 24 za kwanza.',
      items: [
        'Uma kitambaa (gauze) kwa dakika 30 hadi 60.',
        'Usisukutue, usiteme kwa nguvu, usivute sigara, usinywe pombe, na usinywe kwa mrija.',
        'Kula chakula laini kisicho moto, kwa upande mwingine.',
        'Kuanzia siku inayofuata, sukutua polepole kwa maji vuguvugu ya chumvi baada ya kula.',
        `Damu ikiendelea kutoka, uma kwa nguvu kwa dakika ${socketBleeding.minutes} bila kuangalia. Isipokoma, piga simu au njoo mara moja.`,
        'Rudi kama maumivu yanaongezeka baada ya siku ya tatu.',
      ],
    },
    clinicDays('dental'),
  ],
  sources: clinicalSourcesOf([...firstAidSources.tooth, ...dangerSignSources.mouth]),
  review: notReviewed,
  closing: {
    heading: 'Weka miadi ya meno',
    text: 'Kwa maumivu, uvimbe au jeraha, njoo saa yoyote.',
  },
  actions: [
    { label: 'Weka miadi', target: 'appointments' },
    { label: 'Uliza kliniki ya meno', target: 'chat' },
  ],
};
