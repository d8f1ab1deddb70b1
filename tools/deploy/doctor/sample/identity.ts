import { figures } from '../../../../src/facts/hospital/figures.ts';
import { site } from '../../../../src/facts/hospital/site.ts';
import { dataProtection } from '../../../../src/facts/legal/data-protection.ts';
import { licences } from '../../../../src/facts/legal/licences.ts';
import { telemedicinePapers } from '../../../../src/facts/legal/telemedicine.ts';
import { payBill } from '../../../../src/facts/money/prices.ts';
import { patientRecords } from '../../../../src/facts/people/patient-records.ts';
import { people } from '../../../../src/facts/people/people.ts';

/** A published value by which a hospital, or a person in it, is known. */
export interface IdentityValue {
  /** 'the phone', 'the patient Ann Muthoni'. */
  what: string;
  /** Decides how two spellings of the value are compared. */
  kind: 'name' | 'phone' | 'email' | 'number' | 'value';
  value: string;
  where: string;
}

const siteFile = 'src/facts/hospital/site.ts';

function identity(
  kind: IdentityValue['kind'],
  where: string,
  values: Readonly<Record<string, string>>,
): IdentityValue[] {
  return Object.entries(values).map(([what, value]) => ({ kind, where, what, value }));
}

function namesOf(who: string, where: string, persons: readonly { name: string }[]) {
  const named = persons.map(({ name }) => [`the ${who} ${name}`, name] as const);
  return identity('name', where, Object.fromEntries(named));
}

/** Name, people, patients, addresses, numbers and rating, as this checkout publishes them. */
export const identityValues: readonly IdentityValue[] = [
  ...identity('name', siteFile, { 'the name': site.name, 'the short name': site.shortName }),
  ...identity('phone', siteFile, { 'the phone': site.phone }),
  ...identity('email', siteFile, { ...site.emails, ...site.officeEmails }),
  ...identity('value', siteFile, {
    'the rating': `${site.rating.value} of ${site.rating.count}`,
    'the map position': `${site.geo.latitude} ${site.geo.longitude}`,
    ...site.social,
  }),
  ...identity('value', 'src/facts/hospital/figures.ts', { 'the figures': JSON.stringify(figures) }),
  ...namesOf('employee', 'src/facts/people/people.json', Object.values(people)),
  ...namesOf('patient', 'src/facts/people/patient-records.ts', patientRecords),
  ...identity('number', 'src/facts/legal/licences.ts', licences),
  ...identity('number', 'src/facts/legal/telemedicine.ts', telemedicinePapers),
  ...identity('number', 'src/facts/legal/data-protection.ts', {
    'data registration': dataProtection.registrationNumber,
  }),
  ...identity('number', 'src/facts/money/prices.json', { 'pay bill': payBill.number }),
];
