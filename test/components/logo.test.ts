import { expect, it } from 'vitest';
import { linesOfName } from '../../src/components/document/logo.tsx';

it.each([
  ['Kilima Hospital & Maternity Centre', 'Kilima Hospital', '& Maternity Centre'],
  ['Kilima Care & Birth', 'Kilima Care', '& Birth'],
  ['Kilima Medical Centre', 'Kilima Medical', 'Centre'],
  ['Machakos Doctors Memorial Hospital', 'Machakos Doctors', 'Memorial Hospital'],
  ['Kilima Hospital', 'Kilima Hospital', undefined],
  ['Kilimamachakoshospital', 'Kilimamachakoshospital', undefined],
])('the logo sets %j on lines that leave the links their room', (name, first, rest) => {
  expect(linesOfName(name)).toEqual([first, rest]);
});
