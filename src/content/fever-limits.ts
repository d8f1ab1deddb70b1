/** When a child's fever must be seen, said the same way on every page (WHO, IMCI). */
export const feverLimits = {
  youngBaby: 'Under 2 months: 37.5 °C or more, or below 35.5 °C',
  baby: 'Under 3 months: 38 °C or more',
  child: 'Above 39 °C at any age, or any fever longer than two days',
} as const;
