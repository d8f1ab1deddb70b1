import { nationalAmbulance } from '../../../facts/clinical/national-ambulance.ts';
import { surroundings } from '../../../facts/hospital/contact/surroundings.ts';
import { schemes, site } from '../../../facts/hospital/site.ts';
import { askUs, sumOn } from '../../../facts/money/dated-sums.ts';
import { prices } from '../../../facts/money/prices.ts';
import { shaAmbulance } from '../../../facts/money/sha.ts';
import type { Block } from '../../departments/department-words.ts';
import { formatDay, formatList, formatPrice } from '../../formats/sw.ts';
import { formatSum } from '../money/birth-cost.ts';

const { sha } = schemes;
const { ambulance: ours } = prices;

/** Price of the hospital's own ambulance. */
export const ambulancePrice: string =
  `${formatPrice(ours.first)} kwa kilomita ${ours.firstKilometres} za kwanza, kisha ` +
  `${formatPrice(ours.eachKilometreMore)} kwa kila kilomita`;

/** The rides that SHA pays for. */
export const ambulanceRides: string = `${sha} hulipia tu safari zilizopangwa na kituo cha simu za ambulensi cha taifa au kaunti.`;

/** Returns SHA's payment for an ambulance on `today` (ISO 8601), or 'Tuulize'. */
export function ambulanceBySha(today: string): string {
  const first = sumOn(shaAmbulance.first, today);
  const more = sumOn(shaAmbulance.eachKilometreMore, today);
  if (first === askUs || more === askUs) return formatSum(askUs);
  return `${formatPrice(first)} kwa kilomita ${shaAmbulance.firstKilometres} za kwanza, kisha ${formatPrice(more)} kwa kila kilomita`;
}

const { number, state } = nationalAmbulance;

/** The national ambulance, which the government has announced. */
const nationalService =
  state === 'live'
    ? `Tupigie simu kwanza. Hatujibu? Piga ${number}. ${sha} hulipia safari.`
    : `Imetangazwa kwa nambari ${number}. Hatujui kama tayari inajibu: leo ${number} hupokelewa na polisi. Tupigie simu kwanza.`;

/** Returns who sends an ambulance, its area and its cost on `today` (ISO 8601). */
export function ambulanceCost(today: string): Block {
  return {
    kind: 'facts',
    heading: 'Ambulensi yetu: eneo na gharama',
    facts: [
      {
        term: 'Tuliyo nayo',
        detail: 'Ambulensi moja yenye muuguzi ndani, saa yoyote (mfano)',
      },
      ...(site.ambulancePhone ? [{ term: 'Nambari yake', detail: site.ambulancePhone }] : []),
      {
        term: 'Eneo',
        detail: `${formatList([site.address.locality, ...surroundings.ambulance])}. Ukiwa mbali zaidi, tunakutafutia iliyo karibu nawe.`,
      },
      {
        term: 'Gharama',
        detail: `${ambulancePrice}. Hakuna anayedai pesa kabla ya safari.`,
      },
      {
        term: `Ukiwa na ${sha}`,
        detail: `${ambulanceRides} Kwa hizo: ${ambulanceBySha(today)}. Imekaguliwa tarehe ${formatDay(shaAmbulance.first.asOf)}. Ukitupigia sisi, jipange kulipa bei yetu. Baadaye tunaiuliza ${sha}.`,
      },
      {
        term: 'Ambulensi ya taifa',
        detail: `${nationalService} Kufikia ${formatDay(nationalAmbulance.asOf)}.`,
      },
    ],
  };
}

const { source, law } = shaAmbulance.first;

/** The publication of SHA's sums, the law that sets them, and the announcement. */
export const ambulanceSources = [source, law, nationalAmbulance.source];
