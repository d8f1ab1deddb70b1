import { schemes } from '../../../facts/hospital/site.ts';
import {
  type Birth,
  birthCost,
  type Cover,
  papersByWeek,
} from '../../../facts/money/birth-cost.ts';
import { askUs } from '../../../facts/money/dated-sums.ts';
import { shaFunds, shaTariffs } from '../../../facts/money/sha.ts';
import { formatPrice } from '../../../formats/sw.ts';
import type { WordsOf } from '../../words-of.ts';
import { birthCostCaption, formatSum, freeBirth, longerStayNote } from '../money/birth-cost.ts';
import { packageWords } from '../pages/maternity-packages.ts';

const { sha } = schemes;
const { normalDelivery, cesareanSection, comprehensiveAnc } = packageWords;

const papers = ['Kitambulisho chako', 'Kitabu cha kliniki (Mother and Child Handbook)'];

/** Texts of /sw/what-will-i-pay around the sums. */
export const whatWillIPay = {
  heading: 'Nitalipa pesa ngapi?',
  lead: 'Chagua mambo mawili. Utaona bei yetu, kiasi ambacho bima yako hulipa, na utakacholipa wewe.',
  formHeading: 'Swali lako',
  againHeading: 'Uliza tena',
  legends: { birth: 'Ni kwa ajili ya nini?', cover: 'Nani analipa?' },
  choices: {
    birth: {
      normal: normalDelivery.name,
      cesarean: cesareanSection.name,
      anc: comprehensiveAnc.name,
    },
    cover: {
      sha: `${sha}, mchango umelipwa`,
      none: 'Sina bima: najilipia',
      other: 'Bima nyingine au mpango wa mwajiri',
    },
  },
  submitLabel: 'Nionyeshe nitakacholipa',
  privacy: 'Hatuulizi jina wala nambari yoyote.',
  problemHeading: 'Tafadhali chagua',
  problems: {
    birth: {
      missing: 'Chagua unataka bei ya nini.',
      unknown: 'Hatuna bei ya kilichotajwa kwenye anwani ya ukurasa. Chagua moja ya hizi.',
    },
    cover: {
      missing: 'Chagua nani analipa.',
      unknown: 'Hatujui bima iliyotajwa kwenye anwani ya ukurasa. Chagua moja ya hizi.',
    },
  },
  /** Heading of an answer: the package and the cover. */
  packages: {
    normal: normalDelivery.name,
    cesarean: cesareanSection.name,
    anc: comprehensiveAnc.name,
  },
  ways: { sha: `ukiwa na ${sha}`, none: 'bila bima', other: 'ukiwa na bima nyingine' },
  priceLabel: 'Bei yetu',
  coverLabels: { sha: `${sha} inalipa`, none: 'Bima inalipa', other: 'Bima yako inalipa' },
  remainsLabel: 'Kiasi chako',
  nothing: 'Hakuna',
  bringHeading: 'Cha kuja nacho',
  bring: {
    sha: [...papers, 'Njoo mwenyewe: alama ya kidole lazima iwe yako'],
    none: [...papers, 'Simu yako ya kulipia, pesa taslimu au kadi'],
    other: [
      ...papers,
      'Kadi yako ya bima au nambari ya mwanachama',
      `Barua ya bima yako kwamba italipa, kufikia wiki ya ${papersByWeek}`,
    ],
  },
  insurersHeading: 'Bima tunazopokea',
  insurersLabel: 'Jinsi ya kutumia bima yako hapa',
  extrasBesideVisits: [
    'Kujifungua kwenyewe: kuna bei yake.',
    'Matibabu ya ugonjwa usiohusiana na ujauzito.',
  ],
  payingHeading: 'Jinsi ya kulipa sehemu yako',
  askHeading: 'Nani wa kuuliza',
  ask: {
    sha: `Tuambie ujauzito una wiki ngapi na kwamba una ${sha}. Tunakuambia utakacholipa kabla hujaja.`,
    none: 'Tuambie ujauzito una wiki ngapi. Tunakuambia bei kabla hujaja, na jinsi ya kulipa kidogo kidogo.',
    other: 'Tuambie bima yako na ujauzito una wiki ngapi. Tunakuambia utakacholipa kabla hujaja.',
  },
  chatLabel: 'Uliza kwa WhatsApp',
  withShaLabel: `Ona ${sha} ingelipa kiasi gani`,
  /** Link to this page from pages about prices and cover. */
  linkLabel: 'Nitalipa pesa ngapi? Chagua bima yako uone',
} as const satisfies WordsOf<'whatWillIPay'>['whatWillIPay'];

/** Returns the basis of an answer's sums on `today` (ISO 8601). */
export function costBasis(birth: Birth, cover: Cover, today: string): string {
  if (cover === 'none') {
    const whole = 'Hii ndiyo bei yote ya kifurushi.';
    return birth === 'anc' ? whole : `${whole} ${freeBirth}`;
  }
  if (cover === 'other') {
    return 'Kiasi ambacho bima yako hulipa hutegemea mpango wako. Tunaiuliza bima yako na kukuambia kabla hujalipa.';
  }
  return shaTariffs[birth]
    ? `${birthCostCaption(today)} ${longerStayNote}`
    : `${sha} hulipia kliniki hizi kama matibabu ya wagonjwa wa nje, kutoka ${shaFunds.primaryCare}, na haijatangaza kiasi chake.`;
}

/** Returns the cost if a normal birth becomes a cesarean, on `today` (ISO 8601). */
export function costOfCesarean(cover: Cover, today: string): string {
  const { price, remains } = birthCost('cesarean', cover, today);
  const part =
    remains === askUs ? 'Tuulize utalipa kiasi gani.' : `Ungelipa ${formatSum(remains)}.`;
  return `Kujifungua kukigeuka kuwa upasuaji, bei yetu ni ${formatPrice(price)} kwa jumla. ${part}`;
}

/** Returns the start of a chat message with a question about a price: 'Normal Delivery without cover'. */
export function priceQuestion(question: string): string {
  return `Habari, nina swali kuhusu bei ya ${question}: `;
}
