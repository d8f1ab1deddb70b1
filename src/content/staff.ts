/**
 * The people in this file are SAMPLE content: names and lives are invented.
 */

/** A person on /about (spec section 3). */
export interface StaffMember {
  name: string;
  role: string;
  bio: string;
  /** First letters of the names, without titles; the avatar shows them. */
  initials: string;
}

/** Twelve, from the chief executive to the reception in-charge (spec section 3). */
export const staff: readonly StaffMember[] = [
  {
    name: 'Catherine Waweru',
    role: 'Chief Executive Officer',
    bio:
      'Sets the direction of the hospital and answers for it to the board and to you. She ' +
      'reads every written complaint herself and signs each reply.',
    initials: 'CW',
  },
  {
    name: 'Dr. Joseph Maina',
    role: 'Medical Superintendent',
    bio:
      'Responsible for the quality of medical care. He leads the weekly meeting at which ' +
      'doctors, nurses and midwives go through difficult cases and learn from them.',
    initials: 'JM',
  },
  {
    name: 'Peter Gathecha',
    role: 'Hospital Administrator',
    bio: 'Keeps water, power, oxygen, kitchen and laundry running.',
    initials: 'PG',
  },
  {
    name: 'Rose Achieng',
    role: 'Nursing Services Manager',
    bio:
      'Plans the nursing shifts and trains new nurses. A nurse for more than twenty years, she ' +
      'still works one night each month on the ward.',
    initials: 'RA',
  },
  {
    name: 'Jane Wairimu',
    role: 'Maternity In-Charge',
    bio:
      'A midwife who runs the antenatal clinic, labour ward and postnatal beds. Ask her to ' +
      'show you the delivery room before your due date.',
    initials: 'JW',
  },
  {
    name: 'Yusuf Noor',
    role: 'Theatre In-Charge',
    bio:
      'Prepares the operating theatre and its instruments, and runs through the safety ' +
      'checklist aloud with the whole team before a cut is made.',
    initials: 'YN',
  },
  {
    name: 'Stephen Githinji',
    role: 'Outpatient and Emergency In-Charge',
    bio:
      'A clinical officer who decides with his team who must be seen at once and who can ' +
      'safely wait. He teaches first aid in local schools.',
    initials: 'SG',
  },
  {
    name: 'Agnes Mwende',
    role: 'Laboratory In-Charge',
    bio:
      'Checks the analysers each morning before the first sample is run, and telephones the ' +
      'ward at once when a result cannot wait.',
    initials: 'AM',
  },
  {
    name: 'Dr. Nancy Rotich',
    role: 'Pharmacy In-Charge',
    bio:
      'A pharmacist who keeps essential medicines in stock and checks prescriptions for wrong ' +
      'doses, allergies and medicines that do not go together.',
    initials: 'NR',
  },
  {
    name: 'Victor Okello',
    role: 'Radiology In-Charge',
    bio:
      'Takes X-rays with as little radiation as a clear picture allows. He always asks whether ' +
      'you might be pregnant, and is glad to say why.',
    initials: 'VO',
  },
  {
    name: 'Lucy Nduta',
    role: 'Accounts and Insurance In-Charge',
    bio:
      'Explains bills line by line and deals with insurers, so that families do not have to ' +
      'chase approvals from a hospital corridor.',
    initials: 'LN',
  },
  {
    name: 'Beatrice Moraa',
    role: 'Reception In-Charge',
    bio:
      'Her team greets you, opens your file and tells you how long the wait is likely to be. ' +
      'She knows a good number of our regular patients by name.',
    initials: 'BM',
  },
];
