import type { PersonKey } from '../../facts/people.ts';

/** What each person of the hospital does, as it stands on pages and under bylines. */
export const roles: Readonly<Record<PersonKey, string>> = {
  obstetrician: 'Obstetrics and Gynaecology',
  pediatrician: 'Pediatrics',
  physician: 'Internal Medicine',
  surgeon: 'General Surgery',
  seniorMidwife: 'Senior Midwife',
  anaesthetist: 'Clinical Officer Anaesthetist',
  nutritionist: 'Nutritionist',
  physiotherapist: 'Physiotherapist',
  chiefExecutive: 'Chief Executive Officer',
  superintendent: 'Medical Superintendent',
  dentist: 'Dentist, Dental In-Charge',
  nursing: 'Nursing Services Manager',
  maternity: 'Maternity In-Charge',
  theatre: 'Theatre In-Charge',
  emergency: 'Outpatient and Emergency In-Charge',
  laboratory: 'Laboratory In-Charge',
  pharmacy: 'Pharmacy In-Charge',
  radiology: 'Radiology In-Charge',
  accounts: 'Accounts and Insurance In-Charge',
  reception: 'Reception In-Charge',
};
