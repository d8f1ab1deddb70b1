import Type, { type Static } from 'typebox';
import { day, fields, head, text } from './fields.ts';

const confirmation = fields({
  fact: Type.String({
    pattern: '^[\\w/-]+: ?\\S*$',
    description: 'a fact as in the first column of `npm run doctor -- --table`',
  }),
  mark: Type.String({
    pattern: '^[0-9a-f]{8}$',
    description: 'the mark in the same row: it shows that the value is still the one that was read',
  }),
  by: { ...text, description: 'the name and role of the person who confirmed it' },
  on: day,
});

export const confirmationsSchema = fields({
  $schema: head.$schema,
  confirmations: Type.Array(confirmation, { description: 'a list in [ ]' }),
});

export type Confirmation = Static<typeof confirmation>;
