/** When a child's fever must be seen, to follow 'Fever:' on every page (WHO, IMCI). */
export const feverLimits = {
  youngBaby: 'under 2 months, 37.5 °C or more (or below 35.5 °C)',
  baby: 'under 3 months, 38 °C or more',
  child: 'above 39 °C at any age, or any fever longer than two days',
} as const;
