import { dangerSignSources, dangerSigns } from '../../../facts/clinical/danger-signs.ts';
import { preparationSources } from '../../../facts/clinical/preparation.ts';
import { schemes, site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { packagePrices } from '../../../facts/money/prices.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/sw.ts';
import { fastingForSurgery, medicinesBeforeSurgery } from '../clinical/preparation-words.ts';
import { departmentNames } from '../frame/department-names.ts';
import { deposit } from '../money/paying.ts';
import { packageWords } from '../pages/maternity-packages.ts';
import { clinicDays } from '../schedule/clinic-words.ts';

/** Specialties, excellence and the patient journey. */
export const surgical: DepartmentWords = {
  heading: departmentNames.surgical.heading,
  lead: 'Upasuaji uliopangwa na wa haraka katika chumba kisicho na viini. Tunakuhudumia tangu kumwona daktari hadi kidonda kufungwa mara ya mwisho.',
  picture: 'surgery-department',
  moment: {
    figure: 'Ukaguzi 3 wa usalama',
    text: 'Tunasoma kwa sauti orodha ya WHO ya usalama wa upasuaji mara tatu. Tunaisoma kabla ya dawa ya ganzi au usingizi, kabla ya kukata, na kabla hujatoka chumba cha upasuaji.',
  },
  glance: {
    hours: 'Upasuaji wa haraka saa 24, kila siku; mwingine kwa miadi',
    cost: 'Makadirio yaliyoandikwa kwanza',
    sha: 'idhini kwanza; sisi ndio tunaiomba',
    bring:
      'Picha ulizopigwa (scans), majibu ya vipimo, kitambulisho, mtu mzima wa kukupeleka nyumbani',
    where: 'Dawati la kulazwa kando ya mapokezi',
  },
  whatItIs: [
    'Daktari wa upasuaji anakueleza upasuaji unaweza kubadilisha nini, na hatari zake. Anakueleza pia kinachoweza kutokea bila upasuaji, na njia nyingine. Kisha wewe unaamua.',
    'Wengine huenda nyumbani siku hiyo hiyo; wengine hulala usiku mmoja au zaidi.',
    'Hatufanyi upasuaji wa moyo wala wa ubongo. Ukiuhitaji, tunaandika barua ya rufaa na kukupa majibu yako ya vipimo uende nayo.',
  ],
  whoItIsFor: [
    'Watu wazima na watoto ambao daktari wao ameshauri upasuaji',
    'Wagonjwa wanaotaka maoni ya daktari mwingine kabla ya kukubali upasuaji',
  ],
  blocks: [
    {
      kind: 'cards',
      heading: 'Aina za upasuaji',
      cards: [
        {
          title: 'Upasuaji wa jumla',
          text: 'Ngiri (hernia), kidole tumbo (appendix), vijiwe vya nyongo, bawasiri (piles), uvimbe wa titi na mwingine, na majipu.',
        },
        {
          title: 'Uzazi na magonjwa ya wanawake',
          text: 'Kujifungua kwa upasuaji, uvimbe wa mji wa mimba (fibroids), uvimbe wa ovari (cysts) na upasuaji wa kufunga uzazi.',
        },
        {
          title: 'Mifupa na majeraha',
          text: 'Kurudisha na kushikanisha mifupa iliyovunjika, kurekebisha kano (tendons) na kutibu vidonda vilivyoingia ndani.',
        },
        {
          title: 'Njia ya mkojo (urology)',
          text: 'Matatizo ya tezi dume (prostate), maji kwenye mfuko wa korodani (hydrocele), tohara ya wavulana na wanaume, na mkojo kuziba.',
        },
        {
          title: 'Masikio, pua na koo',
          text: 'Tezi za koo (tonsils), adenoids, pua kutoka damu mara kwa mara, na vitu vilivyokwama sikioni.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Safari yako ya matibabu',
      steps: [
        {
          title: 'Kumwona daktari',
          text: 'Daktari wa upasuaji anakupima na kuongea nawe kuhusu njia zilizopo.',
        },
        {
          title: 'Vipimo, na kukaguliwa kabla ya ganzi au usingizi',
          text: 'Vipimo vya damu, labda kupigwa picha au ECG, na maswali kuhusu mzio (allergy) na upasuaji wa awali.',
        },
        {
          title: 'Idhini na tarehe',
          text: 'Unatia sahihi tu ulichoelewa. Unaweza kubadilisha uamuzi wako wakati wowote.',
        },
        {
          title: 'Upasuaji na kulazwa',
          text: 'Wauguzi wanadhibiti maumivu yako, na kukusaidia kuketi na kutembea mapema.',
        },
        {
          title: 'Kupona nyumbani',
          text: 'Unapewa ushauri ulioandikwa, tarehe ya kuangaliwa kidonda na nambari ya kupiga.',
        },
      ],
    },
    {
      kind: 'notice',
      heading: 'Dalili za hatari baada ya upasuaji',
      tone: 'alarm',
      text: 'Rudi kwetu mara moja, mchana au usiku, ukiona:',
      danger: dangerSigns.afterOperation,
    },
  ],
  more: [
    {
      kind: 'list',
      heading: 'Ubora unaoweza kutuuliza',
      intro: 'Kwa kila mgonjwa tunafanya haya:',
      items: [
        'Vifaa husafishwa hadi viini vyote kufa, na kila pakiti ina utepe unaothibitisha hivyo',
        'Mtaalamu wa dawa za usingizi hukaa nawe. Anafuatilia oksijeni, mapigo ya moyo na presha yako muda wote',
        'Tunahesabu vitambaa, sindano na vifaa kabla na baada ya upasuaji',
      ],
    },
    {
      kind: 'list',
      heading: 'Dawa zako kabla ya upasuaji',
      intro: 'Ukipewa tarehe, tuambie kila dawa unayotumia, hata za mitishamba.',
      items: medicinesBeforeSurgery,
    },
    clinicDays('surgical'),
  ],
  onTheDay: [
    {
      title: 'Njoo bila kula',
      text: fastingForSurgery,
    },
    {
      title: 'Kujiandikisha na kubadilisha nguo',
      text: 'Muuguzi atakuvalisha utepe wa jina mkononi, atapima presha yako, na ataandika vitu vyako vya thamani.',
    },
    {
      title: 'Kuonana na watakaokuhudumia',
      text: 'Daktari wa upasuaji ataweka alama kwenye ngozi mahali pa upasuaji, ukiwa macho na unaona.',
    },
    {
      title: 'Chumba cha upasuaji',
      text: 'Utakuwa umelala usingizi, au una ganzi sehemu moja, kulingana na dawa uliyokubali.',
    },
    {
      title: 'Kuamka',
      text: 'Utakaa kwenye chumba cha kuamkia hadi uwe macho na ujisikie vizuri. Kisha tutamwambia jamaa yako jinsi ilivyokwenda.',
    },
  ],
  whatToBring: [
    'Picha ulizopigwa (scans), majibu ya maabara na barua ya rufaa',
    'Orodha ya dawa zako, hasa za kuzuia damu kuganda na tembe za kisukari',
    'Kitambulisho, na kadi au nambari ya bima',
    'Nguo pana, malapa na vifaa vya kuoga; vito na rangi ya kucha viache nyumbani',
    'Mtu mzima wa kukupeleka nyumbani, na kukaa nawe usiku wa kwanza',
  ],
  cost: [
    'Ukishamwona daktari, unapata makadirio yaliyoandikwa ya chumba cha upasuaji, dawa ya ganzi au usingizi, kitanda na dawa. Daktari wa upasuaji akipata jambo lisilotarajiwa, tunamweleza mtu wa karibu wa familia yako kinachobadilika.',
    `Upasuaji uliopangwa unahitaji idhini ya bima yako. Sisi tunaiomba, nayo huchukua siku chache.${deposit.map((text) => ` Malipo ya awali (deposit): ${text}`).join('')}`,
    `Upasuaji mmoja una bei ya kifurushi: ${packageWords.cesareanSection.name}, ${formatPrice(packagePrices.cesareanSection)} bila ${schemes.sha}.`,
  ],
  hours: [
    { term: 'Upasuaji wa haraka', detail: 'Saa 24, kila siku' },
    { term: 'Upasuaji uliopangwa', detail: 'Tarehe na wakati ulioandikwa kwenye barua yako' },
    { term: 'Kumwona daktari wa upasuaji', detail: 'Kwa miadi; uliza kliniki ya upasuaji' },
  ],
  howToReachUs: `Siku ya upasuaji, nenda dawati la kulazwa kando ya mapokezi, si chumba cha upasuaji. Kutoka hapo mfanyakazi atakusindikiza. Jamaa wanasubiri nje ya milango ya chumba cha upasuaji, na kumwachia muuguzi nambari ya simu. Una mafua au homa, au huwezi kuja? Piga ${site.phone} upewe tarehe nyingine.`,
  sources: clinicalSourcesOf([...preparationSources.surgery, ...dangerSignSources.afterOperation]),
  review: notReviewed,
  closing: {
    heading: 'Ongea na daktari wa upasuaji',
    text: 'Kumwona daktari ni kwa miadi. Ukiona dalili ya hatari baada ya upasuaji, njoo mara moja.',
  },
  actions: [
    { label: 'Omba kumwona daktari', target: 'appointments' },
    { label: 'Wasiliana nasi', target: 'contact' },
  ],
};
