import { isCalendarDay } from '../facts/days.ts';
import { site } from '../facts/site.ts';
import { charactersTooMany, chatLink } from './chat-link.ts';
import { cleanLine, cleanLines } from './clean-text.ts';
import type { FormDefinition, FormErrors, FormField, FormValues } from './form-definition.ts';
import { initialValues } from './form-definition.ts';
import { smsLink } from './sms-link.ts';

export type ParsedForm<Name extends string> =
  | { ok: true; values: FormValues<Name>; text: string; chatHref: string; smsHref: string }
  | { ok: false; values: FormValues<Name>; errors: FormErrors<Name> };

// what <input type="email"> accepts (HTML Living Standard, "valid e-mail address")
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

function errorOf(field: FormField, value: string): string | undefined {
  if (value === '') return field.required ? field.missing : undefined;
  if (field.type === 'email' && !emailPattern.test(value)) {
    return 'Enter an email address in the correct format, like name@example.com';
  }
  if (field.type === 'date' && !isCalendarDay(value)) {
    // a date field cannot show it, so the error does
    return `You wrote "${value}". Enter a day that exists, such as 27 March 2027, or leave the date empty`;
  }
  if (field.options && !field.options.some((option) => option.value === value)) {
    return 'Choose one of the services in the list';
  }
  return undefined;
}

function tooLong(excess: number): string {
  const characters = excess === 1 ? '1 character' : `${excess} characters`;
  return `This is ${characters} too long for one chat message. Shorten it, call ${site.phone} or write to ${site.emails.general}`;
}

/**
 * Reads a sent form. Text is trimmed and freed of control characters; fields that the form does
 * not know, files and repeated values are ignored. Answers the text with the links that carry it,
 * or every error in words by field together with what was typed (decisions, 'Without JavaScript').
 */
export function parseForm<Name extends string>(
  form: FormDefinition<Name>,
  data: FormData,
): ParsedForm<Name> {
  const values = initialValues(form);
  const errors: FormErrors<Name> = {};
  const names = Object.keys(form.fields) as Name[];
  for (const name of names) {
    const field = form.fields[name];
    const sent = data.get(name);
    if (typeof sent === 'string') {
      values[name] = field.type === 'textarea' ? cleanLines(sent) : cleanLine(sent);
    }
    if (values[name] === '' && field.initial) values[name] = field.initial;
    const error = errorOf(field, values[name]);
    if (error) errors[name] = error;
  }
  if (Object.keys(errors).length > 0) return { ok: false, values, errors };

  const text = form.chatText(values);
  const chatHref = chatLink(text);
  const room = (name: Name) => encodeURIComponent(values[name]).length;
  const longest = names.reduce((a, b) => (room(b) > room(a) ? b : a));
  // where that field alone is not enough, the others' text counts too
  const others = names.filter((name) => name !== longest).map((name) => values[name]);
  const excess = charactersTooMany(chatHref, others.join('') + values[longest]);
  if (excess > 0)
    return { ok: false, values, errors: { [longest]: tooLong(excess) } as FormErrors<Name> };
  return { ok: true, values, text, chatHref, smsHref: smsLink(text) };
}
