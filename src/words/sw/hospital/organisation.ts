import { figures } from '../../../facts/hospital/figures.ts';
import { site } from '../../../facts/hospital/site.ts';
import { schemesHere } from '../../../facts/money/insurers.ts';
import { region } from './postal-address.ts';

/** The hospital's description in structured data. */
export const description: string = `Hospitali ya ${site.level} na kituo cha uzazi ${site.address.locality}, ${region}, wazi saa 24, kila siku: vitanda ${figures.beds}, wahudumu wa afya ${figures.professionals}, wagonjwa ${figures.patientsServed} waliohudumiwa. Tunapokea ${schemesHere.join(', ')}.`;

/** The ways to pay, in structured data. */
export const payments: string = 'Pesa taslimu, kadi, bima, M-Pesa';
