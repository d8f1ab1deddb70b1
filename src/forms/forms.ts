import { appointmentForm } from './appointment-form.ts';
import { contactForm } from './contact-form.ts';
import type { FormDefinition } from './form-definition.ts';
import { homeContactForm } from './home-contact-form.ts';

/** The site's forms by the name that the route table gives them. */
export const forms = {
  homeContact: homeContactForm,
  contact: contactForm,
  appointment: appointmentForm,
} as const satisfies Record<string, FormDefinition>;

export type FormName = keyof typeof forms;
