import { type ServiceRouteName, serviceRouteNames } from '../../../site/routes.ts';
import { heads } from './heads.ts';

/** What structured data says of the hospital in this language. */
export const description = heads.home.description;

/** What each department is called in structured data. */
export const departmentNames = Object.fromEntries(
  serviceRouteNames.map((name) => [name, heads[name].title]),
) as Readonly<Record<ServiceRouteName, string>>;
