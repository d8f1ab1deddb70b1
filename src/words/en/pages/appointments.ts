import { site } from '../../../facts/hospital/site.ts';
import { schemesHere } from '../../../facts/money/insurers.ts';
import { laboratoryHours } from '../schedule/opening-hours.ts';
import { chatReply } from './contact.ts';

/** Texts of the appointment page around its form. */
export const appointments = {
  heading: 'Book Your Appointment',
  intro: 'Fill in the form and send it on WhatsApp or by SMS. We answer with a time.',
  whyChooseUs: {
    heading: 'Why Choose Us',
    points: [
      'A person, not a machine, confirms your time',
      'Choose a woman or a man as your clinician, where we can',
      'Most tests and medicines on the same day',
      `We check your ${schemesHere.join(' or ')} before you travel`,
      'Move or cancel with a short message',
    ],
  },
  workingHours: {
    heading: 'Working Hours',
    rows: [
      { term: 'Monday to Sunday', detail: `Open ${site.hours.label}` },
      { term: 'All services', detail: site.hours.label },
    ],
    note:
      'Come at any hour and we will see you. Planned care has set hours: routine laboratory ' +
      `samples ${laboratoryHours.weekdays} and ${laboratoryHours.saturday}. Specialists see ` +
      'booked patients mostly in the daytime.',
  },
  afterwards: [
    {
      title: 'We read your message',
      text: 'Reception looks at the service and day you asked for, and checks who is on duty.',
    },
    {
      title: 'We agree on a time',
      text:
        `We answer by WhatsApp or phone with a time, a name and what to bring. ${chatReply}. If ` +
        'the day is full, we offer the next one.',
    },
    {
      title: 'Come ten minutes early',
      text:
        'Give your name at reception and show your ID. Your first visit takes longer because we ' +
        'open a file for you.',
    },
  ],
  /** The message that a doctor's link fills in. */
  askFor: (name: string) => `I would like to see ${name}.`,
  afterwardsHeading: 'After you send it',
  formHeading: 'Your appointment request',
} as const;
