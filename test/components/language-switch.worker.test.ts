import { expect, it } from 'vitest';
import { prefill, sendBySms } from '../../src/components/form/form-definition.ts';
import { goodInput } from '../support/worker/post-form.ts';
import { elementOf, elementsOf } from '../support/worker/read-html.ts';
import { visit } from '../support/worker/visit.ts';

type Fields = Readonly<Record<string, string>>;

async function post(path: string, fields: Fields) {
  const response = await visit(path, { method: 'POST', body: new URLSearchParams(fields) });
  const html = await response.text();
  return {
    status: response.status,
    header: elementOf(html, 'header').inner,
    main: elementOf(html, 'main').inner,
  };
}

/** Sends the form that the header has as its language switch. */
async function switchLanguage(header: string) {
  const { attributes, inner } = elementOf(header, 'form', { method: 'post' });
  const fields = elementsOf(inner, 'input').map(({ attributes: { name, value } }) => [name, value]);
  return post(`${attributes.action}`, Object.fromEntries(fields));
}

const typed = { ...goodInput['/contact'], message: 'One line\nand "another" <b>' };

it.each<[string, number, string, Fields]>([
  ['a plan', 200, '/vaccine-planner', { birth: '2026-01-01' }],
  ['a refused plan', 422, '/antenatal-planner', { basis: 'due-date', date: '31/12' }],
  ['a refused form', 422, '/contact', { ...typed, email: 'amina' }],
  [
    'a form filled in from a plan',
    200,
    '/appointments',
    { ...typed, [prefill.name]: prefill.value },
  ],
  ['a text for SMS', 200, '/contact', { ...typed, [sendBySms.name]: sendBySms.value }],
  ['an urgent message', 200, '/contact', { ...typed, message: 'My baby is not breathing' }],
])('the switch after %s posts the same to the other language', async (_, status, path, fields) => {
  const english = await post(path, fields);
  const swahili = await post(`/sw${path}`, fields);
  const switched = await switchLanguage(english.header);
  expect([english.status, switched.status]).toEqual([status, status]);
  expect(switched.main).toBe(swahili.main);
  expect(switched.main).not.toBe(english.main);
  expect((await switchLanguage(switched.header)).main).toBe(english.main);
});
