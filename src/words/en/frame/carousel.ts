/** What a row of pictures that is leafed through says of itself; names in braces are filled in. */
export const carousel = {
  /** What it is, and what each picture in it is (WAI-ARIA APG, carousel pattern). */
  role: 'carousel',
  slideRole: 'slide',
  picturesOf: (label: string) => `${label}: pictures`,
  position: (index: number, total: number) => `${index} of ${total}`,
  previous: 'Previous slide',
  next: 'Next slide',
  oneInView: 'Picture {first} of {total}',
  severalInView: 'Pictures {first} to {last} of {total}',
} as const;
