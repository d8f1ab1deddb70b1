/** The words of /services around its cards (spec section 2, Services). */
export const services = {
  heading: 'Our services',
  lead: 'Twelve departments, one gate. Choose one to see who it is for, what happens on the day, what to bring and who pays.',
  listHeading: 'All departments',
  moreHeading: 'Also here',
  insuranceHeading: 'Insurance in short',
} as const;
