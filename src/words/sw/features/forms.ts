import { site } from '../../../facts/hospital/site.ts';
import type { AppointmentService } from '../../../facts/schedule/appointment-services.ts';
import { formatFullDay } from '../../formats/sw.ts';
import { ifOn } from '../../if-on.ts';
import type { WordsOf } from '../../words-of.ts';

type Forms = WordsOf<'forms'>;

const name = { label: 'Jina lako', chatLabel: 'Jina', missing: 'Andika jina lako' };
const email = {
  label: 'Barua pepe',
  chatLabel: 'Barua pepe',
  missing: 'Andika barua pepe yako',
  hint: 'Huna barua pepe? Tupigie simu badala yake.',
};
const phoneExample = 'Kwa mfano: 0712 345 678';
const phone = {
  label: 'Nambari ya simu',
  chatLabel: 'Simu',
  missing: 'Andika nambari yako ya simu',
  hint: phoneExample,
};
const message = { label: 'Ujumbe', chatLabel: 'Ujumbe', missing: 'Andika ujumbe wako' };
const submitLabel = 'Tuma kwa WhatsApp';

/** With the desk's English name in brackets where the Swahili one is not used at the desk. */
const services: Readonly<Record<AppointmentService, string>> = {
  outpatient: 'Wagonjwa wa nje (Outpatient)',
  inpatient: 'Kulazwa (Inpatient)',
  emergency: 'Dharura (Emergency)',
  laboratory: 'Maabara',
  radiology: 'X-ray na ultrasound (Radiology)',
  dental: 'Kliniki ya meno (Dental)',
  maternity: 'Huduma za uzazi (Maternity)',
  specialized: 'Madaktari bingwa (Specialized care)',
  surgical: 'Upasuaji (Surgical)',
  pediatrics: 'Kliniki ya watoto (Pediatrics)',
  pharmacy: 'Duka la dawa (Pharmacy)',
  other: 'Nyingine',
};

/** Formats a preferred day with its weekday; a past day is marked, not refused. */
export const preferredDay: Forms['preferredDay'] = (day, today) =>
  `${formatFullDay(day)}${day < today ? ' (siku hii imepita)' : ''}`;

/** Warnings next to a field, whose value is not refused. */
export const warnings = {
  pastDay: (day, today) => `${formatFullDay(day)} imepita. Leo ni ${formatFullDay(today)}.`,
  shortPhone: `Inaonekana ni fupi mno. ${phoneExample}`,
} as const satisfies Forms['warnings'];

/** Labels, hints and lines of the chat texts of the forms. */
export const formWords = {
  homeContact: {
    submitLabel,
    greeting: `Habari ${site.name}, ujumbe kutoka tovuti yenu.`,
    fields: { name, email, message },
  },
  contact: {
    submitLabel,
    greeting: `Habari ${site.name}, ujumbe kutoka tovuti yenu.`,
    fields: {
      name,
      email,
      phone,
      subject: {
        label: 'Kuhusu nini',
        chatLabel: 'Kuhusu',
        missing: 'Andika ujumbe wako unahusu nini',
      },
      message,
    },
  },
  appointment: {
    submitLabel,
    greeting: `Habari ${site.name}, ombi la miadi kutoka tovuti yenu.`,
    fields: {
      name: {
        label: 'Majina yako kamili',
        chatLabel: 'Jina',
        missing: 'Andika majina yako kamili',
      },
      email,
      phone,
      service: {
        label: 'Huduma',
        chatLabel: 'Huduma',
        hint: ifOn(
          'telemedicine',
          `Kuongea kwa simu au video: ${services.outpatient}, na useme hivyo hapa chini.`,
        ).join(''),
        options: services,
        notListed: 'Chagua huduma moja kwenye orodha',
      },
      date: {
        label: 'Siku unayotaka',
        chatLabel: 'Siku ninayotaka',
        hint: 'Chagua tarehe',
        leftEmpty: 'Haijatajwa',
      },
      message: { label: 'Maelezo zaidi', chatLabel: 'Maelezo zaidi', leftEmpty: 'Hakuna' },
    },
  },
} satisfies Forms['formWords'];

/** Error messages for invalid values. */
export const fieldErrors = {
  email: 'Andika barua pepe kwa muundo sahihi, kama jina@example.com',
  date: (typed) =>
    `Umeandika "${typed}". Andika siku iliyopo kwenye kalenda, kwa mfano 2027-03-27, au usijaze tarehe`,
  tooLong: (excess) =>
    `Maandishi haya yanazidi ujumbe mmoja wa WhatsApp kwa herufi ${excess}. Yafupishe, piga ${site.phone} au andika kwa ${site.emails.general}`,
} satisfies Forms['fieldErrors'];
