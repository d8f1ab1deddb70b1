import type { Source } from './source.ts';

const kenyaLaw = 'Kenya Law';

/** The laws that the notices of this site rest on; each address shows the latest text. */
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
  constitution: {
    publisher: kenyaLaw,
    title: 'Constitution of Kenya, articles 31, 43 and 46',
    year: 2010,
    url: 'https://new.kenyalaw.org/akn/ke/act/2010/constitution',
  },
  healthAct: {
    publisher: kenyaLaw,
    title: 'Health Act (Cap. 241), sections 7 to 14',
    year: 2017,
    url: 'https://new.kenyalaw.org/akn/ke/act/2017/21/eng@2022-12-31',
  },
  /** The charter itself is by the Ministry of Health; this is where a reader finds its list. */
  patientsCharter: {
    publisher: 'Kenya Medical Practitioners and Dentists Council',
    title: "National Patients' Rights Charter, and how to lodge a complaint",
    year: 2013,
    url: 'https://kmpdc.go.ke/for-public/',
  },
} as const satisfies Record<string, Source>;
