import type { FormValues } from '../../components/form/form-definition.ts';

/** The words of a form that are read for an emergency; not the name: 'Burns' is also a surname. */
export const urgentText = ({ subject = '', message = '' }: FormValues) => `${subject}\n${message}`;
