import { surroundings } from '../../../facts/hospital/contact/surroundings.ts';
import { figures } from '../../../facts/hospital/figures.ts';
import { schemes, site } from '../../../facts/hospital/site.ts';
import {
  council,
  departmentBoards,
  type LicenceKey,
  licenceKeys,
  licences,
} from '../../../facts/legal/licences.ts';
import { formatList } from '../../formats/en.ts';
import { ifCounted, ifMakl, ifOn } from '../../if-on.ts';
import { region } from '../hospital/postal-address.ts';

const { sha, makl } = schemes;

const licenceTerms: Readonly<Record<LicenceKey, string>> = {
  registration: `${council.shortName} registration`,
  yearlyLicence: `${council.shortName} licence, renewed each year`,
  facilityCode: 'Master Facility List code',
  shaContract: `${sha} contract`,
  pharmacy: `Pharmacy: ${departmentBoards.pharmacy}`,
  xray: `X-ray: ${departmentBoards.xray}`,
  laboratory: `Laboratory: ${departmentBoards.laboratory}`,
};

/** The about page; the texts about staff are in staff.ts. */
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
    /** Accessible name of the carousel. */
    pictures: 'Pictures of our rooms and grounds',
    mission: 'Our mission',
    vision: 'Our vision',
    values: 'Our values',
    staff: 'Meet the staff',
  },
  directionsLabel: 'The map and the way from your town',
  /** The toggle of the list of staff on a phone. */
  staffFold: (count: number) => `${count} more, from the wards to reception`,
  complaintsLabel: 'How to complain, and when you hear from us',
  lead:
    `A ${site.level} hospital and maternity centre in ${site.address.locality}, open day and ` +
    `night since ${site.foundedYear}.`,
  story: [
    `${site.name} opened in ${site.foundedYear} with what our neighbours asked for: a safe ` +
      'place to give birth and a clinician at night.',
    'Patients told us what was missing, and we added it. First came a laboratory, then ' +
      `${formatList(['ultrasound', 'X-ray', 'an operating theatre', ...ifOn('dental', 'dental care'), ...ifOn('hdu', 'the High Dependency Unit')])}.`,
    ...ifCounted('babiesDelivered', (babies) => `So far ${babies} babies have been born here.`),
  ],
  /** What the first of the staff does; below it are the name and the role. */
  promise: 'Our chief executive reads every written complaint and signs each reply.',
  location:
    `You will find us in ${site.address.locality}, ${region}. ${surroundings.where?.en ?? ''}`.trim(),
  team:
    `${figures.professionals ? `${figures.professionals} professionals` : 'Professionals'} lead the departments: doctors, clinical officers, ` +
    'senior nurses and midwives, laboratory and pharmacy staff. With them work nurses and ' +
    'midwives on shifts, cooks, cleaners and records staff (sample). ' +
    'Everyone who treats you tells you their name and role. Would you prefer a woman or a man ' +
    'to examine you? Tell us, and we arrange it where we can.',
  alwaysOpen:
    `We are open ${site.hours.label}, every day of the year. At night fewer clinics run, but ` +
    'emergency, maternity, pharmacy and wards are staffed, and we call in a doctor from home ' +
    'when needed.',
  accreditation:
    `The ${council.name} (${council.shortName}) registers and inspects hospitals, licenses them ` +
    `each year and sets their level. Ours is ${site.level}. The Social Health Authority ` +
    `(${sha}) does not grade hospitals. It has a contract with us and pays for what it covers.` +
    ifMakl(` ${makl} does the same for the schemes it runs.`).join(''),
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
        'None from the gate to the clinics, laboratory, pharmacy and maternity. Take the lift to the wards.',
    },
    { term: 'Wheelchair', detail: 'Ask the guard, or call ahead and we meet you.' },
    {
      term: 'Sign language',
      detail:
        'Ask when you book, and we bring an interpreter, free. In an emergency we write and draw.',
    },
    { term: 'Toilets', detail: 'One on each floor is wide enough for a wheelchair.' },
  ],
  careers: `For a job, an internship, a tender or work here as a visiting doctor, write to ${site.emails.general}. We never ask applicants for money.`,
  carouselCards: [
    {
      title: 'Rooms with daylight',
      text: 'The windows of the wards and delivery room open. Fresh air slows the spread of infection.',
    },
    {
      title: 'One short walk',
      text: 'Reception, consultation rooms, laboratory and pharmacy are in a row on one floor.',
    },
    {
      title: 'Clean by routine',
      text:
        'Each ward door has a basin. We sterilise instruments on site. A checklist on the wall ' +
        'shows when each room was last cleaned.',
    },
  ],
  mission:
    `To give the families of ${region} safe, kind and honest care, at any hour and ` +
    'at a price they know beforehand.',
  vision:
    'A community where every mother gives birth with skilled help and every child gets every ' +
    'vaccine. No one waits in pain because help is far away.',
  values: [
    {
      title: 'Safety',
      text: 'We use checklists, count twice and speak up, no matter who is senior in the room.',
    },
    {
      title: 'Kindness',
      text: 'We knock, greet you and cover you with a sheet. Small things matter when you are ill.',
    },
    {
      title: 'Honesty',
      text: 'We say what we know, what we do not know, and when another hospital is better for you.',
    },
    {
      title: 'Respect',
      text: 'Your body, your beliefs, your decision. What you tell us stays in your file.',
    },
    {
      title: 'Learning',
      text: 'When something goes wrong, we tell you, say sorry and change how we work.',
    },
    {
      title: 'Fairness',
      text: 'We treat the sickest first. Clothes, names and insurance cards make no difference.',
    },
  ],
} as const;
