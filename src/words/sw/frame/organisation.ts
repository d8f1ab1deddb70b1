import { figures } from '../../../facts/hospital/figures.ts';
import { site } from '../../../facts/hospital/site.ts';

/** The hospital's description in structured data. */
export const description: string = `Hospitali ya ${site.level} na kituo cha uzazi ${site.address.locality}, ${site.address.region}, wazi ${site.hours.label}: vitanda ${figures.beds}, wahudumu wa afya ${figures.professionals}, wagonjwa ${figures.patientsServed} waliohudumiwa. Tunapokea ${site.accreditations.join(', ')}.`;
