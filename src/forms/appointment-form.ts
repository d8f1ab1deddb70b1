import { site } from '../facts/site.ts';
import { formatWeekday } from '../words/en/format.ts';
import { contactForm } from './contact-form.ts';
import { defineForm } from './form-definition.ts';

const { name, email, phone } = contactForm.fields;

/** The services an appointment can be asked for, in the order of spec section 3. */
export const appointmentServices = [
  { value: 'outpatient', label: 'Outpatient' },
  { value: 'inpatient', label: 'Inpatient' },
  { value: 'emergency', label: 'Emergency' },
  { value: 'laboratory', label: 'Laboratory' },
  { value: 'radiology', label: 'Radiology' },
  { value: 'dental', label: 'Dental' },
  { value: 'maternity', label: 'Maternity' },
  { value: 'specialized', label: 'Specialized care' },
  { value: 'surgical', label: 'Surgical' },
  { value: 'pediatrics', label: 'Pediatrics' },
  { value: 'pharmacy', label: 'Pharmacy' },
  { value: 'other', label: 'Other' },
] as const;

/**
 * The appointment request; the day goes out with its weekday, so that a slip is noticed
 * (spec sections 2, 3, 5 and 7).
 */
export const appointmentForm = defineForm({
  id: 'appointment',
  submitLabel: 'Send on WhatsApp',
  fields: {
    name: { ...name, label: 'Full name', missing: 'Enter your full name' },
    email,
    phone,
    service: {
      label: 'Service',
      type: 'select',
      required: false,
      options: appointmentServices,
      initial: 'outpatient',
    },
    date: { label: 'Preferred date', type: 'date', required: false, hint: 'Select date' },
    message: { label: 'Additional information', type: 'textarea', required: false, rows: 4 },
  },
  chatText: (values) =>
    [
      `Hello ${site.name}, an appointment request from your website.`,
      `Name: ${values.name}`,
      `Email: ${values.email}`,
      `Phone: ${values.phone}`,
      `Service: ${appointmentServices.find(({ value }) => value === values.service)?.label ?? values.service}`,
      `Preferred date: ${values.date ? `${values.date} (${formatWeekday(values.date)})` : 'Not specified'}`,
      `Additional information: ${values.message || 'None provided'}`,
    ].join('\n'),
});
