import { expect, it } from 'vitest';
import type { FormDefinition } from '../../../../src/components/form/form-definition.ts';
import { site } from '../../../../src/facts/hospital/site.ts';
import { parseForm } from '../../../../src/features/booking/parse-form.ts';
import { forms } from '../../../support/forms.ts';
import { toFormData } from '../../../support/to-form-data.ts';

const good = {
  name: 'Amina Yusuf',
  email: 'amina@example.com',
  phone: '0712 345 678',
  subject: 'Visiting hours',
  message: 'May my sister visit?',
};

function errorsOf(form: FormDefinition, typed: Readonly<Record<string, string>>) {
  const parsed = parseForm<string>(form, toFormData(typed));
  return parsed.ok ? {} : parsed.errors;
}

it.each(['a@b', "o'neil+ward.7@mail.example.co.ke", '{x}@1.example', `a@${'b'.repeat(63)}.ke`])(
  'the email address %s is valid, as it is to the browser',
  (email) => {
    expect(errorsOf(forms.homeContact, { ...good, email })).toEqual({});
  },
);

it('an email address without one @ between a name and a valid host is invalid', () => {
  const invalid = 'a a@ @b a@b@c a@b..c a@-b a@b- a@b_c ä@b a@b.'.split(' ');
  for (const email of [...invalid, 'a b@c', `a@${'b'.repeat(64)}`])
    expect([email, ...Object.keys(errorsOf(forms.homeContact, { ...good, email }))]).toEqual([
      email,
      'email',
    ]);
});

it.each(['cardiology', 'Outpatient', '__proto__', 'constructor', '0'])(
  'the service %j is not in the list',
  (service) => {
    expect(Object.keys(errorsOf(forms.appointment, { ...good, service }))).toEqual(['service']);
  },
);

it('too long a message is an error of its longest field, with phone and email', () => {
  const errors = errorsOf(forms.contact, { ...good, message: 'x'.repeat(3000) });
  expect(Object.keys(errors)).toEqual(['message']);
  expect(errors.message).toMatch(/^This is \d+ characters too long/);
  expect(errors.message).toContain(site.phone);
  expect(errors.message).toContain(site.emails.general);
});

it('a message too long for the chat counts all fields together', () => {
  const typed = {
    ...good,
    name: 'n'.repeat(3000),
    subject: 's'.repeat(3000),
    message: 'm'.repeat(3000),
  };
  const [error = ''] = Object.values(errorsOf(forms.contact, typed));
  const tooMany = Number(/^This is (\d+) characters/.exec(error)?.[1]);
  const left = 9000 - tooMany;
  expect(left).toBeGreaterThan(1500);
  expect(left).toBeLessThan(2000);
});
