import { expect, it } from 'vitest';
import { confirmedTexts, staleConfirmations } from '../../tools/deploy/doctor/facts/confirmed.ts';
import { type FactRecord, markOf } from '../../tools/deploy/doctor/facts/records.ts';
import { chatFact, chatSignature } from '../../tools/deploy/doctor/facts/unsigned.ts';

const today = '2026-12-02';

function fact(id: string, value: string, isSample = false): FactRecord {
  return { id, value, mark: markOf(value), source: 'the hospital', date: '2026-11-22', isSample };
}
const beds = fact('hospital/site: beds', '-12 | "12"');
const phone = fact('hospital/site: phone', '+254 720 481 936', true);
const sign = ({ id, mark }: FactRecord, on = '2026-12-01') => {
  return { fact: id, mark, by: 'Asha Mumbi, administrator', on };
};

it('a confirmation of a fact counts while the value is the one that was read', () => {
  expect(confirmedTexts([beds], [sign(beds)])).toEqual([beds.value]);
  expect(staleConfirmations([beds], [sign(beds)], today)).toEqual([]);
  expect(confirmedTexts([fact(beds.id, '13')], [sign(beds)])).toEqual([]);
});

it.each([
  ['a value that has changed', [fact(beds.id, '13')], sign(beds), 'changed since'],
  ['a fact that is gone', [], sign(beds), 'no such fact'],
  ['a sample', [phone], sign(phone), "still the sample's"],
  ['a day to come', [beds], sign(beds, '2026-12-03'), 'dated 2026-12-03'],
])('a confirmation of %s is an error', (_name, records, confirmation, text) => {
  const [finding] = staleConfirmations(records, [confirmation], today);
  expect(finding).toMatchObject({ level: 'error', what: expect.stringContaining(text) });
});

const person = fact(chatFact, 'person');

it('who answers the chat is an error until a manager has signed that a person does', () => {
  const [finding] = chatSignature('person', [person], []);
  expect(finding).toMatchObject({
    level: 'error',
    what: 'No one has signed that a person, not a machine, answers the chat.',
    where: ['src/facts/confirmations.json'],
  });
  for (const part of [chatFact, person.mark]) expect(finding?.remedy).toContain(part);
  expect(chatSignature('person', [person], [sign(person)])).toEqual([]);
});

it('a machine that answers the chat is an error, signed or not', () => {
  const machine = fact(chatFact, 'machine');
  expect(chatSignature('machine', [machine], [sign(machine)])).toEqual([
    expect.objectContaining({ level: 'error', what: expect.stringContaining('A machine') }),
  ]);
});
