import { schemes, site } from '../../../facts/hospital/site.ts';
import { insurerNotesIn, insurers, partners, schemesHere } from '../../../facts/money/insurers.ts';
import { makl } from '../../../facts/money/makl.ts';
import { shaContract, shaRegistration } from '../../../facts/money/sha.ts';
import { formatChoice, formatDay, formatList, formatMonth } from '../../formats/sw.ts';
import { ifMakl } from '../../if-on.ts';
import type { WordsOf } from '../../words-of.ts';
import { shaHistory } from '../money/birth-cost.ts';
import { waysToPay } from '../money/ways-to-pay.ts';

type Insurance = WordsOf<'insurance'>;

const { sha, makl: maklName } = schemes;

/** The benefits on /sw/insurance. */
export const insuranceBenefits: Insurance['insuranceBenefits'] = [
  {
    icon: 'shieldCheck',
    title: 'Bima yako hutulipa',
    description: `${schemesHere.join(' au ')} hutulipa moja kwa moja. Wewe unalipa kinachobaki tu.`,
  },
  {
    icon: 'clipboard',
    title: 'Tunakuombea idhini',
    description:
      'Je, lazima kampuni yako ya bima itoe idhini? Tunaiomba kwa niaba yako na kukuambia jibu.',
  },
  {
    icon: 'creditCard',
    title: 'Hutashtukizwa',
    description: 'Tunakuambia utakacholipa wewe kabla ya kukuhudumia, isipokuwa katika dharura.',
  },
  {
    icon: 'siren',
    title: 'Dharura hutangulia',
    description: 'Maisha yako yakiwa hatarini, tunaanza mara moja. Karatasi zinaweza kungoja.',
  },
  {
    icon: 'wallet',
    title: 'Huna bima? Karibu',
    description: `Lipa kwa ${formatChoice(waysToPay)}. Tunakuonyesha jinsi ya kujiunga na ${sha}.`,
  },
];

/** A short phrase about each insurer. */
export const insurerNotes: Insurance['insurerNotes'] = insurerNotesIn('sw');

/** Returns the accreditations still pending on `today` (ISO 8601). */
export const pendingAccreditation: Insurance['pendingAccreditation'] = (today) => {
  const until = formatDay(shaContract.until);
  return [
    {
      name: 'Mkataba unaofuata na mfuko wa taifa',
      text:
        today <= shaContract.until
          ? `${sha} inalipa hapa leo. Mkataba wetu nayo unaendelea hadi ${until} (mfano), na tumeomba mapema mkataba unaofuata. Kwako hakuna kinachobadilika.`
          : `Mkataba wetu na ${sha} ulipaswa kuongezwa baada ya ${until} (mfano). Tuulize kama ${sha} inalipa hapa leo.`,
    },
    {
      name: 'Kampuni zaidi za bima za kibinafsi',
      text: 'Tunazungumza na kampuni zaidi za bima. Hadi yako iwe kwenye orodha, wewe unatulipa. Kwa risiti na ripoti yetu unaweza kudai pesa hizo kutoka kwa bima yako.',
    },
  ];
};

/** Schemes that MAKL runs, and those that have left it. */
export const maklFacts: Insurance['maklFacts'] = [
  {
    term: 'Ni nini',
    detail: `${makl.fullName} husimamia mipango ya matibabu ya waajiri. Mwajiri wako ndiye anayelipa; wewe huilipi ${maklName} mchango wowote.`,
  },
  {
    term: 'Kabla ya kuja',
    detail: 'Mwulize mwajiri wako, au sisi, kama mpango wako bado upo na unalipia nini.',
  },
  {
    term: 'Walimu',
    detail: `Mpango wako uliondoka ${maklName} tarehe ${formatDay(makl.teachersLeftOn)}. Sasa bima ya mwajiri wako iko ${sha}, na ina viwango vyake. Tuulize.`,
  },
  {
    term: 'Polisi na maafisa wa magereza',
    detail: `Mwezi wa ${formatMonth(makl.policeAndPrisonsAnnounced)} Wizara ya Afya ilitangaza kwamba ${sha} ingechukua nafasi ya ${maklName}. Tuulize ni kadi gani inayotumika leo.`,
  },
];

/** How to use your cover, from before the visit to going home. */
export const insuranceSteps: Insurance['insuranceSteps'] = [
  {
    title: 'Hakikisha kabla ya kuja',
    text: `Kwa ${sha}, piga ${shaRegistration.dial} au fungua ${shaRegistration.website}. Kwa bima nyingine yoyote, tupigie simu: ${site.phone}.`,
  },
  {
    title: 'Njoo mwenyewe, na kitambulisho chako',
    text: `${sha} inataka alama ya kidole ya mgonjwa mwenyewe. Kwa hivyo hakuna anayeweza kuitoa kwa niaba yako. Mashine ikishindwa kusoma yako, dawati letu linaiomba ${sha} njia nyingine.`,
  },
  {
    title: 'Kwa mtoto',
    text: 'Njoo na cheti cha kuzaliwa, au taarifa ya kuzaliwa (birth notification) kwa mtoto mchanga. Lazima mtoto awe kwenye bima yako.',
  },
  {
    title: 'Tuachie tuombe idhini',
    text: 'Kulazwa, upasuaji na baadhi ya picha (scan) huhitaji idhini kwanza. Majibu mengi huja ukisubiri. Mengine huchukua siku moja au mbili.',
  },
  {
    title: 'Ona bili, kisha utie sahihi',
    text: 'Unatia sahihi kwa kiasi ambacho bima yako inalipa, na unalipa kinachobaki. Nenda nyumbani na nakala.',
  },
];

/** Summary of what SHA and MAKL pay for; /sw/insurance has the full list. */
export const insuranceNotes: Insurance['insuranceNotes'] = [
  `${sha} hutulipa viwango visivyobadilika, mchango wako ukiwa umelipwa. Wewe unalipa tofauti inayobaki. Tunakuambia ni kiasi gani kabla hatujaanza.`,
  `Jiunge na ${sha} kwa ${shaRegistration.dial}. Toa alama ya kidole mara moja tu, mapema kabla hujahitaji matibabu. Waongeze watoto wako.`,
  ...ifMakl(
    `${maklName} husimamia mipango ya bima inayolipiwa na waajiri. Uliza kama wako bado upo: walimu walihamia ${sha}.`,
  ),
];

const others = Object.keys(insurers).length - schemesHere.length;
const otherInsurers = others > 0 ? [`bima nyingine ${others === 1 ? 'moja' : others}`] : [];

/** Texts of /sw/insurance around its lists. */
export const insurancePage = {
  heading: 'Bima tunazopokea',
  lead: `Tunapokea ${formatList([...schemesHere, ...otherInsurers])}.`,
  findLabel: 'Je, yako iko hapa?',
  without: `Kama huna bima, lipa kwa ${formatChoice(waysToPay)}.`,
  benefitsHeading: 'Faida za bima yako hapa',
  shaHeading: `${sha} inalipa nini, na wewe unalipa nini`,
  shaIntro: shaHistory,
  providersHeading: 'Bima zinazokubaliwa',
  providersIntro: `${others > 0 ? `Kwanza ${formatList([...new Set([...schemesHere, ...partners])])}, kisha nyingine (mfano). ` : ''}Tuulize kama mpango wako unajumuisha hospitali yetu.`,
  pendingHeading: 'Zinazosubiri kuidhinishwa',
  maklHeading: `Ukiwa na ${maklName}`,
  stepsHeading: 'Jinsi ya kutumia bima yako',
  contactLabel: 'Uliza kuhusu bima yako',
  bookLabel: 'Weka miadi',
} as const satisfies Insurance['insurancePage'];
