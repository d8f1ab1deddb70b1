import Type, { type Static } from 'typebox';
import { pictureNames } from '../media/picture-names.ts';
import { day, fields, head, text, textInEachLanguage, upload } from './fields.ts';

/** Characters that a screen reader reads out without a pause. */
const maxAltLength = 140;

const photograph = fields({
  file: upload('src/pictures/photographs', {
    title: 'Photograph',
    description:
      'a picture taken with the phone held sideways, at least 1200 by 675 pixels: "/src/pictures/photographs/ward.jpg"',
  }),
  of: Type.Enum(pictureNames, {
    title: 'Takes the place of this drawing',
    description: 'the name of a drawing, each with one photograph at most',
  }),
  shows: textInEachLanguage(
    'What it shows, for blind visitors',
    'what a blind visitor should know about it, in each language',
    Type.String({
      pattern: '\\S',
      maxLength: maxAltLength,
      description: `a text of at most ${maxAltLength} characters, such as "Two beds with green curtains"`,
    }),
  ),
  people: Type.Array(
    fields({
      who: {
        ...text,
        title: 'Who agreed',
        description:
          'a name and role. For a patient the number of the signed form, never the name; a parent signs for a child',
      },
      on: { ...day, title: 'Signed on' },
    }),
    {
      title: 'People who can be recognised',
      description: 'everyone who can be recognised, each with a signed form: [] if there is no one',
    },
  ),
  consent: Type.Optional(
    Type.Literal(true, {
      title: 'Everyone who can be recognised has agreed in writing',
      description:
        'on (true) when the website may show it, also if there is no one in it; until then the drawing stays',
    }),
  ),
});

export const photographsSchema = fields({
  $schema: head.$schema,
  photographs: Type.Array(photograph, {
    title: 'Photographs',
    description: 'a list in [ ], empty while the pages show drawings',
  }),
});

/** A photograph that takes the place of a drawing, from photographs.json. */
export type Photograph = Static<typeof photograph>;
