import { figures } from '../../../facts/hospital/figures.ts';
import { schemes, site } from '../../../facts/hospital/site.ts';
import { council, type LicenceKey, licenceKeys, licences } from '../../../facts/legal/licences.ts';

const { sha, makl } = schemes;

const licenceTerms: Readonly<Record<LicenceKey, string>> = {
  registration: `${council.shortName} registration`,
  yearlyLicence: `${council.shortName} licence, renewed each year`,
  facilityCode: 'Master Facility List code',
  shaContract: `${sha} contract`,
};

/** The about page; what its staff do stands in staff.ts. */
export const about = {
  headings: {
    page: `About ${site.shortName}`,
    story: 'Our story',
    location: 'Where we are',
    team: 'The people who look after you',
    alwaysOpen: 'Open day and night',
    accreditation: `${sha} accreditation`,
    licences: 'Our licences',
    access: 'Getting in and around (sample)',
    careers: 'Work or learn with us',
    carousel: 'A look inside',
    /** The accessible name of the carousel itself. */
    pictures: 'Pictures of our rooms and grounds',
    mission: 'Our mission',
    vision: 'Our vision',
    values: 'Our values',
    staff: 'Meet the staff',
  },
  complaintsLabel: 'How to complain, and when you hear from us',
  lead:
    `A ${site.level} hospital and maternity centre in ${site.address.locality}, open day and ` +
    `night since ${site.foundedYear}.`,
  story: [
    `${site.name} was founded in ${site.foundedYear}. We began with the two things that our ` +
      'neighbours asked for: a safe place to give birth and a clinician who is there at night.',
    'Patients told us what was missing and we added it in that order. First came the ' +
      'laboratory, so that nobody had to carry a sample to another town. Then came ultrasound ' +
      'and X-ray, the operating theatre, dental care and the High Dependency Unit. There are ' +
      `now ${figures.beds} beds.`,
    `By today ${figures.patientsServed} patients have been served here and ` +
      `${figures.babiesDelivered} babies delivered.`,
  ],
  location:
    `You find us in ${site.address.locality}, ${site.address.region}, where the Nairobi-Nakuru ` +
    'highway meets the Southern and Western bypasses. That puts us within reach of Kikuyu, ' +
    'Kinoo, Wangige and the ridges around Limuru without going into Nairobi.',
  team:
    `${figures.professionals} professionals lead the departments: doctors, clinical officers, ` +
    'senior nurses and midwives, laboratory and pharmacy staff. The nurses and midwives of the ' +
    'shifts, and those who cook, clean and keep the records, come on top (sample). ' +
    'You are told the name and the job of each person who treats you. If you would prefer a ' +
    'woman or a man for an examination, say so and we will arrange it where we can.',
  alwaysOpen:
    `We are here ${site.hours.label}, every day of the ` +
    'year. At night fewer clinics run, but the emergency department, maternity, pharmacy and ' +
    'wards are staffed, and a doctor who is needed from home is called in.',
  accreditation:
    `The ${council.name} (${council.shortName}) registers and inspects hospitals, licenses them ` +
    `each year and sets their level. Ours is ${site.level}. The Social Health Authority ` +
    `(${sha}) does not grade hospitals: it has a contract with us and pays for what it covers. ` +
    `${makl} does the same for the schemes that it runs.`,
  licences: licenceKeys.map((key) => ({
    term: licenceTerms[key],
    detail: `${licences[key]} (sample)`,
  })),
  licencesNote: `Look us up in the register of the ${council.shortName}.`,
  access: [
    {
      term: 'Parking',
      detail: '30 places behind the gate, free. Two by the door are for disabled people.',
    },
    {
      term: 'Steps',
      detail:
        'None from the gate to the clinics, laboratory, pharmacy and maternity. A lift goes to the wards.',
    },
    { term: 'Wheelchair', detail: 'Ask the guard, or call ahead and someone meets you.' },
    {
      term: 'Sign language',
      detail:
        'Ask when you book and we bring an interpreter, free. In an emergency we write and draw.',
    },
    { term: 'Toilets', detail: 'One on each floor is wide enough for a wheelchair.' },
  ],
  careers: `Jobs, internships, tenders and visiting doctors' rights: write to ${site.emails.general}. We never ask applicants for money.`,
  carouselCards: [
    {
      title: 'Rooms with daylight',
      text:
        'Wards and delivery room have windows that open. Fresh air lowers the spread of ' +
        'infection.',
    },
    {
      title: 'One short walk',
      text:
        'Reception, consultation, laboratory and pharmacy lie on one level and in that order, ' +
        'so a visit runs in one direction.',
    },
    {
      title: 'Clean by routine',
      text:
        'There is a basin at each ward door and instruments are sterilised on site. A checklist on ' +
        'the wall shows when a room was last cleaned.',
    },
  ],
  mission:
    `To give the families of ${site.address.region} safe, kind and honest medical care at a ` +
    'price they know beforehand, at whatever hour they need it.',
  vision:
    'A community in which no mother gives birth without skilled help, no child misses a ' +
    'vaccine, and nobody waits with pain because help is too far away.',
  values: [
    {
      title: 'Safety',
      text:
        'We use checklists, we count twice and we speak up, whoever is the senior person in ' +
        'the room.',
    },
    {
      title: 'Kindness',
      text:
        'We knock, we greet, we cover you with a sheet. Small things are not small when you ' +
        'are ill.',
    },
    {
      title: 'Honesty',
      text:
        'We say what we know, what we do not know and when another hospital would serve you ' +
        'better.',
    },
    {
      title: 'Respect',
      text: 'Your body, your beliefs and your decision. What you tell us stays in your file.',
    },
    {
      title: 'Learning',
      text: 'When something goes wrong we tell you, we say sorry and we change how we work.',
    },
    {
      title: 'Fairness',
      text: 'The order of care follows need, not clothes, names or the kind of insurance card.',
    },
  ],
} as const;
