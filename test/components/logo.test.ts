import { expect, it } from 'vitest';
import { linesOfName } from '../../src/components/document/logo.tsx';

it.each([
  ['Kilima Hospital & Maternity Centre', 'Kilima Hospital', '& Maternity Centre'],
  ['Kilima Care & Birth', 'Kilima Care', '& Birth'],
  ['Machakos Doctors Memorial Hospital', 'Machakos Doctors', 'Memorial Hospital'],
  ['Kilima Hospital', 'Kilima Hospital', undefined],
  ['Kilimamachakoshospital', 'Kilimamachakoshospital', undefined],
])('the logo breaks %j into %j and %j', (name, first, rest) => {
  expect(linesOfName(name)).toEqual([first, rest]);
});
