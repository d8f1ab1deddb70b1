/** Valid input for each form, by its path. */
export const goodInput = {
  '/': { name: 'Amina Yusuf', email: 'amina@example.com', message: 'Do you take walk-ins?' },
  '/contact': {
    name: 'Amina Yusuf',
    email: 'amina@example.com',
    phone: '0712 345 678',
    subject: 'Visiting hours',
    message: 'May my sister visit on Sunday?',
  },
  '/appointments': {
    name: 'Amina Yusuf',
    email: 'amina@example.com',
    phone: '0712 345 678',
    service: 'maternity',
    date: '2027-03-27',
    message: 'My first visit.',
  },
} as const satisfies Record<string, Record<string, string>>;
