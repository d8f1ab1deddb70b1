import Type, { type Static } from 'typebox';
import { maxStatusHours, statusItems, statusStates } from '../schedule/status/status-items.ts';
import { fields, head, inEachLanguage, plainText } from './fields.ts';

/** Characters of a note; a longer text is a notice. */
const maxNoteLength = 160;

const entry = fields({
  of: Type.Enum([...statusItems], { title: 'What', description: 'one of the things on the list' }),
  state: Type.Enum([...statusStates], { title: 'State', description: 'a state' }),
  note: Type.Optional(
    inEachLanguage(plainText(maxNoteLength), 'the same note in each language', 'Note'),
  ),
  asOf: Type.String({
    format: 'minute',
    title: 'When someone last looked',
    description: 'when someone last looked, in Kenya\'s time, such as "2026-11-25T09:40"',
  }),
  hours: Type.Integer({
    minimum: 1,
    maximum: maxStatusHours,
    title: 'Show for how many hours',
    description: `whole hours, from 1 to ${maxStatusHours}, after which the line disappears`,
  }),
});

export const statusSchema = fields({
  $schema: head.$schema,
  status: Type.Array(entry, { title: 'What works now', description: 'a list in [ ]' }),
});

/** A report on one thing: its state at a minute in Kenya, and for how many hours it is shown. */
export type StatusEntry = Static<typeof entry>;
