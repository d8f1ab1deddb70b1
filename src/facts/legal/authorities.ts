import { council } from './licences.ts';

/** A public body for complaints that the hospital does not resolve. */
export interface Authority {
  name: string;
  /** Its page about complaints. */
  page: `https://${string}`;
  email?: string;
  /** As dialled in Kenya. */
  phone?: string;
}

/** Where to complain outside the hospital. Check each entry before going live. */
export const authorities = {
  dataCommissioner: {
    name: 'Office of the Data Protection Commissioner (ODPC)',
    page: 'https://www.odpc.go.ke/file-a-complaint/',
    email: 'complaints@odpc.go.ke',
  },
  doctorsCouncil: {
    name: `${council.name} (${council.shortName})`,
    page: 'https://kmpdc.go.ke/for-public/',
  },
  nursingCouncil: {
    name: 'Nursing Council of Kenya',
    page: 'https://nckenya.com/complaints',
  },
  ombudsman: {
    name: 'Commission on Administrative Justice (the Ombudsman)',
    page: 'https://www.ombudsman.go.ke/complaints-procedure',
    email: 'complain@ombudsman.go.ke',
    phone: '0800 221 349',
  },
} as const satisfies Record<string, Authority>;
