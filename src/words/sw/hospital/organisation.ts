import { site } from '../../../facts/hospital/site.ts';
import { schemesHere } from '../../../facts/money/insurers.ts';
import { ifCounted } from '../../if-on.ts';
import { wayNames } from '../money/ways-to-pay.ts';
import { region } from './postal-address.ts';

const inFigures = [
  ...ifCounted('beds', (beds) => `vitanda ${beds}`),
  ...ifCounted('professionals', (people) => `wahudumu wa afya ${people}`),
  ...ifCounted('patientsServed', (patients) => `wagonjwa ${patients} waliohudumiwa`),
].join(', ');

/** The hospital's description in structured data. */
export const description: string = `Hospitali ya ${site.level} na kituo cha uzazi ${site.address.locality}, ${region}, wazi saa 24, kila siku${inFigures && `: ${inFigures}`}. Tunapokea ${schemesHere.join(', ')}.`;

/** The ways to pay, in structured data. */
export const payments: string = site.payments.map((way) => wayNames[way]).join(', ');
