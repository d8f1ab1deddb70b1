import { doctorKeys, shortNameOf } from '../../../src/facts/people/people.ts';
import { type Href, hrefIn } from '../../../src/site/addresses.ts';
import { inAnyLanguage } from './queries.ts';

const en: Href = hrefIn('en');
const sw: Href = hrefIn('sw');
const visiting = [`${en('inpatient')}#visiting-hours`, `${en('home')}#faq`];
const papers = [en('papers')];
const sha = [en('insurance'), `${en('maternityPackages')}#with-sha`];
const shaInSwahili = [`${sw('maternityPackages')}#with-sha`, en('insurance')];
const hours = [en('outpatient'), en('contact'), en('appointments'), `${en('home')}#faq`];
const doctor = doctorKeys[1];

/** Common questions in other words, written on 24 November 2026. */
export const newQueries = inAnyLanguage([
  ['en', 'when can I see my sister in the ward', ...visiting],
  ['en', 'visiting time maternity ward', ...visiting],
  ['en', 'what days is the baby doctor in', en('doctors'), `${en('pediatrics')}#clinic-days`],
  ['en', `${doctor ? shortNameOf(doctor) : ''} clinic`, en('doctors'), en('pediatrics')],
  ['en', 'price of a birth', en('maternityPackages'), en('maternity')],
  ['en', 'caesarean with sha how much', en('maternityPackages'), en('maternity'), en('insurance')],
  ['en', 'cost of a scan', `${en('insurance')}#prices`, en('radiology')],
  ['en', 'are you open on christmas', ...hours],
  ['en', 'which matatu do I take', `${en('contact')}#directions`],
  ['en', 'register for sha', ...sha],
  ['en', 'sha otp not working', ...sha],
  ['en', 'i cannot pay the bill', en('insurance'), en('inpatient'), en('patientRights')],
  ['en', 'the nurse was rude', en('patientRights')],
  ['en', 'where do I send a complaint', en('patientRights')],
  ['en', 'when will my test results be ready', en('laboratory'), `${en('home')}#faq`],
  ['en', 'x ray report', en('radiology')],
  ['en', 'does nhif still work', en('insurance'), `${en('maternityPackages')}#with-sha`],
  ['en', 'linda mama programme', en('insurance'), `${en('maternityPackages')}#with-sha`],
  ['en', 'sick leave letter', ...papers],
  ['en', 'copy of my medical file', ...papers, en('privacy')],
  ['en', 'lady gynaecologist', en('doctors'), en('specializedCare')],
  ['en', 'partner in the labour room', `${en('maternityPackages')}#reasons`, en('maternity')],
  ['en', 'trying to get pregnant', en('laboratory'), en('specializedCare')],
  ['en', 'wheelchair ramp', en('about'), en('accessibility'), en('outpatient')],
  ['en', 'list of prices', `${en('insurance')}#prices`],
  ['en', 'how long does labour last', `${en('emergencyCard')}#labour`, en('maternity')],
  ['en', 'dentist on saturday', en('dental'), en('doctors')],
  ['en', 'documents to bring to deliver', en('maternity')],
  [
    'en',
    'lost my clinic card can i still come',
    en('outpatient'),
    en('maternity'),
    en('appointments'),
  ],
  ['en', 'pay with mpesa', `${en('insurance')}#prices`, en('insurance')],
  ['sw', 'saa za kuona wagonjwa', ...visiting],
  ['sw', 'bei ya kuzaa kawaida', sw('maternityPackages')],
  ['sw', 'daktari wa watoto yuko siku gani', en('doctors'), en('pediatrics')],
  ['sw', 'mnafungua saa ngapi', ...hours],
  ['sw', 'nitafikaje hospitali', `${en('contact')}#directions`, `${sw('emergency')}#reach-us`],
  ['sw', 'kujiandikisha sha', ...shaInSwahili],
  ['sw', 'nataka kulalamika', en('patientRights')],
  ['sw', 'majibu ya maabara', en('laboratory')],
  ['sw', 'kadi ya nhif', ...shaInSwahili],
  ['sw', 'vitu vya kubeba kujifungua', en('maternity')],
]);
