import Type, { type Static } from 'typebox';
import { fields, head, text, textInEachLanguage } from './fields.ts';

const towns = (title: string) =>
  Type.Array(text, {
    minItems: 1,
    uniqueItems: true,
    title,
    description: 'a list of places, such as ["Kikuyu", "Limuru"]',
  });

const coordinate = Type.Integer({
  minimum: 0,
  maximum: 320,
  description: 'a whole number from 0 to 320, the width of the sketch',
});
const label = {
  x: coordinate,
  y: coordinate,
  anchor: Type.Enum(['start', 'middle', 'end'] as const, {
    description: 'which part of the text is at x',
  }),
};
const point = fields({ x: coordinate, y: coordinate, label: fields(label) });
const road = Type.String({
  pattern: '^M[\\d MLHVQTCSZmlhvqtcsz.,-]+$',
  description: 'a road as an SVG path, such as "M4 30 150 112"',
});

/** The surroundings, and the sketch of the way: north up, not to scale, 320 by 196 units. */
export const placesSchema = fields({
  $schema: head.$schema,
  town: { ...text, title: 'Nearest town that people search for' },
  walking: towns('Places from where people walk'),
  riding: towns('Places from where people ride'),
  ambulance: towns('Area of our ambulance'),
  where: textInEachLanguage('Where you are', 'one or two sentences for the page about us'),
  ways: Type.Array(
    fields({
      from: textInEachLanguage('From', 'where the way starts, such as "From Kikuyu"'),
      text: textInEachLanguage('Way', 'the way, for a visitor to read to a driver'),
    }),
    { minItems: 1, title: 'Ways to the hospital', description: 'a list with at least one way' },
  ),
  landmarks: textInEachLanguage(
    'Landmarks',
    'how to recognise the building, and what to do at night',
  ),
  sketch: fields(
    {
      highway: road,
      roads: Type.Array(road, { description: 'a list of the other roads' }),
      stage: point,
      hospital: point,
      places: Type.Array(fields({ name: text, ...label }), { description: 'a list of labels' }),
    },
    undefined,
    'Sketch map, for the person who runs the website',
  ),
});

/** Content of places.json. */
export type PlacesFile = Static<typeof placesSchema>;
