/** Labels of a carousel; the client script fills in names in braces. */
export const carousel = {
  /** Role descriptions of the carousel and its slides (WAI-ARIA APG, carousel pattern). */
  role: 'carousel',
  slideRole: 'slide',
  picturesOf: (label: string) => `${label}: pictures`,
  position: (index: number, total: number) => `${index} of ${total}`,
  previous: 'Previous slide',
  next: 'Next slide',
  oneInView: 'Picture {first} of {total}',
  severalInView: 'Pictures {first} to {last} of {total}',
} as const;
