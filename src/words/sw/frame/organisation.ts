import { figures } from '../../../facts/hospital/figures.ts';
import { site } from '../../../facts/hospital/site.ts';
import type { ServiceRouteName } from '../../../site/routes.ts';

/** What structured data says of the hospital in this language. */
export const description: string = `Hospitali ya ${site.level} na kituo cha uzazi ${site.address.locality}, ${site.address.region}, wazi ${site.hours.label}: vitanda ${figures.beds}, wahudumu wa afya ${figures.professionals}, wagonjwa ${figures.patientsServed} waliohudumiwa. Tunapokea ${site.accreditations.join(', ')}.`;

/** What each department is called in structured data. */
export const departmentNames: Readonly<Record<ServiceRouteName, string>> = {
  outpatient: 'Huduma za wagonjwa wa nje',
  maternity: 'Huduma za uzazi',
  pediatrics: 'Kliniki ya watoto',
  laboratory: 'Huduma za maabara',
  pharmacy: 'Duka la dawa la hospitali',
  dental: 'Huduma za meno',
  radiology: 'Picha za X-ray na ultrasound',
  inpatient: 'Kulazwa na saa za kutembelea',
  specializedCare: 'Huduma za madaktari bingwa',
  surgical: 'Huduma za upasuaji',
  telemedicine: 'Daktari kwa simu au video',
  hdu: 'Kitengo cha uangalizi wa karibu (HDU)',
  eyeCare: 'Kliniki ya macho',
  emergency: 'Idara ya dharura',
  upcoming: 'Huduma zijazo',
};
