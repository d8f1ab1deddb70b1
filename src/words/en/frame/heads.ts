import { surroundings } from '../../../facts/hospital/contact/surroundings.ts';
import { schemes, site } from '../../../facts/hospital/site.ts';
import { insurerCount, partners, schemesHere } from '../../../facts/money/insurers.ts';
import type { PageRouteName } from '../../../site/routes.ts';
import { formatList } from '../../formats/en.ts';
import type { PageHead } from '../../frame/page-head.ts';
import { ifCounted } from '../../if-on.ts';

const { sha } = schemes;
const { locality, county } = site.address;
// a Set, because the locality may also be the town that people search for
const near = [...new Set([locality, surroundings.town, region])];

import { region } from '../hospital/postal-address.ts';
/** Title, description and keywords of each page. */
import { departmentNames } from './department-names.ts';

const inFigures = [
  ...ifCounted('beds', (beds) => `${beds} beds`),
  ...ifCounted('professionals', (people) => `${people} healthcare professionals`),
  ...ifCounted('patientsServed', (patients) => `${patients} patients served`),
].join(', ');

export const heads: Readonly<Record<PageRouteName, PageHead>> = {
  home: {
    title: `${site.hours.label} hospital in ${locality}`,
    description: `${site.level} hospital and maternity centre in ${locality}, ${county}, open ${site.hours.label}${inFigures && `: ${inFigures}`}. ${schemesHere.join(', ')} accepted.`,
    keywords: ['hospital', 'maternity', 'emergency', ...schemesHere, ...near],
  },
  services: {
    title: 'Medical services',
    description:
      'All our medical services in one list: outpatient, inpatient, children, surgery, laboratory, pharmacy, emergency and more, with what each offers and who pays.',
    keywords: ['medical services', 'outpatient', 'inpatient', 'laboratory', 'pharmacy', ...near],
  },
  maternityPackages: {
    title: 'Maternity packages',
    description: `Normal Delivery, Cesarean Section and Comprehensive ANC: the price, what is in it, what ${sha} pays and what you pay. With the antenatal visits by week.`,
    keywords: [
      'maternity packages',
      'normal delivery cost',
      'cesarean section cost',
      'ANC',
      ...near,
    ],
  },
  doctors: {
    title: 'Our doctors and team',
    description:
      'Our doctors with their qualifications, experience and clinic days, our support staff, and a calendar of the other clinics with visiting specialists.',
    keywords: ['doctors', 'gynaecologist', 'paediatrician', 'surgeon', 'clinic days', ...near],
  },
  insurance: {
    title: 'Insurance we accept',
    description: `What you pay here with ${schemesHere.join(' or ')}, the ${insurerCount === 1 ? 'insurer' : `${insurerCount} insurers`} we take, how to use your insurance, and our prices without it.`,
    keywords: ['insurance', ...new Set([...schemesHere, ...partners]), 'hospital prices', ...near],
  },
  about: {
    title: 'About the hospital',
    description: `Our story since ${site.foundedYear}, our licences, how to get in and around, our mission and values, and the people who run the hospital.`,
    keywords: ['about', 'hospital history', 'mission', 'values', 'facilities', ...near],
  },
  contact: {
    title: 'Contact and directions',
    description: `Call, chat, e-mail or walk in at any hour. Phone number, message form, map and directions to the hospital from ${formatList(surroundings.riding.slice(0, 3))}.`,
    keywords: ['contact', 'phone', 'directions', 'map', 'WhatsApp', ...near],
  },
  appointments: {
    title: 'Book an appointment',
    description:
      'Book in a minute: fill in the form, send it to us on WhatsApp or by SMS, and we confirm your day and time. Open 24/7, all services.',
    keywords: ['book appointment', 'hospital booking', 'WhatsApp booking', ...near],
  },
  outpatient: {
    title: departmentNames.outpatient.title,
    description:
      'See a clinician at any hour without being admitted: fevers, coughs, injuries, check-ups and long-term illness. What happens, what to bring and who pays.',
    keywords: ['outpatient', 'clinic', 'doctor consultation', 'walk-in', ...near],
  },
  maternity: {
    title: departmentNames.maternity.title,
    description: `Antenatal clinic, birth with a midwife beside you, cesarean section when needed, and newborn care. Clinic days, costs with ${sha}, hospital bag, danger signs.`,
    keywords: ['maternity', 'antenatal', 'delivery', 'cesarean section', 'newborn', ...near],
  },
  pediatrics: {
    title: departmentNames.pediatrics.title,
    description:
      'Care for babies, children and teenagers: growth checks, vaccines, sick-child visits, behaviour and advice for parents, with the danger signs to know.',
    keywords: ['pediatrics', 'children', 'vaccines', 'child clinic', 'fever', ...near],
  },
  laboratory: {
    title: departmentNames.laboratory.title,
    description:
      'Blood, urine and other tests with routine results within 24 hours and urgent ones within 1-2 hours. Packages, how to prepare and collection hours.',
    keywords: ['laboratory', 'blood test', 'prenatal screening', 'health check', ...near],
  },
  pharmacy: {
    title: departmentNames.pharmacy.title,
    description:
      'Our pharmacy is open 24/7: prescriptions filled and explained, refills for long-term medicines, and a pharmacist to ask before you pay or swallow.',
    keywords: ['pharmacy', 'medicine', 'prescription', '24 hour pharmacy', ...near],
  },
  dental: {
    title: departmentNames.dental.title,
    description:
      "Check-ups, cleaning, fillings, extractions and care for children's teeth, with help for toothache at any hour. What happens in the chair and what to bring.",
    keywords: ['dentist', 'dental clinic', 'toothache', 'extraction', ...near],
  },
  radiology: {
    title: departmentNames.radiology.title,
    description:
      'X-ray and ultrasound in the hospital: pregnancy scans, chest and bone pictures. How to prepare, whether it is safe, when you get the report and who pays.',
    keywords: ['radiology', 'ultrasound', 'x-ray', 'pregnancy scan', ...near],
  },
  inpatient: {
    title: departmentNames.inpatient.title,
    description:
      'Staying in our wards: rooms, admission, prices, what to pack, room rules, and the visiting hours of each ward.',
    keywords: ['inpatient', 'visiting hours', 'ward', 'admission', ...near],
  },
  specializedCare: {
    title: departmentNames.specializedCare.title,
    description:
      "Clinics with specialists for pressure, sugar, heart, joints, women's health and more: who needs one, how referral works, what happens and what to bring.",
    keywords: ['specialist', 'specialized care', 'physician', 'diabetes clinic', ...near],
  },
  surgical: {
    title: departmentNames.surgical.title,
    description:
      'Planned and emergency operations in our theatre: which kinds we do, how we keep you safe, and your way from the first consultation to going home.',
    keywords: ['surgery', 'operation', 'theatre', 'surgeon', ...near],
  },
  telemedicine: {
    title: departmentNames.telemedicine.title,
    description:
      'Speak to a clinician by phone or video from home: what can be treated that way and what cannot, how to prepare, data use, privacy and how to pay.',
    keywords: ['telemedicine', 'online doctor', 'video consultation', ...near],
  },
  hdu: {
    title: departmentNames.hdu.title,
    description:
      'Round-the-clock monitoring for very ill patients: what the monitors do, visiting hours of the unit, how families get news and what it means to be moved here.',
    keywords: ['HDU', 'high dependency unit', 'critical care', 'monitoring', ...near],
  },
  eyeCare: {
    title: departmentNames.eyeCare.title,
    description:
      'Our eye clinic is coming soon. What it will offer, what to do about eye problems until it opens, and when an eye needs help immediately, day or night.',
    keywords: ['eye care', 'optician', 'eye clinic', 'glasses', ...near],
  },
  emergency: {
    title: departmentNames.emergency.title,
    description:
      'Open 24/7. The emergency number, when to come, what to do before you arrive, how we decide who is seen first, and what our ambulance costs.',
    keywords: ['emergency', 'ambulance', 'casualty', '24 hours', ...near],
  },
  emergencyCard: {
    title: 'Emergency card',
    description:
      'One light page for your phone and your fridge: emergency numbers, danger signs by age, first steps until help comes, when to come in labour, and how to find us.',
    keywords: ['emergency card', 'danger signs', 'first aid', 'emergency numbers', ...near],
  },
  upcoming: {
    title: departmentNames.upcoming.title,
    description:
      'ICU, dialysis, oncology, specialty care and expanded facilities: whether each is open yet, its target quarter, and what we can do for you today.',
    keywords: ['upcoming services', 'ICU', 'dialysis', 'oncology', ...near],
  },
  today: {
    title: 'Clinics today and tomorrow',
    description:
      'Which clinics are open today and tomorrow, who sees you and until when, visiting hours, what our staff report, and a calendar of all clinics to subscribe to.',
    keywords: ['open today', 'clinics today', 'doctor on duty', 'visiting today', ...near],
  },
  whatWillIPay: {
    title: 'What will I pay?',
    description: `Choose what you need and your insurance: see our price, what ${sha} pays, what you pay and possible extra costs. All our prices, and whole bills worked out.`,
    keywords: ['hospital prices', 'price list', 'cost of birth', 'Linda Jamii', sha, ...near],
  },
  antenatalPlanner: {
    title: 'Antenatal planner',
    description: `From your last period or due date: your week of pregnancy, the day of each antenatal visit, what to bring, and a file for your calendar.`,
    keywords: ['antenatal visits', 'due date calculator', 'ANC clinic', 'pregnancy weeks', ...near],
  },
  vaccinePlanner: {
    title: 'Vaccine planner',
    description:
      "From your child's birthday: the day of each vaccine in Kenya and each check of mother and baby, what it protects against, and a file for your calendar.",
    keywords: ['vaccine schedule Kenya', 'KEPI', 'baby vaccines by age', 'clinic dates', ...near],
  },
  birthPlan: {
    title: 'Birth plan',
    description:
      'Write down who stays with you, pain relief, position, language, transport at night and money. You get one sheet to print and a text. Nothing is stored.',
    keywords: [
      'birth plan',
      'birth companion',
      'pain relief in labour',
      'birth preparedness',
      ...near,
    ],
  },
  papers: {
    title: 'Papers and certificates',
    description:
      'Sick note, medical report, P3 form, fitness and food handler certificates, copies of records: the cost, the time, the desk and its hours, and what to bring.',
    keywords: ['sick note', 'medical report', 'P3 form', 'food handler certificate', ...near],
  },
  whenSomeoneDies: {
    title: 'When someone dies',
    description: `The first steps after a death in the hospital or at home: who to call, death notification, burial permit and certificate, the bill, and what ${sha} pays.`,
    keywords: ['death certificate', 'burial permit', 'mortuary', 'death notification', ...near],
  },
  testimonials: {
    title: 'What patients say',
    description:
      'Six people who used our wards, clinics and maternity unit say in their own words what went well, each with a rating out of five stars.',
    keywords: ['testimonials', 'reviews', 'ratings', ...near],
  },
  patientStories: {
    title: 'Patient stories',
    description:
      'Six patients tell how they came to us, what was done and how they are now: births, operations, sick children and long-term illness, near home.',
    keywords: ['patient stories', 'recovery', 'experience', ...near],
  },
  privacy: {
    title: 'Privacy notice',
    description:
      'What happens to what you write in our forms: why we ask, who carries it, how long we keep it, your rights under the Data Protection Act, and how to use them.',
    keywords: ['privacy', 'data protection', 'personal data', 'health data', ...near],
  },
  accessibility: {
    title: 'Accessibility statement',
    description:
      'How this site is built and tested so that everyone can use it, what is not right yet, how to report a barrier, and how to get about in our building.',
    keywords: ['accessibility', 'WCAG', 'wheelchair', 'sign language', ...near],
  },
  patientRights: {
    title: "Patients' rights",
    description:
      "Your rights as a patient under Kenya's charter and law, what we ask of you, how and where to complain, in how many days we answer, and where to go after us.",
    keywords: ['patient rights', 'complaint', 'charter', 'emergency treatment', ...near],
  },
  blog: {
    title: 'Health blog',
    description:
      'Short, practical articles by our clinicians on everyday health: teeth, breastfeeding, feeding a baby, malaria, coughs and small habits that help.',
    keywords: ['health blog', 'health tips', 'dental care', 'COVID-19', ...near],
  },
  medicalBlog: {
    title: 'Medical blog',
    description:
      'Guides by our clinicians: eating in pregnancy, child vaccines, first aid, diabetes and mental health. Search by word or choose a subject.',
    keywords: ['medical blog', 'health guides', 'vaccines', 'diabetes', 'first aid', ...near],
  },
  search: {
    title: 'Search this site',
    description:
      'Find departments, prices, opening hours, doctors, first aid and health articles of the hospital by any word, in English or Swahili.',
    keywords: ['search', 'hospital', 'services', 'prices', 'doctors', ...near],
  },
};
