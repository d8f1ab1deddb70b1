import type { AppointmentService } from '../../../facts/hospital/appointment-services.ts';
import { site } from '../../../facts/hospital/site.ts';
import { formatFullDay } from '../../../formats/sw.ts';
import type { WordsOf } from '../../words-of.ts';

type Forms = WordsOf<'forms'>;

const name = { label: 'Jina lako', missing: 'Andika jina lako' };
const email = {
  label: 'Barua pepe',
  missing: 'Andika barua pepe yako',
  hint: 'Huna barua pepe? Tupigie simu badala yake.',
};
const phoneExample = 'Kwa mfano: 0712 345 678';
const phone = {
  label: 'Nambari ya simu',
  missing: 'Andika nambari yako ya simu',
  hint: phoneExample,
};
const message = { label: 'Ujumbe', missing: 'Andika ujumbe wako' };
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

const serviceLabel = (value: string) =>
  Object.entries(services).find(([service]) => service === value)?.[1] ?? value;

/** Formats a preferred day with its weekday; a past day is marked, not refused. */
export const preferredDay: Forms['preferredDay'] = (day, today) =>
  `${formatFullDay(day)}${day < today ? ' (siku hii imepita)' : ''}`;

/** Warnings next to a field, whose value is not refused. */
export const warnings = {
  pastDay: (day, today) => `${formatFullDay(day)} imepita. Leo ni ${formatFullDay(today)}.`,
  shortPhone: `Inaonekana ni fupi mno. ${phoneExample}`,
} as const satisfies Forms['warnings'];

const greeting = `Habari ${site.name}`;

/** Labels, hints and chat texts of the forms. */
export const formWords = {
  homeContact: {
    submitLabel,
    fields: { name, email, message },
    chatText: (values) =>
      [
        `${greeting}, ujumbe kutoka tovuti yenu.`,
        `Jina: ${values.name}`,
        `Barua pepe: ${values.email}`,
        `Ujumbe: ${values.message}`,
      ].join('\n'),
  },
  contact: {
    submitLabel,
    fields: {
      name,
      email,
      phone,
      subject: { label: 'Kuhusu nini', missing: 'Andika ujumbe wako unahusu nini' },
      message,
    },
    chatText: (values) =>
      [
        `${greeting}, ujumbe kutoka tovuti yenu.`,
        `Jina: ${values.name}`,
        `Barua pepe: ${values.email}`,
        `Simu: ${values.phone}`,
        `Kuhusu: ${values.subject}`,
        `Ujumbe: ${values.message}`,
      ].join('\n'),
  },
  appointment: {
    submitLabel,
    fields: {
      name: { label: 'Majina yako kamili', missing: 'Andika majina yako kamili' },
      email,
      phone,
      service: {
        label: 'Huduma',
        hint: `X-ray, ultrasound au picha nyingine: ${services.radiology}. Kuongea kwa simu au video: ${services.outpatient}, na useme hivyo hapa chini.`,
        options: services,
      },
      date: { label: 'Siku unayotaka', hint: 'Chagua tarehe' },
      message: { label: 'Maelezo zaidi' },
    },
    chatText: (values, today) =>
      [
        `${greeting}, ombi la miadi kutoka tovuti yenu.`,
        `Jina: ${values.name}`,
        `Barua pepe: ${values.email}`,
        `Simu: ${values.phone}`,
        `Huduma: ${serviceLabel(values.service)}`,
        `Siku ninayotaka: ${values.date ? preferredDay(values.date, today) : 'Haijatajwa'}`,
        `Maelezo zaidi: ${values.message || 'Hakuna'}`,
      ].join('\n'),
  },
} satisfies Forms['formWords'];

/** Error messages for invalid values. */
export const fieldErrors = {
  email: 'Andika barua pepe kwa muundo sahihi, kama jina@example.com',
  date: (typed) =>
    `Umeandika "${typed}". Andika siku iliyopo kwenye kalenda, kwa mfano 2027-03-27, au usijaze tarehe`,
  option: 'Chagua huduma moja kwenye orodha',
  tooLong: (excess) =>
    `Maandishi haya yanazidi ujumbe mmoja wa WhatsApp kwa herufi ${excess}. Yafupishe, piga ${site.phone} au andika kwa ${site.emails.general}`,
} satisfies Forms['fieldErrors'];
