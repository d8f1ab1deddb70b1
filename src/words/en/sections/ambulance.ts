import { nationalAmbulance } from '../../../facts/clinical/national-ambulance.ts';
import { surroundings } from '../../../facts/hospital/contact/surroundings.ts';
import { schemes, site } from '../../../facts/hospital/site.ts';
import { askUs, sumOn } from '../../../facts/money/dated-sums.ts';
import { prices } from '../../../facts/money/prices.ts';
import { shaAmbulance } from '../../../facts/money/sha.ts';
import type { Block } from '../../departments/department-words.ts';
import { formatDay, formatList, formatPrice } from '../../formats/en.ts';
import { formatSum } from '../money/birth-cost.ts';

const { sha } = schemes;
const { ambulance: ours } = prices;

/** Price of the hospital's own ambulance. */
export const ambulancePrice =
  `${formatPrice(ours.first)} for the first ${ours.firstKilometres} km, then ` +
  `${formatPrice(ours.eachKilometreMore)} a km`;

/** The rides that SHA pays for. */
export const ambulanceRides = `${sha} pays only for rides that a national or county ambulance call centre arranges.`;

/** Returns SHA's payment for an ambulance on `today` (ISO 8601), or 'Ask us'. */
export function ambulanceBySha(today: string): string {
  const first = sumOn(shaAmbulance.first, today);
  const more = sumOn(shaAmbulance.eachKilometreMore, today);
  if (first === askUs || more === askUs) return formatSum(askUs);
  return `${formatPrice(first)} for the first ${shaAmbulance.firstKilometres} km, then ${formatPrice(more)} a km`;
}

const { number, state } = nationalAmbulance;

/** The national ambulance, which the government has announced. */
const nationalService =
  state === 'live'
    ? `Call us first. No answer? Call ${number}. ${sha} pays for the ride.`
    : `Announced on ${number}. We do not know that it answers yet: today ${number} reaches the police. Call us first.`;

/** Returns who sends an ambulance, its area and its cost on `today` (ISO 8601). */
export function ambulanceCost(today: string): Block {
  return {
    kind: 'facts',
    heading: 'Our ambulance: area and cost',
    facts: [
      { term: 'Ours', detail: 'One ambulance with a nurse on board, at any hour (sample)' },
      ...(site.ambulancePhone ? [{ term: 'Its own number', detail: site.ambulancePhone }] : []),
      {
        term: 'Area',
        detail: `${formatList([site.address.locality, ...surroundings.ambulance])}. Further away, we find an ambulance closer to you.`,
      },
      { term: 'Cost', detail: `${ambulancePrice}. We never ask for money before the ride.` },
      {
        term: `With ${sha}`,
        detail: `${ambulanceRides} For those: ${ambulanceBySha(today)}. Checked on ${formatDay(shaAmbulance.first.asOf)}. If you call us, plan for our price. We ask ${sha} afterwards.`,
      },
      {
        term: 'National ambulance',
        detail: `${nationalService} As of ${formatDay(nationalAmbulance.asOf)}.`,
      },
    ],
  };
}

const { source, law } = shaAmbulance.first;

/** The publication of SHA's sums, the law that sets them, and the announcement. */
export const ambulanceSources = [source, law, nationalAmbulance.source];
