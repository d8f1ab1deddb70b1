import { schemes } from '../../../facts/hospital/site.ts';
import { papersByWeek } from '../../../facts/money/birth-cost.ts';
import { type Cover, costOf } from '../../../facts/money/cost.ts';
import { askUs } from '../../../facts/money/dated-sums.ts';
import { type PriceItem, priceItem } from '../../../facts/money/price-items.ts';
import { shaFunds, shaRegistration, shaWardDay } from '../../../facts/money/sha.ts';
import { exampleDays, workedExampleNames } from '../../../facts/money/worked-examples.ts';
import { formatDay, formatPrice } from '../../formats/sw.ts';
import type { WordsOf } from '../../words-of.ts';
import { birthCostCaption, formatSum, longerStayNote } from '../money/birth-cost.ts';
import { formatItemPrice } from '../money/price-items.ts';
import { sampleNote } from '../money/price-list.ts';
import { amountNotFound, primaryCareVisit, visitsNotFound } from '../money/sha-table.ts';
import { choiceOf } from '../money/ways-to-pay.ts';
import { ambulanceRides } from '../sections/ambulance.ts';

const { sha } = schemes;

const booklet = 'Kitabu cha kliniki (Mother and Child Health Handbook)';
const request = 'Barua ya rufaa au fomu ya kipimo, kama unayo';

/** What to bring, by cover. */
function bringFor(papers: readonly string[], letter: string): Record<Cover, readonly string[]> {
  const own = ['Kitambulisho chako', ...papers];
  const fingerprint = `Kama wewe ndiye mgonjwa, njoo mwenyewe: ${sha} inataka alama yako ya kidole`;
  const money = `Simu yako ya kulipia, ${choiceOf('Cash', 'Card')}`;
  return {
    sha: [...own, fingerprint],
    shaUnpaid: [...own, fingerprint, money],
    none: [...own, money],
    other: [...own, 'Kadi yako ya bima au nambari ya mwanachama', letter],
  };
}

/** The same with any cover: the ride comes first. */
const forRide = [
  'Kitambulisho na karatasi za bima, kama ziko karibu',
  'Dawa ambazo mgonjwa anatumia',
  'Usitafute karatasi: zinaweza kuja baadaye',
];

/** Texts of /sw/what-will-i-pay around the sums. */
export const whatWillIPay = {
  heading: 'Nitalipa pesa ngapi?',
  lead: 'Chagua unachohitaji na nani analipa. Utaona bei yetu, utakacholipa wewe na kinachoweza kuongezeka.',
  formHeading: 'Swali lako',
  againHeading: 'Uliza tena',
  legends: { item: 'Ni kwa ajili ya nini?', cover: 'Nani analipa?' },
  chooseLabel: 'Chagua kwenye orodha',
  choices: {
    sha: `${sha}, mchango umelipwa`,
    shaUnpaid: `${sha}, mchango bado haujalipwa`,
    none: 'Sina bima: najilipia',
    other: 'Bima nyingine au mpango wa mwajiri',
  },
  submitLabel: 'Nionyeshe nitakacholipa',
  privacy: 'Hatuulizi jina wala nambari yoyote.',
  problemHeading: 'Tafadhali chagua',
  problems: {
    item: {
      missing: 'Chagua unataka bei ya nini.',
      unknown: 'Hatuna bei ya kilichotajwa kwenye anwani ya ukurasa. Chagua moja ya hizi.',
    },
    cover: {
      missing: 'Chagua nani analipa.',
      unknown: 'Hatujui bima iliyotajwa kwenye anwani ya ukurasa. Chagua moja ya hizi.',
    },
  },
  ways: {
    sha: `ukiwa na ${sha}`,
    shaUnpaid: `ukiwa na ${sha}, mchango bado haujalipwa`,
    none: 'bila bima',
    other: 'ukiwa na bima nyingine',
  },
  priceLabel: 'Bei yetu',
  coverLabels: {
    sha: `${sha} inalipa`,
    shaUnpaid: `${sha} inalipa leo`,
    none: 'Bima inalipa',
    other: 'Bima yako inalipa',
  },
  remainsLabel: 'Utakacholipa',
  wholePriceLabels: {
    sha: `Bei yetu, kabla ya ${sha} kulipa sehemu yake`,
    shaUnpaid: `Bei yetu, kabla ya ${sha} kulipa sehemu yake`,
    other: 'Bei yetu, kabla ya bima yako kulipa sehemu yake',
  },
  changeLabel: 'Badilisha',
  nothing: formatSum(0),
  nothingFor: {
    visit: 'Hakuna kwa kuonwa; vipimo na dawa huenda vikalipiwa kando',
    visits: 'Hakuna kwa kila kliniki inayoilipia; uliza ni ngapi',
    bed: 'Hakuna kwa kitanda; daktari, vipimo na dawa hulipiwa kando',
  },
  ifDispatched: (paid) => `${paid}, ikitumwa na kituo chake cha simu`,
  unlessDispatched: (price, rest) => `${price}; ${rest} ikitumwa na kituo cha simu cha ${sha}`,
  basicVisit: 'Kuonwa kwa kawaida',
  bringHeading: 'Cha kuja nacho',
  bring: {
    pregnancy: bringFor(
      [booklet],
      `Barua ya bima yako kwamba italipa, kufikia wiki ya ${papersByWeek}`,
    ),
    general: bringFor([request], 'Idhini ya bima yako, kwa kulazwa au upasuaji'),
    ride: { sha: forRide, shaUnpaid: forRide, none: forRide, other: forRide },
  },
  insurersHeading: 'Bima tunazopokea',
  insurersLabel: 'Jinsi ya kutumia bima yako hapa',
  extrasBesideVisits: [
    { term: 'Kujifungua kwenyewe: kuna bei yake.' },
    { term: 'Matibabu ya ugonjwa usiohusiana na ujauzito.' },
  ],
  basisHeading: 'Kuhusu jibu hili',
  payingHeading: 'Jinsi ya kulipa sehemu yako',
  askHeading: 'Nani wa kuuliza',
  ask: {
    pregnancy: {
      sha: `Tuambie ujauzito una wiki ngapi na kwamba una ${sha}. Tunakuambia utakacholipa kabla hujaja.`,
      shaUnpaid: `Tuambie ujauzito una wiki ngapi. Tunakuonyesha jinsi ya kulipa mchango wa ${sha}, na utakacholipa baada ya hapo.`,
      none: 'Tuambie ujauzito una wiki ngapi. Tunakuambia bei kabla hujaja, na jinsi ya kulipa kidogo kidogo.',
      other: 'Tuambie bima yako na ujauzito una wiki ngapi. Tunakuambia utakacholipa kabla hujaja.',
    },
    general: {
      sha: `Tuambie una ${sha} na unahitaji nini. Tunaiuliza ${sha} na kukuambia utakacholipa.`,
      shaUnpaid: `Tuambie unahitaji nini. Tunakuonyesha jinsi ya kulipa mchango wa ${sha}, na utakacholipa baada ya hapo.`,
      none: 'Tuambie unahitaji nini. Tunakupa makadirio ya bei kwa maandishi, na tunakubaliana jinsi ya kulipa kidogo kidogo.',
      other: 'Tuambie bima yako na unahitaji nini. Tunaiuliza bima yako na kukuambia utakacholipa.',
    },
  },
  chatLabel: 'Uliza kwa WhatsApp',
  withShaLabel: `Ona ${sha} ingelipa kiasi gani, mchango ukilipwa`,
  /** Link to this page from pages about prices and cover. */
  linkLabel: 'Nitalipa pesa ngapi? Hesabu hapa',
  examplesHeading: workedExampleNames.length === 4 ? 'Mifano minne ya bili' : 'Mifano ya bili',
  examplesIntro: `Ni vifurushi, kitanda na uuguzi. Vipimo na dawa zisizo kwenye kifurushi hulipiwa kando. ${sha} hulipa sehemu yake mchango wako ukiwa umelipwa.`,
  examples: {
    normalBirth: `Kujifungua kwa kawaida, usiku ${exampleDays.normalBirth}`,
    cesarean: `Kujifungua kwa upasuaji, usiku ${exampleDays.cesarean}`,
    newborn: `Mtoto katika kitengo cha watoto wachanga, siku ${exampleDays.newborn}`,
    hdu: `HDU (uangalizi wa karibu), usiku ${exampleDays.hdu}`,
  },
  exampleScopes: {
    package: 'kwa kifurushi',
    packageAndBed: 'kwa kifurushi na kitanda',
    bedAndNursing: 'kwa kitanda na uuguzi',
  },
  exampleTotal: (scope) => `Bila bima, ${scope}`,
  exampleExact: (scope) => `Ukiwa na ${sha}, ${scope}`,
  exampleAtMost: (scope) => `Ukiwa na ${sha}, ${scope}, hulipi zaidi ya`,
  listHeading: 'Bei zetu zote',
  listIntro: `${sampleNote}Fungua kikundi uone bei yetu, kiasi ambacho ${sha} hulipa mchango wako ukiwa umelipwa, na utakacholipa wewe.`,
  listColumns: ['Huduma', 'Bei yetu', `${sha} inalipa`, `Unalipa ukiwa na ${sha}`],
  filesIntro: 'Bei hizi hizi kama faili:',
  csvLabel: 'Jedwali (CSV)',
  jsonLabel: 'Kwa programu (JSON)',
} as const satisfies WordsOf<'whatWillIPay'>['whatWillIPay'];

/** Returns what SHA pays for the part of an example that it publishes sums for. */
export function examplePaid(paid: number | typeof askUs, isExact: boolean): string {
  if (paid === askUs || isExact) return formatSum(paid);
  return `${formatPrice(paid)}; tuulize kuhusu kinachobaki`;
}

/** Returns a line of an example: 'Kitengo cha watoto wachanga: kitanda na uuguzi, siku 5'. */
export function exampleLine(name: string, days?: number): string {
  return days === undefined ? name : `${name}, siku\u00a0${days}`;
}

/** Returns the note under an estimate made on `today` (ISO 8601). */
export function estimateNote(today: string): string {
  return `Makadirio ya ${formatDay(today)}. Makadirio tunayokupa kwa maandishi kabla ya matibabu ndiyo ya kutegemea.`;
}

/** Returns the basis of SHA's part on `today` (ISO 8601). */
function shaBasis(name: PriceItem, today: string): string {
  if (name === 'anc') {
    return `${sha} hulipia kliniki hizi kama matibabu ya wagonjwa wa nje, kutoka ${shaFunds.primaryCare}. Haijatangaza kiasi chake.`;
  }
  const { sha: payment, perDay, nothingFor } = priceItem(name);
  if (payment === 'basicVisit') {
    return nothingFor === 'visits' ? `${primaryCareVisit} ${visitsNotFound}` : primaryCareVisit;
  }
  if (!payment) {
    return `${amountNotFound}: tunaangalia kabla hujalipa. Hadi ujue, jipange kulipa bei yetu yote.`;
  }
  const caption = birthCostCaption(today, payment);
  if (perDay) {
    return `${caption} Ni kwa siku nzima wodini, hadi siku ${shaWardDay.householdDays} kwa mwaka kwa familia moja. Bili ya siku ikizidi hapo, unalipa kinachobaki.`;
  }
  if (name === 'ambulance') return `${ambulanceRides} ${caption}`;
  return `${caption} ${longerStayNote}`;
}

/** Returns the basis of an answer without a paid contribution: what SHA would pay after it. */
function unpaidBasis(name: PriceItem, today: string): string {
  const { coverPays } = costOf(name, 'shaUnpaid', today);
  if (name === 'ambulance') return `${ambulanceRides} Jipange kulipa bei yetu yote, na utuulize.`;
  // the fund for primary care needs no contribution; the rest is unknown either way
  if (coverPays !== 0) return shaBasis(name, today);
  const { coverPays: later, remains } = costOf(name, 'sha', today);
  const say = (sum: number) => formatItemPrice(sum, priceItem(name).perDay ?? false);
  const then =
    typeof later === 'number' && typeof remains === 'number'
      ? `Baada ya hapo italipa ${say(later)}${remains > 0 ? `, nawe ${say(remains)}` : ''}.`
      : 'Tuulize italipa kiasi gani baada ya hapo.';
  return `${sha} hulipia huduma hii mchango wako ukiwa umelipwa. Piga ${shaRegistration.dial} uone unachodaiwa. ${then} Tuulize mchango huanza kutumika siku gani.`;
}

/** Returns the basis of an answer's sums on `today` (ISO 8601). */
export function costBasis(name: PriceItem, cover: Cover, today: string): string {
  if (cover === 'sha') return shaBasis(name, today);
  if (cover === 'shaUnpaid') return unpaidBasis(name, today);
  if (cover === 'other') {
    return 'Kiasi ambacho bima yako hulipa hutegemea mpango wako. Tunaiuliza bima yako na kukuambia kabla hujalipa.';
  }
  return 'Hii ni bei yetu bila bima.';
}

/** Returns the cost if a normal birth becomes a cesarean, on `today` (ISO 8601). */
export function costOfCesarean(cover: Cover, today: string): string {
  const { price, remains } = costOf('cesarean', cover, today);
  const part =
    remains === askUs
      ? 'Tuulize utalipa kiasi gani.'
      : remains === 0
        ? 'Hulipi chochote.'
        : `Utalipa ${formatSum(remains)}.`;
  return `Kujifungua kukigeuka kuwa upasuaji, bei yetu ni ${formatPrice(price)} kwa jumla. ${part}`;
}

/** Returns the start of a chat message with a question about a price: 'Normal Delivery without cover'. */
export function priceQuestion(question: string): string {
  return `Habari, nina swali kuhusu bei ya ${question}: `;
}
