import { site } from '../../../facts/hospital/site.ts';
import type { AppointmentService } from '../../../facts/schedule/appointment-services.ts';
import { formatFullDay } from '../../formats/en.ts';
import { ifOn } from '../../if-on.ts';

const name = { label: 'Your name', chatLabel: 'Name', missing: 'Enter your name' };
const email = {
  label: 'Email address',
  chatLabel: 'Email',
  missing: 'Enter your email address',
  hint: 'No email address? Call us instead.',
};
const phoneExample = 'Example: 0712 345 678';
const phone = {
  label: 'Phone number',
  chatLabel: 'Phone',
  missing: 'Enter your phone number',
  hint: phoneExample,
};
const message = { label: 'Message', chatLabel: 'Message', missing: 'Enter your message' };
const submitLabel = 'Send on WhatsApp';

const services: Readonly<Record<AppointmentService, string>> = {
  outpatient: 'Outpatient',
  inpatient: 'Inpatient',
  emergency: 'Emergency',
  laboratory: 'Laboratory',
  radiology: 'Radiology',
  dental: 'Dental',
  maternity: 'Maternity',
  specialized: 'Specialized care',
  surgical: 'Surgical',
  pediatrics: 'Pediatrics',
  pharmacy: 'Pharmacy',
  other: 'Other',
};

/**
 * Formats a preferred day with its weekday, so that a wrong date is noticed. A past day is marked,
 * not refused. Throws RangeError on an invalid day.
 */
export function preferredDay(day: string, today: string): string {
  return `${formatFullDay(day)}${day < today ? ' (this day has passed)' : ''}`;
}

/** Warnings next to a field, whose value is not refused. */
export const warnings = {
  /** `today` is the example of a day that has not passed. */
  pastDay: (day: string, today: string) =>
    `${formatFullDay(day)} has passed. Today is ${formatFullDay(today)}.`,
  shortPhone: `Looks too short. ${phoneExample}`,
} as const;

/** Labels, hints and lines of the chat texts of the forms; src/features/booking/form-words.ts has their types. */
export const formWords = {
  homeContact: {
    submitLabel,
    greeting: `Hello ${site.name}, a message from your website.`,
    fields: { name, email, message },
  },
  contact: {
    submitLabel,
    greeting: `Hello ${site.name}, a message from your website.`,
    fields: {
      name,
      email,
      phone,
      subject: {
        label: 'Subject',
        chatLabel: 'Subject',
        missing: 'Enter what your message is about',
      },
      message,
    },
  },
  appointment: {
    submitLabel,
    greeting: `Hello ${site.name}, an appointment request from your website.`,
    fields: {
      name: { label: 'Full name', chatLabel: 'Name', missing: 'Enter your full name' },
      email,
      phone,
      service: {
        label: 'Service',
        chatLabel: 'Service',
        hint: `X-ray or other scan: Radiology.${ifOn('telemedicine', ' Phone or video call: Outpatient, and say so below.').join('')}`,
        options: services,
        notListed: 'Choose one of the services in the list',
      },
      date: {
        label: 'Preferred date',
        chatLabel: 'Preferred date',
        hint: 'Select date',
        leftEmpty: 'Not specified',
      },
      message: {
        label: 'Additional information',
        chatLabel: 'Additional information',
        leftEmpty: 'None provided',
      },
    },
  },
};

/** Error messages for invalid values. */
export const fieldErrors = {
  email: 'Enter an email address in the correct format, like name@example.com',
  date: (typed: string) =>
    `You wrote "${typed}". Enter a day that exists, such as 2027-03-27, or leave the date empty`,
  tooLong: (excess: number) => {
    const characters = excess === 1 ? '1 character' : `${excess} characters`;
    return `This is ${characters} too long for one chat message. Shorten it, call ${site.phone} or write to ${site.emails.general}`;
  },
};
