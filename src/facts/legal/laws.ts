import type { Source } from '../sources/source.ts';

const kenyaLaw = 'Kenya Law';

/** Laws behind the site's notices and the legal checks of `npm run doctor`. */
export const laws = {
  dataProtectionAct: {
    publisher: kenyaLaw,
    title: 'Data Protection Act (Cap. 411C)',
    year: 2019,
    url: 'https://new.kenyalaw.org/akn/ke/act/2019/24',
  },
  dataProtectionRegulations: {
    publisher: kenyaLaw,
    title: 'Data Protection (General) Regulations, Legal Notice 263',
    year: 2021,
    url: 'https://new.kenyalaw.org/akn/ke/act/ln/2021/263/eng@2022-12-31',
  },
  /** The agency's report says what the Bill is for. We found neither its text nor its number. */
  patientSafetyBill: {
    publisher: 'Kenya News Agency, on the Ministry of Health',
    title: 'New Bill to ensure quality healthcare, patient safety',
    year: 2025,
    url: 'https://www.kenyanews.go.ke/new-bill-to-ensure-quality-healthcare-patient-safety',
  },
  constitution: {
    publisher: kenyaLaw,
    title: 'Constitution of Kenya, articles 26, 31, 43 and 46',
    year: 2010,
    url: 'https://new.kenyalaw.org/akn/ke/act/2010/constitution',
  },
  healthAct: {
    publisher: kenyaLaw,
    title: 'Health Act (Cap. 241), sections 7 to 14',
    year: 2017,
    url: 'https://new.kenyalaw.org/akn/ke/act/2017/21/eng@2022-12-31',
  },
  /** The Ministry of Health wrote the charter; this page lists its rights. */
  patientsCharter: {
    publisher: 'Kenya Medical Practitioners and Dentists Council',
    title: "National Patients' Rights Charter, and how to lodge a complaint",
    year: 2013,
    url: 'https://kmpdc.go.ke/for-public/',
  },
  /** The rules are not online; two reports of 2016 agree on them, and this is the longer one. */
  advertisingRules: {
    publisher: 'Watchdog, on the gazette notice of the Ministry of Health',
    title: 'Rules on advertising by practitioners and health institutions, gazetted in July',
    year: 2016,
    url: 'https://watchdoguganda.com/kenya-changes-strict-medical-laws-to-allow-doctors-advertise-their-services/',
  },
  /** A law firm's summary; we did not find the text of the two notices. */
  digitalHealthNotices: {
    publisher: 'Clay Law, on Legal Notices 76 and 77 of 2025',
    title: 'Digital health, telemedicine and software regulation in Kenya',
    year: 2025,
    url: 'https://clay-law.com/digital-health-telemedicine-samd-regulation-kenya/',
  },
  /** How the Act and the regulations treat transfers, section by section. */
  dataTransfers: {
    publisher: 'DLA Piper, on the Data Protection Act, Part VI',
    title: 'Data protection in Kenya: transfer of personal data',
    year: 2025,
    url: 'https://www.dlapiperdataprotection.com/?c=KE&t=transfer',
  },
  femaleGenitalMutilation: {
    publisher: kenyaLaw,
    title: 'Prohibition of Female Genital Mutilation Act (Cap. 62B)',
    year: 2011,
    url: 'https://new.kenyalaw.org/akn/ke/act/2011/32/eng@2022-12-31',
  },
  /** A summary; we did not find the text of the Code. */
  inquests: {
    publisher: 'Kenya Law Resource Center, on the Criminal Procedure Code (Cap. 75)',
    title: 'Inquests and inquiries (sections 385 and 386)',
    year: 2011,
    url: 'https://www.kenyalawresourcecenter.org/2011/07/inquestsinquiries.html',
  },
  birthsAndDeaths: {
    publisher: kenyaLaw,
    title: 'Births and Deaths Registration Act (Cap. 149), sections 17 to 21',
    year: 2022,
    url: 'https://new.kenyalaw.org/akn/ke/act/1928/2/eng@2022-12-31',
  },
  employmentAct: {
    publisher: kenyaLaw,
    title: 'Employment Act (No. 11 of 2007), section 30',
    year: 2007,
    url: 'https://new.kenyalaw.org/akn/ke/act/2007/11',
  },
  /** A report of the judgment, whose text we did not find. */
  policeFormIsFree: {
    publisher: 'The Star, on the High Court at Embu',
    title: 'P3 forms must be free, High Court rules',
    year: 2019,
    url: 'https://www.the-star.co.ke/news/2019-04-05-p3-forms-must-be-free-high-court-rules',
  },
  /** Omari v Kenyatta University Teaching, Referral and Research Hospital [2025] KEHC 4809 (KLR). */
  bodiesAreNotHeld: {
    publisher: 'The Standard, on the High Court at Nairobi',
    title: 'Court orders the release of a body held over a bill ([2025] KEHC 4809)',
    year: 2025,
    url: 'https://thestandard.ke/article/2001517495/court-orders-kenya-hospital-funeral-home-to-release-body-detained-over-sh05m-bill',
  },
  disabilitiesAct: {
    publisher: kenyaLaw,
    title: 'Persons with Disabilities Act (No. 4 of 2025)',
    year: 2025,
    url: 'https://new.kenyalaw.org/akn/ke/act/2025/4/eng@2025-05-27',
  },
  accessibilityStandard: {
    publisher: 'The Standard, on the Kenya Bureau of Standards',
    title: 'KS 2952-1:2022, accessibility of ICT products and services',
    year: 2022,
    url: 'https://www.standardmedia.co.ke/entertainment/opinion/article/2001486658/how-kenyas-ict-accessibility-standards-can-create-more-inclusive-workplaces',
  },
} as const satisfies Record<string, Source>;
