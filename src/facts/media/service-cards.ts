import { routes, type ServiceRouteName, serviceRouteNames } from '../../site/routes.ts';

interface ServiceCard {
  route: ServiceRouteName;
  /** An icon's name. */
  icon: string;
  /** Which of the theme's colours its badge wears. */
  color: 'brand' | 'clay' | 'leaf' | 'amber' | 'alarm';
}

/** The twelve cards of the departments, in their order. */
export const serviceCards = [
  { route: 'outpatient', icon: 'stethoscope', color: 'brand' },
  { route: 'inpatient', icon: 'bed', color: 'leaf' },
  { route: 'pediatrics', icon: 'baby', color: 'brand' },
  { route: 'specializedCare', icon: 'heartbeat', color: 'brand' },
  { route: 'surgical', icon: 'scissors', color: 'brand' },
  { route: 'laboratory', icon: 'flask', color: 'brand' },
  { route: 'pharmacy', icon: 'pill', color: 'leaf' },
  { route: 'telemedicine', icon: 'video', color: 'brand' },
  { route: 'hdu', icon: 'activity', color: 'brand' },
  { route: 'eyeCare', icon: 'eye', color: 'amber' },
  { route: 'emergency', icon: 'siren', color: 'alarm' },
  { route: 'upcoming', icon: 'calendarClock', color: 'amber' },
] as const satisfies readonly ServiceCard[];

/** The departments with a card. */
export type ServiceCardRoute = (typeof serviceCards)[number]['route'];

export type MoreServiceRoute = Exclude<ServiceRouteName, ServiceCardRoute>;

const withCard: ReadonlySet<ServiceRouteName> = new Set(serviceCards.map(({ route }) => route));

/** The departments without one of the twelve cards, in the table's order. */
export const moreServices = serviceRouteNames.filter(
  (name): name is MoreServiceRoute => !withCard.has(name),
);

/** The id of a department's card on the page of all departments: 'specialized-care'. */
export function cardAnchor(route: ServiceCardRoute): string {
  return routes[route].path.slice(`${routes.services.path}/`.length);
}
