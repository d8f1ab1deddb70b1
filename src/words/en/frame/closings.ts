import type { Action } from '../../departments/department-words.ts';

/** Last band of each page that is not a department: what to do next. */
export const closings = {
  doctors: {
    heading: 'Book with a doctor',
    text: 'Ask for a doctor by name, or leave the choice to us.',
    actions: [
      { label: 'Book Appointment', target: 'appointments' },
      { label: 'Call us', target: 'call' },
    ],
  },
  insurance: {
    heading: 'Not sure what your insurance pays?',
    text: 'Call us before you travel. We tell you what it pays and what to bring.',
    actions: [
      { label: 'Call us', target: 'call' },
      { label: 'Contact Us', target: 'contact' },
    ],
  },
  about: {
    heading: 'Come and see for yourself',
    text: 'Ask at reception to see the wards before you need them.',
    actions: [
      { label: 'Contact Us', target: 'contact' },
      { label: 'Call us', target: 'call' },
    ],
  },
  testimonials: {
    heading: 'Were you here too?',
    text: 'Tell us what went well and what did not. The chief executive reads every complaint.',
    actions: [
      { label: 'Tell us how it was', target: 'contact' },
      { label: 'Book Appointment', target: 'appointments' },
    ],
  },
  articles: {
    heading: 'Have a question?',
    text: 'An article cannot examine you. Book a visit, or ask us first.',
    actions: [
      { label: 'Book Appointment', target: 'appointments' },
      { label: 'Ask on WhatsApp', target: 'chat' },
    ],
  },
} as const satisfies Record<string, { heading: string; text: string; actions: readonly Action[] }>;
