import { schemes, site } from '../../../facts/hospital/site.ts';
import { laboratoryHours } from '../sections/opening-hours.ts';

const { sha, makl } = schemes;

/** The appointment page around its form. */
export const appointments = {
  heading: 'Book Your Appointment',
  intro:
    'Tell us who you are and what you need. The form writes a WhatsApp message or an SMS for you, ' +
    `and we answer with a time. Do not use it in an emergency: call ${site.phone} or come at once.`,
  whyChooseUs: {
    heading: 'Why Choose Us',
    points: [
      'A time that is confirmed by a person, not by a machine',
      'The choice of a woman or a man as your clinician, where we can',
      'Tests and medicines on the same day in most cases',
      `Your ${sha} or ${makl} cover checked before you travel`,
      'A short message is enough to move or cancel it',
    ],
  },
  workingHours: {
    heading: 'Working Hours',
    rows: [
      { term: 'Monday to Sunday', detail: `Open ${site.hours.label}` },
      { term: 'All services', detail: site.hours.label },
    ],
    note:
      `Samples for routine laboratory tests are taken ${laboratoryHours.weekdays} and ` +
      `${laboratoryHours.saturday}. Urgent samples are taken at any time. Specialists see ` +
      'booked patients mostly by day.',
  },
  afterwards: [
    {
      title: 'We read your message',
      text:
        'Somebody from reception looks at the service and the day you asked for, and checks ' +
        'who is on duty.',
    },
    {
      title: 'We agree on a time',
      text:
        'You get an answer by WhatsApp or by phone with a time, a name and what to bring. If ' +
        'the day is full, we offer the next one.',
    },
    {
      title: 'You come ten minutes early',
      text:
        'Give your name at reception and show your ID. The first visit takes longer, because ' +
        'we open a file for you.',
    },
  ],
  afterwardsHeading: 'After you send it',
  formHeading: 'Your request',
} as const;
