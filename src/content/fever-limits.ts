import type { Fact } from './service-page.ts';

/** When a child's temperature must be seen at once, the same on every page (WHO, IMCI). */
export const feverLimits = {
  youngBaby: { term: 'Under 2 months', detail: '37.5 °C or more, or below 35.5 °C' },
  baby: { term: '2 to 3 months', detail: '38 °C or more' },
  anyAge: { term: 'Any age', detail: 'above 39 °C, or more than two days of fever' },
  noThermometer: { term: 'No thermometer', detail: 'a baby who feels hot counts' },
} as const satisfies Record<string, Fact>;
