import { schemes, site } from '../../../facts/hospital/site.ts';
import { laboratoryHours } from '../sections/opening-hours.ts';

const { sha, makl } = schemes;

/** Texts of the appointment page around its form. */
export const appointments = {
  heading: 'Book Your Appointment',
  intro:
    'Tell us who you are and what you need. The form writes a WhatsApp message or an SMS for you, ' +
    `and we answer with a time. In an emergency don't use it: call ${site.phone} or come now.`,
  whyChooseUs: {
    heading: 'Why Choose Us',
    points: [
      'A person, not a machine, confirms your time',
      'Choose a woman or a man as your clinician, where we can',
      'Most tests and medicines on the same day',
      `We check your ${sha} or ${makl} before you travel`,
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
      `Routine laboratory samples: ${laboratoryHours.weekdays} and ` +
      `${laboratoryHours.saturday}. Urgent samples: any time. Specialists see booked patients ` +
      'mostly in the daytime.',
  },
  afterwards: [
    {
      title: 'We read your message',
      text: 'Reception looks at the service and day you asked for, and checks who is on duty.',
    },
    {
      title: 'We agree on a time',
      text:
        'We answer by WhatsApp or phone with a time, a name and what to bring. If the day is ' +
        'full, we offer the next one.',
    },
    {
      title: 'Come ten minutes early',
      text:
        'Give your name at reception and show your ID. Your first visit takes longer because we ' +
        'open a file for you.',
    },
  ],
  afterwardsHeading: 'After you send it',
  formHeading: 'Your request',
} as const;
