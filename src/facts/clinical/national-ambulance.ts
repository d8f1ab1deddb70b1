import type { Source } from '../sources/source.ts';
import { helplines } from './helplines.ts';

/**
 * The national ambulance service, announced for the number that reaches the police today. Set `state`
 * to 'live' once the Ministry of Health says that it answers in this county. The hospital's own number
 * comes first in either state.
 */
export const nationalAmbulance = {
  number: helplines.police.number,
  state: 'announced' as 'announced' | 'live',
  /** ISO 8601 day on which the state was last checked. */
  asOf: '2026-11-27',
  source: {
    publisher: 'Kenya News Agency',
    title: 'Deployment of digital tools to roll out national emergency ambulance underway',
    year: 2025,
    url: 'https://www.kenyanews.go.ke/deployment-of-digital-tools-to-roll-out-national-emergency-ambulance-underway',
  },
} as const satisfies { source: Source } & Record<string, unknown>;
