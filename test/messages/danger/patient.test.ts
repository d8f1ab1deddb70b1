import { expect, it } from 'vitest';
import { readPatient } from '../../../src/messages/danger/patient.ts';

it.each([
  ['my 3 weeks old', { isBaby: true }],
  ['mtoto wa miezi saba', { isBaby: true }],
  ['kichanga', { isBaby: true }],
  ['mtoto wa miaka minne', { isBaby: false, isOlder: true, isChild: true }],
  ['my baby of 2 years', { isBaby: false, isOlder: true }],
  ['mtoto', { isBaby: false, isOlder: false, isChild: true }],
  ['mimba ya miezi saba', { isBaby: false, isPregnant: true }],
  ['mgonjwa wa sukari', { isDiabetic: true }],
  ['my husband', { isBaby: false, isChild: false, isPregnant: false, isDiabetic: false }],
])('%j is about %j', (text, patient) => {
  expect(readPatient(text)).toMatchObject(patient);
});
