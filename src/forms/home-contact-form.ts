import { site } from '../facts/site.ts';
import { defineForm } from './form-definition.ts';

/** The message form at the foot of the home page (spec sections 3, 5 and 7). */
export const homeContactForm = defineForm({
  id: 'home-contact',
  submitLabel: 'Send on WhatsApp',
  fields: {
    name: {
      label: 'Your name',
      type: 'text',
      required: true,
      missing: 'Enter your name',
      autoComplete: 'name',
      enterKeyHint: 'next',
    },
    email: {
      label: 'Email address',
      type: 'email',
      required: true,
      missing: 'Enter your email address',
      hint: 'No email address? Use Chat with Us instead.',
      autoComplete: 'email',
      inputMode: 'email',
      enterKeyHint: 'next',
    },
    message: {
      label: 'Message',
      type: 'textarea',
      required: true,
      missing: 'Enter your message',
      rows: 4,
    },
  },
  chatText: ({ name, email, message }) =>
    [
      `Hello ${site.name}, a message from your website.`,
      `Name: ${name}`,
      `Email: ${email}`,
      `Message: ${message}`,
    ].join('\n'),
});
