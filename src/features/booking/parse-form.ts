import type {
  FieldErrorWords,
  FormDefinition,
  FormErrors,
  FormField,
  FormValues,
} from '../../components/form/form-definition.ts';
import { initialValues } from '../../components/form/form-definition.ts';
import { chatLink, countExcessCharacters } from '../../messages/chat-link.ts';
import { cleanLine, cleanLines } from '../../messages/clean-text.ts';
import { smsLink } from '../../messages/sms-link.ts';
import { isCalendarDay } from '../../time/days.ts';

export type ParsedForm<Name extends string> =
  | { ok: true; values: FormValues<Name>; text: string; chatHref: string; smsHref: string }
  | { ok: false; values: FormValues<Name>; errors: FormErrors<Name> };

// what <input type="email"> accepts (HTML Living Standard, "valid e-mail address")
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

function errorOf(field: FormField, value: string, errors: FieldErrorWords): string | undefined {
  if (value === '') return field.required ? field.missing : undefined;
  if (field.type === 'email' && !emailPattern.test(value)) return errors.email;
  if (field.type === 'date' && !isCalendarDay(value)) return errors.date(value);
  if (field.options && !field.options.some((option) => option.value === value)) {
    return errors.option;
  }
  return undefined;
}

/**
 * What was sent for each field, freed of white space and control characters, as initially where
 * nothing was; fields that the form does not know, files and repeated values are ignored.
 */
export function readValues<Name extends string>(
  form: FormDefinition<Name>,
  data: FormData,
): FormValues<Name> {
  const values = initialValues(form);
  for (const name of Object.keys(form.fields) as Name[]) {
    const { initial, type } = form.fields[name];
    const sent = data.get(name);
    if (typeof sent === 'string') {
      values[name] = type === 'textarea' ? cleanLines(sent) : cleanLine(sent);
    }
    if (values[name] === '' && initial) values[name] = initial;
  }
  return values;
}

/**
 * Reads and checks a sent form. Returns the text with the links that carry it, or every error in
 * words by field together with what was typed. A day that lies before `today` (ISO 8601) is no
 * error: the text says that it has passed. A browser gives no `today`, for its clock may be wrong;
 * it warns beside the field alone.
 */
export function parseForm<Name extends string>(
  form: FormDefinition<Name>,
  data: FormData,
  today = '',
): ParsedForm<Name> {
  const values = readValues(form, data);
  const errors: FormErrors<Name> = {};
  const names = Object.keys(form.fields) as Name[];
  for (const name of names) {
    const error = errorOf(form.fields[name], values[name], form.fieldErrors);
    if (error) errors[name] = error;
  }
  if (Object.keys(errors).length > 0) return { ok: false, values, errors };

  const text = form.chatText(values, today);
  const chatHref = chatLink(text);
  const room = (name: Name) => encodeURIComponent(values[name]).length;
  const longest = names.reduce((a, b) => (room(b) > room(a) ? b : a));
  // where that field alone is not enough, the others' text counts too
  const others = names.filter((name) => name !== longest).map((name) => values[name]);
  const excess = countExcessCharacters(chatHref, others.join('') + values[longest]);
  if (excess > 0) {
    const tooLong = { [longest]: form.fieldErrors.tooLong(excess) } as FormErrors<Name>;
    return { ok: false, values, errors: tooLong };
  }
  return { ok: true, values, text, chatHref, smsHref: smsLink(text) };
}
