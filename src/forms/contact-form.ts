import { site } from '../facts/site.ts';
import { defineForm } from './form-definition.ts';
import { homeContactForm } from './home-contact-form.ts';

const { name, email, message } = homeContactForm.fields;

/** The message form of the contact page: all five fields required, the phone in any form. */
export const contactForm = defineForm({
  id: 'contact',
  submitLabel: 'Send on WhatsApp',
  fields: {
    name,
    email,
    phone: {
      label: 'Phone number',
      type: 'tel',
      required: true,
      missing: 'Enter your phone number',
      autoComplete: 'tel',
      inputMode: 'tel',
      enterKeyHint: 'next',
    },
    subject: {
      label: 'Subject',
      type: 'text',
      required: true,
      missing: 'Enter what your message is about',
      enterKeyHint: 'next',
    },
    message,
  },
  chatText: (values) =>
    [
      `Hello ${site.name}, a message from your website.`,
      `Name: ${values.name}`,
      `Email: ${values.email}`,
      `Phone: ${values.phone}`,
      `Subject: ${values.subject}`,
      `Message: ${values.message}`,
    ].join('\n'),
});
