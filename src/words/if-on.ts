import { figures } from '../facts/hospital/figures.ts';
import { insurers, schemesHere } from '../facts/money/insurers.ts';
import { isOn, type RouteName } from '../site/routes.ts';

/**
 * Returns the items if the hospital has the service, otherwise none: for lists and sentences on other
 * pages that name a service which facts/hospital/pages.json can switch off.
 */
export const ifOn = <Item>(service: RouteName, ...items: readonly Item[]) =>
  isOn(service) ? items : [];

/** Returns the items if the hospital takes MAKL, otherwise none. */
export const ifMakl = <Item>(...items: readonly Item[]) => ('makl' in insurers ? items : []);

/** Returns the items if the hospital takes insurers beside SHA and MAKL, otherwise none. */
export const ifOtherInsurers = <Item>(...items: readonly Item[]) =>
  Object.keys(insurers).length > schemesHere.length ? items : [];

/** Returns what a text says with a figure of the hospital, or nothing if it was never counted. */
export const ifCounted = <Name extends keyof typeof figures, Item>(
  name: Name,
  item: (figure: NonNullable<(typeof figures)[Name]>) => Item,
) => {
  const figure = figures[name];
  return figure === undefined ? [] : [item(figure as NonNullable<typeof figure>)];
};

/** Returns what a text says with a price, or nothing if the hospital has none. */
export const ifPriced = <Item>(price: number | undefined, item: (price: number) => Item) =>
  price === undefined ? [] : [item(price)];
