import type { FieldShape } from '../../components/form/form-definition.ts';
import { offeredServices } from '../../facts/hospital/departments.ts';
import type { FormName } from '../../site/routes.ts';

interface FormShape {
  /** Id prefix of its fields, unique on a page. */
  id: string;
  fields: Readonly<Record<string, FieldShape>>;
}

const name = { type: 'text', required: true, autoComplete: 'name', enterKeyHint: 'next' } as const;

const email = {
  type: 'email',
  required: true,
  autoComplete: 'email',
  inputMode: 'email',
  enterKeyHint: 'next',
} as const;

/** A phone number in any format. */
const phone = {
  type: 'tel',
  required: true,
  autoComplete: 'tel',
  inputMode: 'tel',
  enterKeyHint: 'next',
} as const;

// no autoComplete 'off': without script, Back would then lose the subject
const subject = { type: 'text', required: true, enterKeyHint: 'next' } as const;
const message = { type: 'textarea', required: true, rows: 4 } as const;

/** The site's forms by their name in the route table. */
export const formShapes = {
  homeContact: { id: 'home-contact', fields: { name, email, message } },
  contact: { id: 'contact', fields: { name, email, phone, subject, message } },
  appointment: {
    id: 'appointment',
    fields: {
      name,
      email,
      phone,
      service: {
        type: 'select',
        required: false,
        options: offeredServices,
        initial: 'outpatient',
      },
      date: { type: 'date', required: false },
      message: { type: 'textarea', required: false, rows: 4 },
    },
  },
} as const satisfies Record<FormName, FormShape>;

/** The fields of a form by name. */
export type FieldsOf<Form extends FormName> = (typeof formShapes)[Form]['fields'];

/** The field names of a form, or of all forms by default. */
export type FieldName<Form extends FormName = FormName> = {
  [Each in Form]: Extract<keyof FieldsOf<Each>, string>;
}[Form];
