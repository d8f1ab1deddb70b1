import { shaAmbulance } from '../../facts/sha.ts';
import { schemes } from '../../facts/site.ts';
import type { Block } from '../service-page.ts';
import { formatDay } from './format.ts';
import { ambulancePrice } from './price-list.ts';
import { ambulanceBySha } from './sha-table.ts';

const { sha } = schemes;

/** Whose ambulance comes, where to, and what it costs on a day (ISO 8601). */
export function ambulanceCost(today: string): Block {
  return {
    kind: 'facts',
    heading: 'Our ambulance: area and cost',
    facts: [
      { term: 'Ours', detail: 'One ambulance with a nurse on board, at any hour (sample)' },
      {
        term: 'Area',
        detail:
          'Gitaru, Kikuyu, Kinoo, Wangige and Limuru. Further out we find one that is nearer.',
      },
      { term: 'Cost', detail: `${ambulancePrice}. Nobody asks for money before the ride.` },
      {
        term: `With ${sha}`,
        detail: `${ambulanceBySha(today)}. Checked on ${formatDay(shaAmbulance.first.asOf)}; whether it pays for your ride we ask ${sha} afterwards.`,
      },
    ],
  };
}

/** Where the sums of SHA are published. */
export const ambulanceSource = shaAmbulance.first.source;
