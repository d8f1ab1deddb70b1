import {
  type DepartmentRouteName,
  departmentRouteNames,
  isDepartmentRoute,
  isOn,
  type PageRouteName,
  type RouteName,
  routes,
} from '../../site/routes.ts';
import type { PictureName } from '../media/picture-names.ts';
import { type AppointmentService, appointmentServices } from '../schedule/appointment-services.ts';
import { paperFacts } from './papers.ts';

interface Department {
  /**
   * The entry of the booking form's list: its own or, where the list has none, the nearest. A call
   * by phone or video is a visit to a clinician; a planned service is 'other'.
   */
  bookedAs: AppointmentService;
  /** Shown where the page is shared and where other pages lead to it. */
  picture: PictureName;
  /** The type in schema.org's words; a MedicalClinic when absent. */
  type?: 'DiagnosticLab' | 'Pharmacy' | 'Dentist';
  /** A member of schema.org's MedicalSpecialty. */
  specialty?: string;
  /** Whether it is one of the specification's twelve cards. */
  card?: true;
}

/** The facts of each department, in the order of the cards. */
export const departments = {
  outpatient: {
    bookedAs: 'outpatient',
    picture: 'outpatient',
    specialty: 'PrimaryCare',
    card: true,
  },
  inpatient: {
    bookedAs: 'inpatient',
    picture: 'inpatient-services',
    card: true,
  },
  pediatrics: {
    bookedAs: 'pediatrics',
    picture: 'pediatrics',
    specialty: 'Pediatric',
    card: true,
  },
  specializedCare: {
    bookedAs: 'specialized',
    picture: 'specialized-care',
    card: true,
  },
  surgical: {
    bookedAs: 'surgical',
    picture: 'surgery-department',
    specialty: 'Surgical',
    card: true,
  },
  laboratory: {
    bookedAs: 'laboratory',
    picture: 'laboratory',
    type: 'DiagnosticLab',
    card: true,
  },
  pharmacy: {
    bookedAs: 'pharmacy',
    picture: 'pharmacy',
    type: 'Pharmacy',
    card: true,
  },
  telemedicine: {
    bookedAs: 'outpatient',
    picture: 'telemedicine',
    card: true,
  },
  hdu: {
    bookedAs: 'inpatient',
    picture: 'hdu',
    card: true,
  },
  eyeCare: {
    bookedAs: 'other',
    picture: 'eye-care',
    card: true,
  },
  emergency: {
    bookedAs: 'emergency',
    picture: 'stretcher',
    specialty: 'Emergency',
    card: true,
  },
  upcoming: {
    bookedAs: 'other',
    picture: 'building-plan',
    card: true,
  },
  maternity: {
    bookedAs: 'maternity',
    picture: 'maternity',
    specialty: 'Obstetric',
  },
  dental: {
    bookedAs: 'dental',
    picture: 'dental-clinic',
    type: 'Dentist',
  },
  radiology: {
    bookedAs: 'radiology',
    picture: 'ultrasound-room',
    specialty: 'Radiography',
  },
} as const satisfies Record<DepartmentRouteName, Department>;

type Departments = typeof departments;

/** The departments that have a card, in the order of the cards. */
type DepartmentCardRoute = {
  [Name in DepartmentRouteName]: Departments[Name] extends { card: true } ? Name : never;
}[DepartmentRouteName];

type MoreDepartmentRoute = Exclude<DepartmentRouteName, DepartmentCardRoute>;

/** Returns a department's facts with all optional fields. */
export function departmentOf(name: DepartmentRouteName): Department {
  return departments[name];
}

function hasCard(name: DepartmentRouteName): name is DepartmentCardRoute {
  return 'card' in departments[name];
}

/** The cards of the departments that are on, in their order. */
export const departmentCards = (Object.keys(departments) as DepartmentRouteName[])
  .filter(hasCard)
  .filter(isOn);

/** The departments without a card, in the table's order. */
export const moreDepartments = departmentRouteNames.filter(
  (name): name is MoreDepartmentRoute => !hasCard(name),
);

const bookable = new Set(departmentRouteNames.map((name) => departmentOf(name).bookedAs));

/** The services of the booking form: those of the departments that are on. */
export const offeredServices: readonly AppointmentService[] = appointmentServices.filter(
  (service) => service === 'other' || bookable.has(service),
);

/** The id of a department's card on the page of all departments: 'specialized-care'. */
export function cardAnchor(route: DepartmentRouteName): string {
  return routes[route].path.slice(`${routes.services.path}/`.length);
}

/** Returns whether a page is about a service that is announced and not open yet. */
export function isPlanned(name: RouteName): boolean {
  return isDepartmentRoute(name) && paperFacts.planned.includes(name);
}

/** Pages about one department that are not its own. */
export const departmentOfPage: Readonly<Partial<Record<PageRouteName, DepartmentRouteName>>> = {
  maternityPackages: 'maternity',
};
