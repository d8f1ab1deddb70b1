import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { helplines } from '../../../src/facts/clinical/helplines.ts';
import { nationalAmbulance } from '../../../src/facts/clinical/national-ambulance.ts';
import hospital from '../../../src/facts/hospital/hospital.json' with { type: 'json' };
import { site } from '../../../src/facts/hospital/site.ts';
import { licences } from '../../../src/facts/legal/licences.ts';
import { payBill } from '../../../src/facts/money/prices.ts';
import { lowerLevelBirths, shaSums } from '../../../src/facts/money/sha.ts';
import type { WranglerConfig } from '../../run/wrangler-config.ts';
import type { DatedFact } from './dated-facts.ts';
import type { CheckedFile } from './finding.ts';
import type { PublicValues } from './invented-values.ts';
import type { Deployment } from './site-address.ts';

/** Returns every file under a folder whose name matches `ending`, sorted by path. */
export function readFiles(folder: string, ending: RegExp): CheckedFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** The published values with which the public reaches and checks the hospital. */
export const publicValues: PublicValues = {
  phones: Object.values(hospital.phones).filter((phone) => typeof phone === 'string'),
  emails: [...Object.values(site.emails), ...Object.values(site.officeEmails)],
  numbers: { ...licences, payBill: payBill.number },
};

/** Returns the site's address and custom domains, from `routes` or the older `route`. */
export function readDeployment({ vars, routes = [], route }: WranglerConfig): Deployment {
  const customDomains = [...routes, ...(route ? [route] : [])].flatMap((entry) =>
    typeof entry === 'object' && 'custom_domain' in entry && entry.custom_domain
      ? [entry.pattern]
      : [],
  );
  return { siteUrl: String(vars?.SITE_URL ?? ''), customDomains };
}

/** Sums, phone numbers and services of other bodies. */
export const datedFactsOfSite: readonly DatedFact[] = [
  ...shaSums.map(({ shillings, source, asOf }) => ({
    name: `SHA's tariff of ${shillings} (${source.title})`,
    kind: 'sum' as const,
    asOf,
    where: 'src/facts/money/sha.ts',
  })),
  {
    name: 'Births at dispensaries and health centres',
    kind: 'statement',
    asOf: lowerLevelBirths.asOf,
    where: 'src/facts/money/sha.ts',
  },
  {
    name: `The national ambulance on ${nationalAmbulance.number} (${nationalAmbulance.state})`,
    kind: 'statement',
    asOf: nationalAmbulance.asOf,
    where: 'src/facts/clinical/national-ambulance.ts',
  },
  ...Object.entries(helplines).map(([name, { asOf }]) => ({
    name: `The helpline number '${name}'`,
    kind: 'number' as const,
    asOf,
    where: 'src/facts/clinical/helplines.ts',
  })),
];
