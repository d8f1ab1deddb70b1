import { preparationSources } from '../../../facts/clinical/preparation.ts';
import { site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { prices } from '../../../facts/money/prices.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/sw.ts';
import { ifPriced } from '../../if-on.ts';
import {
  chestXrayWords,
  fastingForTests,
  fastingWithDiabetes,
  fullBladderWords,
} from '../clinical/preparation-words.ts';
import { departmentNames } from '../frame/department-names.ts';
import { sampleNote } from '../money/price-list.ts';
import { clinicDays } from '../schedule/clinic-words.ts';

/** Radiology and imaging. */
export const radiology: DepartmentWords = {
  heading: departmentNames.radiology.heading,
  lead: 'X-ray na ultrasound katika jengo moja na daktari wako.',
  picture: 'ultrasound-room',
  moment: {
    figure: formatPrice(prices.pregnancyScan),
    text: `Ultrasound ya ujauzito, pamoja na ripoti iliyoandikwa. X-ray ya kifua ni ${formatPrice(prices.chestXray)}.`,
  },
  glance: {
    hours: 'X-ray saa 24, kila siku; ultrasound iliyopangwa ni kwa miadi',
    cost: `X-ray ya kifua ${formatPrice(prices.chestXray)}, ultrasound ya ujauzito ${formatPrice(prices.pregnancyScan)}`,
    sha: 'inalipa kama mhudumu wa afya ameomba picha',
    bring: 'Fomu ya kuomba picha, picha za zamani, kitambulisho',
    where: "Ghorofa ya chini, alama za bluu za 'X-ray'",
  },
  whatItIs: [
    'X-ray huonyesha mifupa na mapafu. Ultrasound hutumia mawimbi ya sauti kuonyesha sehemu laini za ndani, damu inayopita na mtoto aliye tumboni.',
    'Mtaalamu wa picha (radiographer au sonographer) anapiga picha. Daktari bingwa wa kusoma picha (radiologist) anamwandikia mhudumu wako wa afya ripoti.',
    'Ukihitaji CT scan au MRI, tunakuambia mapema na kukusaidia kuweka miadi kwingine.',
  ],
  whoItIsFor: [
    'Wagonjwa wa kliniki zetu na za wengine, wenye fomu ya kuomba picha iliyotiwa sahihi',
    'Wajawazito ambao wakati wao wa ultrasound umefika',
    'Wenye jeraha, kikohozi cha muda mrefu, maumivu ya tumbo, uvimbe au mawe kwenye figo',
    'Wafanyakazi na wanafunzi wanaohitaji X-ray ya kifua kwa ripoti ya afya',
  ],
  onTheDay: [
    {
      title: 'Onyesha fomu',
      text: 'Tunaangalia fomu, jina lako, na upande wa mwili utakaopigwa picha.',
    },
    {
      title: 'Badilisha nguo ikihitajika',
      text: 'Huenda tukakupa gauni. Acha mikufu, vibanio vya nywele, mikanda na simu kwenye kabati la kufungwa. Chuma huficha kilicho nyuma yake.',
    },
    {
      title: 'Kupigwa picha',
      text: 'Kwa X-ray unasimama bila kusogea kwa sekunde chache. Ultrasound huchukua dakika 15 hadi 30, na unapakwa jeli baridi kwenye ngozi.',
    },
    {
      title: 'Ripoti',
      text: 'Majibu ya dharura tunapiga simu mara moja. Daktari wa picha (radiologist) huandika ripoti siku za kliniki zilizo hapa chini: tuulize yako itakuwa tayari lini. Inatumwa kwa mhudumu wa afya aliyeomba picha.',
    },
  ],
  whatToBring: [
    'Fomu ya kuomba picha kutoka kwa mhudumu wako wa afya',
    'Picha, CD au ripoti za zamani za sehemu hiyo hiyo ya mwili',
    'Kitambulisho na karatasi za bima',
    'Kwa ultrasound ya ujauzito, tarehe ya hedhi ya mwisho',
    'Nguo za vipande viwili zisizo na vifungo vya chuma',
  ],
  cost: [
    `Ultrasound ya ujauzito ni ${formatPrice(prices.pregnancyScan)}, na X-ray ya kifua ni ${formatPrice(prices.chestXray)}. Picha na ripoti iliyoandikwa viko ndani ya bei.`,
    'Kampuni za bima hulipa kama mhudumu wa afya ameomba picha. Baadhi lazima zitoe idhini kwanza; dawati letu linaziuliza. Ukiomba picha wewe mwenyewe, unalipa mwenyewe.',
  ],
  hours: [
    { term: 'X-ray', detail: 'Saa 24, kila siku, bila miadi' },
    {
      term: 'Ultrasound iliyopangwa',
      detail: 'Kwa miadi',
    },
    {
      term: 'Ultrasound ya haraka',
      detail:
        'Saa 24, kila siku; njoo saa yoyote, na mhudumu wa afya aliye zamu anaamua kinachohitajika',
    },
  ],
  howToReachUs: `Tuko ghorofa ya chini: fuata alama za bluu za 'X-ray' kutoka mlango mkuu. Waambie wahudumu kama unahitaji kitanda cha magurudumu au kidaraja cha kupandia. Kabla ya kusafiri, piga ${site.phone} kama una uzito wa zaidi ya kilo 150. Piga pia kama mgonjwa lazima alale.`,
  blocks: [
    {
      kind: 'priceCards',
      heading: 'Tunachoweza kupiga picha',
      intro: sampleNote,
      cards: [
        {
          title: 'X-ray',
          sum: formatPrice(prices.chestXray),
          priceNote: 'kifua',
          text: 'Kifua, uti wa mgongo, viungo vya mifupa, mikono na miguu, fuvu, na vitu ambavyo watoto wamemeza.',
        },
        {
          title: 'Ultrasound ya ujauzito',
          sum: formatPrice(prices.pregnancyScan),
          text: 'Umri wa mimba, mapigo ya moyo, mwili wa mtoto katikati ya ujauzito, kondo la nyuma (placenta) na ukuaji.',
        },
        ...ifPriced(prices.abdominalScan, (price) => ({
          title: 'Tumbo na nyonga (pelvis)',
          sum: formatPrice(price),
          priceNote: 'tumbo',
          text: 'Ini, mfuko wa nyongo, figo, kibofu, mji wa mimba, ovari na tezi dume (prostate).',
        })),
        {
          title: 'Sehemu ndogo',
          priceNote: 'tuulize',
          text: 'Tezi ya shingo (thyroid), matiti, mfuko wa korodani, misuli, na mishipa ya damu ya mguu uliovimba.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Jinsi ya kujiandaa',
      caption: 'Cha kufanya kabla ya kila aina ya picha',
      columns: ['Picha', 'Kabla ya kuja'],
      rows: [
        [
          'X-ray ya kifua, mikono au miguu',
          'Si lazima ujiandae. Kula, kunywa na utumie dawa kama kawaida.',
        ],
        [
          'Ultrasound ya tumbo',
          `${fastingForTests.ultrasound} ${fastingWithDiabetes.first} ${fastingWithDiabetes.tablets} ${fastingWithDiabetes.insulin}`,
        ],
        ['Ultrasound ya nyonga (pelvis) au ya mimba changa', fullBladderWords],
        ['Ultrasound ya mimba kubwa', 'Kula kama kawaida. Si lazima kibofu kijae.'],
        ['Ultrasound ya tezi ya shingo (thyroid), titi au mguu', 'Usipake poda wala losheni.'],
      ],
    },
    {
      kind: 'notice',
      heading: 'Je, huenda una mimba?',
      tone: 'info',
      text: 'Tuambie kabla ya X-ray, hata kama hedhi imechelewa siku chache tu. Mara nyingi kipimo kingine kinatosha. Au tunaweza kupiga picha bila mionzi kuelekezwa tumboni.',
    },
  ],
  more: [
    {
      kind: 'text',
      heading: 'Je, ni salama?',
      paragraphs: [
        `Ultrasound haina mionzi, na ni salama wakati wa ujauzito ikiwa kuna sababu ya matibabu. ${chestXrayWords}`,
        'Mzazi aliyevaa aproni ya kuzuia mionzi anaweza kumshika mtoto wakati wa X-ray. Asimshike kama huenda mzazi huyo ana mimba.',
      ],
    },
    clinicDays('radiology'),
  ],
  sources: clinicalSourcesOf(preparationSources.imaging),
  review: notReviewed,
  closing: {
    heading: 'Umepangiwa kupigwa picha?',
    text: 'X-ray haihitaji miadi. Kwa ultrasound, tuulize uje wakati gani.',
  },
  actions: [
    { label: 'Weka miadi', target: 'appointments' },
    { label: 'Uliza jinsi ya kujiandaa', target: 'chat' },
  ],
};
