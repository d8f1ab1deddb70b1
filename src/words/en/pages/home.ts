import { illChildSection } from '../../../facts/clinical/danger-signs.ts';
import { surroundings } from '../../../facts/hospital/contact/surroundings.ts';
import { schemes, site } from '../../../facts/hospital/site.ts';
import { insurerCount, partners, schemesHere } from '../../../facts/money/insurers.ts';
import type { PageRouteName } from '../../../site/routes.ts';
import { formatChoice, formatList } from '../../formats/en.ts';
import { ifCounted, ifOn, ifOtherInsurers } from '../../if-on.ts';
import { region } from '../hospital/postal-address.ts';
import { waysToPay } from '../money/ways-to-pay.ts';

const { sha } = schemes;

/** A task in the visitor's words; `section` is the id of a heading on the target page. */
interface Task {
  label: string;
  link: PageRouteName;
  section?: string;
}

const tasks: readonly Task[] = [
  { label: 'My child is ill', link: 'pediatrics', section: illChildSection },
  { label: 'I am pregnant', link: 'maternity' },
  { label: 'Visiting hours', link: 'inpatient', section: 'visiting-hours' },
];

/** The headline, broken between its phrases. */
const headlineLines = ['Good care', 'close to home,', 'day and night'];

/** The home page, section by section; the summary is for screen readers. */
export const home = {
  summary: {
    heading:
      `${site.name}: hospital and maternity care ${site.hours.label} in ` +
      `${site.address.locality}`,
    text:
      `${site.name} is a ${site.level} hospital in ${site.address.locality}, ` +
      `${region}, ${site.address.country}. It has outpatient and inpatient care, ` +
      `maternity and antenatal care, pediatrics, surgery, ${ifOn('dental', 'dental care, ').join('')}` +
      'radiology, a laboratory, a pharmacy and an emergency department. It is accredited for ' +
      `${formatList(schemesHere)}. You can book on this website, call ${site.phone} ` +
      `or chat with the team on WhatsApp, in ${site.languages.join(' or ')}.`,
  },
  welcome: {
    heading: 'How can we help you today?',
    text: 'Welcome. Chat or call, day or night.',
    chatLabel: 'Chat with Us',
    callLabel: 'Call Us',
  },
  tasks: {
    label: 'What do you need now?',
    links: tasks,
  },
  hero: {
    badge: `${schemesHere.join(' & ')} Accredited`,
    headline: headlineLines.join(' '),
    headlineLines,
    description:
      "From your baby's first scan to your last check-up: doctors, midwives, laboratory and " +
      'pharmacy under one roof.',
    stats: [
      { value: site.hours.label, label: 'Available' },
      { value: sha, label: 'Accredited' },
      ...ifCounted('professionals', (value) => ({ value, label: 'Professionals' })),
    ],
    bookLabel: 'Book Appointment',
    servicesLabel: 'Our Services',
  },
  whyChooseUs: {
    heading: 'Why choose us',
    highlights: [
      {
        title: '24/7 care',
        text: 'A clinician, a midwife and a pharmacist are in the building at three in the morning too.',
      },
      {
        title: 'Insurance accepted',
        text: `We take ${formatList([...schemesHere, ...ifOtherInsurers('private insurers')])}. Or pay by ${formatChoice(waysToPay)}.`,
      },
      {
        title: 'Expert team',
        text: 'Doctors, midwives and pharmacists who work together, so you tell your story once.',
      },
      {
        title: 'Modern facilities',
        text: 'Ultrasound, X-ray, operating theatre and laboratory on one site: no trips across town.',
      },
    ],
    servicesHeading: 'Emergency and specialist services',
    services: [
      'Accidents, wounds and broken bones',
      'Labour and birth at any hour',
      'Emergency cesarean section',
      'Asthma attacks and trouble breathing',
      'Fits and high fever in children',
      'Chest pain',
      ...ifOn('hdu', 'High dependency care with monitors'),
      'Diabetes and blood pressure clinic',
      'General and gynaecological surgery',
      ...ifOn('dental', 'Severe toothache and dental injuries'),
    ],
    strokeNote: 'Signs of a stroke? Call: we tell you where to go.',
    areaHeading: `For ${site.address.locality} and its neighbours`,
    area:
      `People walk here from ${formatList([site.address.locality, ...surroundings.walking])}. ` +
      `They ride from ${formatList(surroundings.riding)}. Do you live further away? Call ` +
      'before you leave: help may be closer.',
  },
  services: {
    heading: 'Our Medical Services',
  },
  maternity: {
    heading: 'Having a baby here',
    text: "The birth price includes the stay and your baby's first checks.",
    packagesLabel: 'See the packages',
    careLabel: 'Maternity care',
  },
  facilities: {
    heading: 'State-of-the-Art Facilities',
    tourLabel: 'Tour Our Facilities',
  },
  about: {
    heading: 'A neighbourhood hospital',
    purpose:
      `We opened in ${site.foundedYear} so that families around ${site.address.locality} need ` +
      'not travel far at night for a birth, an X-ray or a drip.',
    ratingFrom: 'From our feedback form:',
    partners: formatList(partners),
    partnersLabel: 'Our partners',
    partnersNote:
      insurerCount === 1 ? 'the insurer we accept' : `among the ${insurerCount} insurers we accept`,
    stats: [
      ...ifCounted('patientsServed', (value) => ({ value, label: 'patients served' })),
      ...ifCounted('beds', (value) => ({ value, label: 'beds' })),
      ...ifCounted('yearsExperience', (value) => ({
        value,
        label: 'years experience, senior clinicians',
      })),
      ...ifCounted('staff', (value) => ({ value, label: 'staff who lead our departments' })),
    ],
  },
  faq: {
    heading: 'Common questions',
  },
  contact: {
    heading: 'Send us a message',
  },
  more: [
    {
      label: 'What patients say',
      link: 'testimonials',
    },
    {
      label: 'Patient stories',
      link: 'patientStories',
    },
  ],
} as const;
