import { site } from './facts/site.ts';
import type { FormName } from './forms/forms.ts';
import { blogArticles } from './words/en/blog.ts';
import { figures } from './words/en/figures.ts';
import { acceptedProviders } from './words/en/insurance.ts';
import { medicalArticles } from './words/en/medical-blog.ts';
import type { PictureName } from './words/en/pictures.ts';

/** What the head says of a page (spec section 3, page metadata). */
interface HeadText {
  /** Without the hospital's name; the head adds ' | {hospital name}'. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
  image: PictureName;
}

/** One address without parameters. */
interface PageRow extends HeadText {
  path: `/${string}`;
  /** The page above it in the breadcrumbs. */
  parent?: string;
  /** The label in breadcrumbs, and in the header or footer where those give none. */
  label: string;
  header?: { wide: string; menu: string; button?: true };
  footer?: { group: 'quick' | 'services' | 'rights'; label: string };
  /** Accepts the POST of this form. */
  form?: FormName;
  /** Answered from the query string, so rendered anew for each. */
  queries?: readonly string[];
}

/** One entry behind a `:postId` address. */
interface EntryHead extends HeadText {
  id: string;
  /** Its heading. */
  label: string;
  /** ISO 8601 days: when it came out, and of its last change since. */
  published: string;
  modified: string;
}

interface EntryRow {
  path: `/${string}/:postId`;
  parent: string;
  label: string;
  entries: readonly EntryHead[];
}

const near = ['Gitaru', 'Kikuyu', 'Kiambu County'];

/**
 * Every address of the site (spec section 2). Router, navigation, footer, sitemap, canonical,
 * head and the every-page tests derive from this table; adding a page is one row and its view.
 */
export const routes = {
  home: {
    path: '/',
    label: 'Home',
    title: '24/7 hospital in Gitaru',
    description: `${site.level} hospital and maternity centre in Gitaru, ${site.address.region}, open ${site.hours.label}: ${figures.beds} beds, ${figures.professionals} healthcare professionals, ${figures.patientsServed} patients served. ${site.accreditations.join(', ')} accepted.`,
    keywords: ['hospital', 'maternity', 'emergency', 'SHA', 'MAKL', ...near],
    image: 'hero',
    header: { wide: 'Home', menu: 'Home' },
    footer: { group: 'quick', label: 'Home' },
    form: 'homeContact',
  },
  services: {
    path: '/services',
    label: 'Services',
    title: 'Medical services',
    description:
      'All our medical services in one list: outpatient, inpatient, children, surgery, laboratory, pharmacy, emergency and more, with what each offers and who pays.',
    keywords: ['medical services', 'outpatient', 'inpatient', 'laboratory', 'pharmacy', ...near],
    image: 'main-building',
    header: { wide: 'Services', menu: 'Services' },
    footer: { group: 'quick', label: 'Services' },
  },
  maternityPackages: {
    path: '/maternity-packages',
    label: 'Maternity packages',
    title: 'Maternity packages',
    description:
      'Normal Delivery, Cesarean Section and Comprehensive ANC: the price, what is in it, what SHA pays and what is left for you. With the antenatal visits by week.',
    keywords: [
      'maternity packages',
      'normal delivery cost',
      'cesarean section cost',
      'ANC',
      ...near,
    ],
    image: 'packages',
    header: { wide: 'Maternity', menu: 'Maternity Packages' },
    footer: { group: 'quick', label: 'Maternity Packages' },
  },
  doctors: {
    path: '/doctors',
    label: 'Our Team',
    title: 'Our doctors and team',
    description:
      'Four doctors with their qualifications, experience and clinic days, four colleagues beside them, and a calendar of all clinics with visiting specialists.',
    keywords: ['doctors', 'gynaecologist', 'paediatrician', 'surgeon', 'clinic days', ...near],
    image: 'dedicated-staff',
    header: { wide: 'Our Team', menu: 'Our Team' },
    footer: { group: 'quick', label: 'Our Team' },
  },
  insurance: {
    path: '/insurance',
    label: 'Insurance',
    title: 'Insurance we accept',
    description: `What ${site.accreditations.join(' and ')} pay here and what you pay, the ${acceptedProviders.length} insurers that we take, how to use your cover, and our prices without one.`,
    keywords: ['insurance', 'SHA', 'MAKL', 'Britam', 'hospital prices', ...near],
    image: 'main-building',
    header: { wide: 'Insurance', menu: 'Insurance' },
    footer: { group: 'quick', label: 'Insurance' },
  },
  about: {
    path: '/about',
    label: 'About',
    title: 'About the hospital',
    description: `Our story since ${site.foundedYear}, our licences, how to get in and around, our mission and values, and the twelve people who run the hospital.`,
    keywords: ['about', 'hospital history', 'mission', 'values', 'facilities', ...near],
    image: 'exterior',
    header: { wide: 'About', menu: 'About' },
    footer: { group: 'quick', label: 'About' },
  },
  contact: {
    path: '/contact',
    label: 'Contact',
    title: 'Contact and directions',
    description:
      'Call, chat, e-mail or walk in at any hour. Phone number, message form, map and directions to the hospital from Nairobi, Kikuyu, Limuru and Wangige.',
    keywords: ['contact', 'phone', 'directions', 'map', 'WhatsApp', ...near],
    image: 'hospital-exterior',
    header: { wide: 'Contact', menu: 'Contact' },
    footer: { group: 'quick', label: 'Contact' },
    form: 'contact',
  },
  appointments: {
    path: '/appointments',
    label: 'Book appointment',
    title: 'Book an appointment',
    description:
      'Ask for an appointment in a minute: fill in the form, it opens a WhatsApp chat with us, and we confirm your day and time. Open 24/7, all services.',
    keywords: ['book appointment', 'hospital booking', 'WhatsApp booking', ...near],
    image: 'outpatient',
    header: { wide: 'Book Now', menu: 'Book Appointment', button: true },
    form: 'appointment',
  },
  outpatient: {
    path: '/services/outpatient',
    parent: 'services',
    label: 'Outpatient',
    title: 'Outpatient services',
    description:
      'See a clinician at any hour without being admitted: fevers, coughs, injuries, check-ups and long-term illness. What happens, what to bring and who pays.',
    keywords: ['outpatient', 'clinic', 'doctor consultation', 'walk-in', ...near],
    image: 'outpatient',
    footer: { group: 'services', label: 'Outpatient' },
  },
  maternity: {
    path: '/services/maternity',
    parent: 'services',
    label: 'Maternity',
    title: 'Maternity care',
    description:
      'Antenatal clinic, birth with a midwife beside you, cesarean section when needed, and newborn care. Clinic days, costs with SHA, hospital bag, danger signs.',
    keywords: ['maternity', 'antenatal', 'delivery', 'cesarean section', 'newborn', ...near],
    image: 'maternity',
    footer: { group: 'services', label: 'Maternity' },
  },
  pediatrics: {
    path: '/services/pediatrics',
    parent: 'services',
    label: 'Pediatrics',
    title: 'Pediatrics department',
    description:
      'Care for babies, children and teenagers: growth checks, vaccines, sick-child visits, behaviour and advice for parents, with the danger signs to know.',
    keywords: ['pediatrics', 'children', 'vaccines', 'child clinic', 'fever', ...near],
    image: 'pediatrics',
    footer: { group: 'services', label: 'Pediatrics' },
  },
  laboratory: {
    path: '/services/laboratory',
    parent: 'services',
    label: 'Laboratory',
    title: 'Laboratory services',
    description:
      'Blood, urine and other tests with routine results within 24 hours and urgent ones within 1-2 hours. Packages, how to prepare and collection hours.',
    keywords: ['laboratory', 'blood test', 'prenatal screening', 'health check', ...near],
    image: 'laboratory',
    footer: { group: 'services', label: 'Laboratory' },
  },
  pharmacy: {
    path: '/services/pharmacy',
    parent: 'services',
    label: 'Pharmacy',
    title: 'Pharmacy services',
    description:
      'Our pharmacy is open 24/7: prescriptions filled and explained, refills for long-term medicines, and a pharmacist to ask before you pay or swallow.',
    keywords: ['pharmacy', 'medicine', 'prescription', '24 hour pharmacy', ...near],
    image: 'pharmacy',
    footer: { group: 'services', label: 'Pharmacy' },
  },
  dental: {
    path: '/services/dental',
    parent: 'services',
    label: 'Dental',
    title: 'Dental services',
    description:
      "Check-ups, cleaning, fillings, extractions and care for children's teeth, with help for toothache at any hour. What happens in the chair and what to bring.",
    keywords: ['dentist', 'dental clinic', 'toothache', 'extraction', ...near],
    image: 'dental-clinic',
  },
  radiology: {
    path: '/services/radiology',
    parent: 'services',
    label: 'Radiology',
    title: 'Radiology and ultrasound',
    description:
      'X-ray and ultrasound in the hospital: pregnancy scans, chest and bone pictures. How to prepare, whether it is safe, when you get the report and who pays.',
    keywords: ['radiology', 'ultrasound', 'x-ray', 'pregnancy scan', ...near],
    image: 'ultrasound-room',
  },
  inpatient: {
    path: '/services/inpatient',
    parent: 'services',
    label: 'Inpatient',
    title: 'Inpatient and visiting hours',
    description:
      'Staying in our wards: rooms, admission, prices, what to pack, room rules, and the visiting hours of each ward and of the High Dependency Unit.',
    keywords: ['inpatient', 'visiting hours', 'ward', 'admission', ...near],
    image: 'inpatient-services',
  },
  specializedCare: {
    path: '/services/specialized-care',
    parent: 'services',
    label: 'Specialized care',
    title: 'Specialized care',
    description:
      "Clinics with specialists for pressure, sugar, heart, joints, women's health and more: who needs one, how referral works, what happens and what to bring.",
    keywords: ['specialist', 'specialized care', 'physician', 'diabetes clinic', ...near],
    image: 'specialized-care',
  },
  surgical: {
    path: '/services/surgical',
    parent: 'services',
    label: 'Surgical',
    title: 'Surgical services',
    description:
      'Planned and emergency operations in our theatre: which kinds we do, how we keep you safe, and your way from the first consultation to going home.',
    keywords: ['surgery', 'operation', 'theatre', 'surgeon', ...near],
    image: 'surgery-department',
  },
  telemedicine: {
    path: '/services/telemedicine',
    parent: 'services',
    label: 'Telemedicine',
    title: 'Telemedicine',
    description:
      'Speak to a clinician by phone or video from home: what can be treated that way and what cannot, how to prepare, data use, privacy and how to pay.',
    keywords: ['telemedicine', 'online doctor', 'video consultation', ...near],
    image: 'telemedicine',
  },
  hdu: {
    path: '/services/hdu',
    parent: 'services',
    label: 'High Dependency Unit',
    title: 'High Dependency Unit',
    description:
      'Close watching for very ill patients, day and night: what the monitors do, visiting hours of the unit, how families get news and what it means to be moved here.',
    keywords: ['HDU', 'high dependency unit', 'critical care', 'monitoring', ...near],
    image: 'hdu',
  },
  eyeCare: {
    path: '/services/eye-care',
    parent: 'services',
    label: 'Eye Care Center',
    title: 'Eye Care Center',
    description:
      'Our eye clinic is coming soon. What it will offer, what to do about eye problems until it opens, and when an eye needs help at once, day or night.',
    keywords: ['eye care', 'optician', 'eye clinic', 'glasses', ...near],
    image: 'eye-care',
  },
  emergency: {
    path: '/services/emergency',
    parent: 'services',
    label: 'Emergency',
    title: 'Emergency Department',
    description:
      'Open 24/7. The emergency number, when to come, what to do before you arrive, how we decide who is seen first, and what our ambulance costs.',
    keywords: ['emergency', 'ambulance', 'casualty', '24 hours', ...near],
    image: 'emergency',
  },
  upcoming: {
    path: '/services/upcoming',
    parent: 'services',
    label: 'Upcoming services',
    title: 'Upcoming services',
    description:
      'ICU, dialysis, oncology, specialty care and expanded facilities: whether each is open yet, the quarter it is aimed at, and what we can do for you today.',
    keywords: ['upcoming services', 'ICU', 'dialysis', 'oncology', ...near],
    image: 'upcoming-services',
  },
  testimonials: {
    path: '/testimonials',
    parent: 'about',
    label: 'Testimonials',
    title: 'What patients say',
    description:
      'Six people who used our wards, clinics and maternity unit say in their own words what went well, each with a rating out of five stars.',
    keywords: ['testimonials', 'reviews', 'ratings', ...near],
    image: 'female-ward',
  },
  patientStories: {
    path: '/patient-stories',
    parent: 'about',
    label: 'Patient stories',
    title: 'Patient stories',
    description:
      'Six patients tell how they came to us, what was done and how they are now: births, operations, sick children and long-term illness, near home.',
    keywords: ['patient stories', 'recovery', 'experience', ...near],
    image: 'general-ward',
  },
  privacy: {
    path: '/privacy',
    label: 'Privacy notice',
    title: 'Privacy notice',
    description:
      'What happens to what you write in our forms: what for, who carries it, how long it is kept, your rights under the Data Protection Act, and how to use them.',
    keywords: ['privacy', 'data protection', 'personal data', 'health data', ...near],
    image: 'hospital-exterior',
    footer: { group: 'rights', label: 'Privacy' },
  },
  accessibility: {
    path: '/accessibility',
    label: 'Accessibility',
    title: 'Accessibility statement',
    description:
      'How this site is built and tested so that everybody can use it, what is not right yet, how to report a barrier, and how to get about in our building.',
    keywords: ['accessibility', 'WCAG', 'wheelchair', 'sign language', ...near],
    image: 'hospital-exterior',
    footer: { group: 'rights', label: 'Accessibility' },
  },
  patientRights: {
    path: '/patient-rights',
    label: 'Patient rights',
    title: "Patients' rights",
    description:
      "Your rights as a patient under Kenya's charter and law, what we ask of you, how to complain, to whom, in how many days we answer, and where to go after us.",
    keywords: ['patient rights', 'complaint', 'charter', 'emergency treatment', ...near],
    image: 'hospital-exterior',
    footer: { group: 'rights', label: 'Patient rights' },
  },
  blog: {
    path: '/blog',
    label: 'Blog',
    title: 'Health blog',
    description:
      'Short, practical articles by our clinicians on everyday health: teeth, breastfeeding, feeding a baby, malaria, coughs and small habits that help.',
    keywords: ['health blog', 'health tips', 'dental care', 'COVID-19', ...near],
    image: 'water-and-walking',
  },
  blogPost: {
    path: '/blog/:postId',
    parent: 'blog',
    label: 'Article',
    entries: blogArticles.map((article) => ({
      id: String(article.id),
      label: article.title,
      title: article.headTitle,
      description: article.excerpt,
      keywords: article.keywords,
      image: article.image,
      published: article.date,
      modified: article.modified ?? article.date,
    })),
  },
  medicalBlog: {
    path: '/medical-blog',
    label: 'Medical blog',
    title: 'Medical blog',
    description:
      'Longer guides by our doctors: eating in pregnancy, child vaccines, first aid, diabetes and mental health. Search by word or choose a subject.',
    keywords: ['medical blog', 'health guides', 'vaccines', 'diabetes', 'first aid', ...near],
    image: 'dedicated-staff',
    queries: ['q', 'category'],
  },
  medicalBlogPost: {
    path: '/medical-blog/:postId',
    parent: 'medicalBlog',
    label: 'Guide',
    entries: medicalArticles.map((article) => ({
      id: article.id,
      label: article.title,
      title: article.headTitle,
      description: article.excerpt,
      keywords: article.seoKeywords,
      image: article.image,
      published: article.date,
      modified: article.modified ?? article.date,
    })),
  },
} as const satisfies Record<string, PageRow | EntryRow>;

export type RouteName = keyof typeof routes;
export type EntryRouteName = 'blogPost' | 'medicalBlogPost';
export type PageRouteName = Exclude<RouteName, EntryRouteName>;

/** The rows as one wide type, for code that walks the table. */
export const pageRows = Object.entries(routes).filter(([, row]) => !('entries' in row)) as [
  PageRouteName,
  PageRow,
][];
export const entryRows = Object.entries(routes).filter(([, row]) => 'entries' in row) as [
  EntryRouteName,
  EntryRow,
][];

/** A place on the site: a page, or one entry behind a parameter. */
export interface Place {
  name: RouteName;
  entryId?: string;
}

type EntryParameter<Name extends RouteName> = Name extends EntryRouteName
  ? [id: string | number]
  : [];

/** The path of a page: `href('contact')`, `href('blogPost', 3)`; a missing id does not compile. */
export function href<Name extends RouteName>(name: Name, ...[id]: EntryParameter<Name>): string {
  const { path } = routes[name];
  return id === undefined ? path : path.replace(':postId', String(id));
}

/** The path of a place. */
export function placePath({ name, entryId }: Place): string {
  return entryId === undefined ? routes[name].path : href(name as EntryRouteName, entryId);
}

type EntryOrPage = Pick<EntryHead, 'label'> & Partial<Pick<EntryHead, 'published' | 'modified'>>;

/** What the table says of a place; days where it is an entry. Throws RangeError on an entry that does not exist. */
export function placeHead({ name, entryId }: Place): HeadText & EntryOrPage {
  const row = routes[name];
  if (!('entries' in row)) return row;
  const entry = row.entries.find(({ id }) => id === entryId);
  if (!entry) throw new RangeError(`no entry ${entryId} behind ${row.path}`);
  return entry;
}

/** The label of a place in breadcrumbs. */
export function placeLabel(place: Place): string {
  return placeHead(place).label;
}

/** The places from home down to `place`, both included. */
export function trail(place: Place): readonly Place[] {
  const row = routes[place.name];
  const parent: PageRouteName | undefined =
    'parent' in row ? row.parent : place.name === 'home' ? undefined : 'home';
  return parent ? [...trail({ name: parent }), place] : [place];
}

const places = new Map<string, Place>([
  ...pageRows.map(([name, row]): [string, Place] => [row.path, { name }]),
  ...entryRows.flatMap(([name, row]) =>
    row.entries.map(({ id }): [string, Place] => [
      row.path.replace(':postId', id),
      { name, entryId: id },
    ]),
  ),
]);

/** Every address that answers 200, with its place. */
export const knownPlaces: ReadonlyMap<string, Place> = places;

/**
 * The one clean address of a known page that `pathname` is a variant of (trailing or doubled
 * slash, upper case, needless percent-encoding), or undefined for an unknown path.
 */
export function cleanPath(pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const clean = decoded
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  return places.has(clean) ? clean : undefined;
}
