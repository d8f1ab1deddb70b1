import Type, { type Static } from 'typebox';
import { day, fields, head, label } from './fields.ts';

const confirmation = fields({
  fact: Type.String({
    pattern: '^[\\w/-]+: ?\\S*$',
    title: 'Fact',
    description: 'the fact as in the first column of the table of facts',
  }),
  mark: Type.String({
    pattern: '^[0-9a-f]{8}$',
    title: 'Mark',
    description:
      'the eight letters and figures in the same row, which change when the value changes',
  }),
  by: {
    ...label,
    title: 'Confirmed by',
    description: 'the name and role of the person who read the value and confirms it',
  },
  on: { ...day, title: 'Confirmed on' },
});

export const confirmationsSchema = fields({
  $schema: head.$schema,
  confirmations: Type.Array(confirmation, { title: 'Confirmations', description: 'a list in [ ]' }),
});

export type Confirmation = Static<typeof confirmation>;
