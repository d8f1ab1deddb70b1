import type {
  FieldErrorWords,
  FormDefinition,
  FormErrors,
  FormField,
  FormValues,
} from '../../components/form/form-definition.ts';
import { initialValues } from '../../components/form/form-definition.ts';
import { chatLink, countExcessCharacters } from '../../messages/chat-link.ts';
import { cleanLine, cleanLines, excerpt } from '../../messages/clean-text.ts';
import { smsLink } from '../../messages/sms-link.ts';
import { isCalendarDay } from '../../time/days.ts';

export type ParsedForm<Name extends string> =
  | { ok: true; values: FormValues<Name>; text: string; chatHref: string; smsHref: string }
  | { ok: false; values: FormValues<Name>; errors: FormErrors<Name> };

// what <input type="email"> accepts (HTML Living Standard, "valid e-mail address")
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

function errorOf(field: FormField, value: string, errors: FieldErrorWords): string | undefined {
  if (value === '') return field.required ? field.missing : undefined;
  if (field.type === 'email' && !emailPattern.test(value)) return errors.email;
  if (field.type === 'date' && !isCalendarDay(value)) return errors.date(excerpt(value));
  if (field.options && !field.options.some((option) => option.value === value)) {
    return field.notListed;
  }
  return undefined;
}

/**
 * Returns the submitted value of each field, without extra white space and control characters. An
 * empty field gets its initial value. Unknown fields, files and repeated values are ignored.
 */
function readValues<Name extends string>(
  form: FormDefinition<Name>,
  data: FormData,
): FormValues<Name> {
  const values = initialValues(form);
  for (const name of Object.keys(form.fields) as Name[]) {
    const { initial, type } = form.fields[name];
    const value = data.get(name);
    if (typeof value === 'string') {
      values[name] = type === 'textarea' ? cleanLines(value) : cleanLine(value);
    }
    if (values[name] === '' && initial) values[name] = initial;
  }
  return values;
}

/**
 * Parses and validates a submitted form. Returns the text with its chat and SMS links, or an error
 * message by field with the values as typed. A date before `today` (ISO 8601) is not an error: the
 * text says that it has passed. The browser passes no `today`, because its clock may be wrong; it
 * only warns next to the field.
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
  const encodedLength = (name: Name) => encodeURIComponent(values[name]).length;
  const longest = names.reduce((a, b) => (encodedLength(b) > encodedLength(a) ? b : a));
  // if cutting the longest field is not enough, the other fields count too
  const others = names.filter((name) => name !== longest).map((name) => values[name]);
  const excess = countExcessCharacters(chatHref, others.join('') + values[longest]);
  if (excess > 0) {
    const tooLong = { [longest]: form.fieldErrors.tooLong(excess) } as FormErrors<Name>;
    return { ok: false, values, errors: tooLong };
  }
  return { ok: true, values, text, chatHref, smsHref: smsLink(text) };
}
