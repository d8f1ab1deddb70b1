/**
 * The people of the hospital, each once: SAMPLE names that an operator replaces. Pages, bylines
 * and clinic days name them by their key.
 */
export interface Person {
  name: string;
  /** As it stands on pages and under bylines. */
  role: string;
}

export const doctors = {
  obstetrician: { name: 'Dr. Grace Wambui Njoroge', role: 'Obstetrics and Gynaecology' },
  pediatrician: { name: 'Dr. Peter Otieno Ouma', role: 'Pediatrics' },
  physician: { name: 'Dr. Faith Chebet Koech', role: 'Internal Medicine' },
  surgeon: { name: 'Dr. Samuel Kiplagat', role: 'General Surgery' },
} as const satisfies Record<string, Person>;

export const supportStaff = {
  seniorMidwife: { name: 'Esther Nyokabi', role: 'Senior Midwife' },
  anaesthetist: { name: 'Dennis Wafula', role: 'Clinical Officer Anaesthetist' },
  nutritionist: { name: 'Mercy Atieno', role: 'Nutritionist' },
  physiotherapist: { name: 'Martin Kibet', role: 'Physiotherapist' },
} as const satisfies Record<string, Person>;

/** Twelve, from the chief executive to the reception in-charge (spec section 3). */
export const staff = {
  chiefExecutive: { name: 'Catherine Waweru', role: 'Chief Executive Officer' },
  superintendent: { name: 'Dr. Joseph Maina', role: 'Medical Superintendent' },
  dentist: { name: 'Dr. Kevin Mwangi', role: 'Dentist, Dental In-Charge' },
  nursing: { name: 'Rose Achieng', role: 'Nursing Services Manager' },
  maternity: { name: 'Jane Wairimu', role: 'Maternity In-Charge' },
  theatre: { name: 'Yusuf Noor', role: 'Theatre In-Charge' },
  emergency: { name: 'Stephen Githinji', role: 'Outpatient and Emergency In-Charge' },
  laboratory: { name: 'Agnes Mwende', role: 'Laboratory In-Charge' },
  pharmacy: { name: 'Dr. Nancy Rotich', role: 'Pharmacy In-Charge' },
  radiology: { name: 'Victor Okello', role: 'Radiology In-Charge' },
  accounts: { name: 'Lucy Nduta', role: 'Accounts and Insurance In-Charge' },
  reception: { name: 'Beatrice Moraa', role: 'Reception In-Charge' },
} as const satisfies Record<string, Person>;

/** Everybody by key, for bylines and reviews. */
export const people = { ...doctors, ...supportStaff, ...staff } as const;

export type PersonKey = keyof typeof people;
