import { site } from '../../../src/facts/hospital/site.ts';
import { doctors } from '../../../src/facts/people/people.ts';
import { type ClinicId, clinics } from '../../../src/facts/schedule/clinics.ts';
import { type Href, hrefIn } from '../../../src/site/addresses.ts';
import type { Language } from '../../../src/site/languages.ts';

const en: Href = hrefIn('en');
const sw: Href = hrefIn('sw');
/** Splits a list of queries at its commas. */
export function splitList(list: string): readonly string[] {
  return list.split(',').map((query) => query.trim());
}

const mind = en('medicalBlogPost', 'mental-health-awareness');

/** What no page answers: the search says 'nothing found' and gives the phone number. */
export const needsWithoutPage = splitList(`
  chaplain, home visit,
  sample collection at home, medicine delivery, waiting time, is there a bed free today,
  mammogram, endoscopy, refund, bmi, volunteer
`);

const vaccines = en('medicalBlogPost', 'child-vaccination-schedule');

/** Abbreviations and numbers as they are typed, after the pages that answer them. */
const abbreviations: readonly (readonly [places: readonly string[], ...forms: string[]])[] = [
  [[en('emergency')], 'A & E', 'er', 'ER'],
  [[en('upcoming')], 'i.c.u', 'icu'],
  [[en('maternityPackages')], 'a.n.c', 'c/s', 'c.s', 'anti-d'],
  [[en('radiology')], 'c.t.', 'ct', 'm.r.i', 'xray', 'x ray'],
  [[en('outpatient')], 'h.i.v', 'H.I.V.', 'a.r.v.', 'o.p.d', 'p.e.p', 'v.c.t'],
  [[en('insurance')], 's.h.a', 'n.h.i.f'],
  [[en('hdu')], 'h.d.u'],
  [[en('specializedCare')], 'e.n.t', 'b.p', 'ob-gyn'],
  [[en('maternity')], 'p.n.c'],
  [[vaccines], 'h.p.v.', 'kepi'],
  [[en('laboratory'), vaccines], 't.b.'],
  [[`${en('emergency')}#fgm`], 'f.g.m'],
  [[en('papers')], 'p.3 form'],
  [[en('medicalBlogPost', 'diabetes-management-kenya'), en('laboratory')], 'hba1c'],
  [[en('blogPost', 5)], 'covid19', 'covid 19'],
  [
    [`${en('contact')}#details`],
    site.phone.replace(/\D/g, ''),
    site.phone.replaceAll(' ', '-'),
    site.phone.replace(/^\+254 ?/, '0'),
    site.phone.replace(/^\+254 ?/, '0').replaceAll(' ', ''),
  ],
];

/** Returns the items if the hospital has the clinic. */
export const withClinic = <Item>(id: ClinicId, ...items: readonly Item[]) =>
  clinics.some((clinic) => clinic.id === id) ? items : [];

const hasWoman = Object.values(doctors).some(({ gender }) => gender === 'female');

/** What a page answers, with the addresses that count as an answer. */
export const needsWithAnswer: readonly (readonly [string, Language, ...string[]])[] = [
  ['drug addiction help', 'en', `${mind}#numbers-to-call`],
  ['alcohol help', 'en', `${mind}#numbers-to-call`],
  ['child protection', 'en', `${en('emergency')}#national-lines`, `${mind}#numbers-to-call`],
  ['hernia operation price', 'en', `${en('whatWillIPay')}#prices-operations`],
  ['circumcision price', 'en', `${en('whatWillIPay')}#prices-operations`],
  // a girl's 'circumcision' is a crime: never a price
  ...['fgm', 'the cut', 'circumcise my daughter', 'circumcision of girl'].map(
    (query) => [query, 'en', `${en('emergency')}#fgm`] as const,
  ),
  ['tohara ya wasichana', 'sw', `${sw('emergency')}#fgm`],
  ['post abortion care', 'en', `${en('maternity')}#after-loss`],
  ['kutoa mimba', 'sw', `${sw('maternity')}#after-loss`],
  ['hiv exposure', 'en', `${en('outpatient')}#hiv-exposure`],
  ['stomach pain right side', 'en', `${en('outpatient')}#belly-pain`],
  ['my father is confused', 'en', `${en('outpatient')}#confusion`],
  ['itching in pregnancy', 'en', `${en('maternity')}#late-pregnancy`],
  ['overdue baby', 'en', `${en('maternity')}#late-pregnancy`],
  ['breech baby', 'en', `${en('maternity')}#late-pregnancy`],
  ['when to go to hospital first baby', 'en', `${en('maternity')}#when-to-come-in-labour`],
  ...withClinic('diabetes', [
    'kliniki ya sukari ni lini',
    'sw',
    `${en('specializedCare')}#clinic-days`,
  ] as const),
  ['cholera', 'en', `${en('outpatient')}#cholera`],
  ['kipindupindu', 'sw', `${sw('outpatient')}#cholera`],
  ['domestic violence', 'en', `${en('emergency')}#violence`],
  ['driving licence medical exam', 'en', `${en('papers')}#fitness-certificate`],
  ['food handler certificate', 'en', `${en('papers')}#food-handler-certificate`],
  ['p3 form', 'en', `${en('papers')}#p3-form-after-an-assault-or-an-accident`],
  ['fomu ya p3', 'sw', `${sw('papers')}#fomu-ya-p3-baada-ya-kushambuliwa-au-ajali`],
  ['sick sheet', 'en', `${en('papers')}#sick-note`],
  ['medical report', 'en', `${en('papers')}#medical-report`],
  ['mortuary', 'en', `${en('whenSomeoneDies')}#if-they-died-here`],
  ['mochari', 'sw', `${sw('whenSomeoneDies')}#akifariki-hapa`],
  ['my father has died', 'en', en('whenSomeoneDies')],
  ['death certificate', 'en', `${en('whenSomeoneDies')}#burial-permit-and-death-certificate`],
  ['burial permit', 'en', `${en('whenSomeoneDies')}#burial-permit-and-death-certificate`],
  ['cheti cha kifo', 'sw', `${sw('whenSomeoneDies')}#kibali-cha-mazishi-na-cheti-cha-kifo`],
  ['price of a filling', 'en', `${en('whatWillIPay')}#prices-dental`],
  ['physiotherapy price', 'en', `${en('whatWillIPay')}#prices-visits`],
  ['bei ya tohara', 'sw', `${sw('whatWillIPay')}#prices-operations`],
  ['when can i visit my mother', 'en', `${en('inpatient')}#visiting-hours`],
  ['kutembelea mgonjwa', 'sw', `${en('inpatient')}#visiting-hours`],
  ['how to register for SHA', 'en', `${en('maternityPackages')}#with-sha`, en('insurance')],
  ['copy of my file', 'en', `${en('papers')}#copies-of-your-records`],
  ['medical records', 'en', `${en('papers')}#copies-of-your-records`, en('privacy')],
  ...(hasWoman ? [['female doctor', 'en', en('doctors')] as const] : []),
  ['epidural', 'en', `${en('birthPlan')}#pain-relief`],
  ['water birth', 'en', `${en('birthPlan')}#pain-relief`],
  ['birth plan', 'en', en('birthPlan')],
  ['mpango wa kujifungua', 'sw', sw('birthPlan')],
  ['vaccine schedule', 'en', en('vaccinePlanner'), en('pediatrics')],
  ['when is the next vaccine', 'en', en('vaccinePlanner')],
  ['ratiba ya chanjo', 'sw', sw('vaccinePlanner')],
  ['dad in delivery room', 'en', `${en('maternityPackages')}#reasons`],
  ['infertility', 'en', en('laboratory'), en('specializedCare')],
  ['ivf', 'en', en('laboratory'), en('specializedCare')],
  ['breast lump', 'en', `${en('outpatient')}#screening-you-can-have-today`],
  ['disabled access', 'en', en('about'), `${en('accessibility')}#in-the-building`],
  ['mifuko ya kujifungua', 'sw', `${en('maternity')}#your-hospital-bag`],
  ['how long is labour', 'en', `${en('emergencyCard')}#labour`, en('maternity')],
  ['nhif card', 'en', en('insurance')],
  ['linda mama', 'en', en('insurance')],
  ['visiting today', 'en', `${en('inpatient')}#visiting-hours`],
  ['a&e', 'en', en('emergency')],
  ['vct', 'en', `${en('outpatient')}#screening-you-can-have-today`],
  [site.phone, 'en', `${en('contact')}#details`],
  ['call without airtime', 'en', `${en('contact')}#details`],
  ...withClinic('children', [
    'kliniki ya watoto iko wazi kesho',
    'sw',
    `${en('pediatrics')}#clinic-days`,
  ] as const),
  ['open today', 'en', `${en('today')}#today`],
  ['is the dentist in', 'en', `${en('today')}#today`],
  ['is the dentist in today', 'en', `${en('today')}#today`],
  ['which doctor is in today', 'en', `${en('today')}#today`],
  ['clinics tomorrow', 'en', `${en('doctors')}#calendar`],
  ['daktari wa watoto yuko leo', 'sw', `${hrefIn('sw')('today')}#today`],
  ['kliniki za leo', 'sw', `${hrefIn('sw')('today')}#today`],
  ['fever since today', 'en', `${en('pediatrics')}#fever-and-danger-signs`],
  ...abbreviations.flatMap(([places, ...forms]) =>
    forms.map((form) => [form, 'en', ...places] as const),
  ),
  ['a&e', 'sw', en('emergency')],
  ['i.c.u', 'sw', en('upcoming')],
  // an unknown town does not hide the answer
  ['dentist near thika', 'en', en('dental'), en('blogPost', 2)],
];

/** What people type after losing a baby. */
export const griefQueries = splitList(`
  lost baby 8 months, i lost my baby, miscarriage, stillborn, stillbirth, my baby died,
  pregnancy loss, grief for my baby, nimepoteza mimba, nimepoteza mtoto, mimba imeharibika,
  mtoto amefariki tumboni, tumefiwa na mtoto
`);

/** Losses that are no bereavement. */
export const otherLossQueries = splitList(`
  lost baby card, baby lost weight, lost baby clinic book, nimepoteza kadi ya mtoto
`);

/** What other sites answer: the search shows nothing. */
export const otherDomains = {
  en: splitList(`
    used cars for sale, football results, cheap flights to mombasa, bank loan calculator, how to
    bake a cake, kcse past papers, weather tomorrow, houses for rent in kikuyu, netflix login,
    python tutorial, tractor spare parts, dairy cow feed, passport application, premier league
    table, solar panels price, laptop repair shop, who won the election, chicken farming business,
    land for sale in kiambu, tax returns kra pin, music download mp3, sacco loan for matatu owners,
    hair salon near me, sports betting tips, gold jewellery, how to grow tomatoes, cheap hotels in
    naivasha, driving school fees, university admission letter, second hand fridge
  `),
  sw: splitList(`
    magari ya kuuza, matokeo ya mpira, mkopo wa biashara, nyumba za kupanga nairobi, bei ya unga,
    habari za siasa, shule za bweni, kupika chapati, tiketi ya ndege, pasipoti mpya, kuku wa
    kienyeji, shamba linauzwa, hali ya hewa kesho, nyimbo za injili, mbolea ya mahindi, simu mpya za
    samsung, kubeti mechi, harusi ya kitamaduni, uchaguzi mkuu, kompyuta ya shule, viatu vya
    michezo, saluni ya nywele, kodi ya nyumba, pikipiki ya mkopo, filamu za kihindi, bendera ya
    kenya, mashine ya kushona, leseni ya kuendesha gari, ng'ombe wa maziwa, bei ya mahindi
  `),
} as const;
