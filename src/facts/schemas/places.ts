import Type, { type Static } from 'typebox';
import { fields, group, head, label, textInEachLanguage } from './fields.ts';

const towns = (title: string, minItems: 0 | 1) =>
  Type.Array(label, {
    minItems,
    uniqueItems: true,
    title,
    description: 'a list of places, such as ["Kikuyu", "Limuru"]',
  });

const coordinate = Type.Integer({
  minimum: 0,
  maximum: 320,
  description: 'a whole number from 0 to 320, the width of the sketch',
});
const labelPlace = {
  x: coordinate,
  y: coordinate,
  anchor: Type.Enum(['start', 'middle', 'end'] as const, {
    description: 'which part of the text is at x',
  }),
};
/** Where the name of a road is, along it. */
const roadName = {
  x: coordinate,
  y: coordinate,
  angle: Type.Integer({ minimum: -90, maximum: 90, description: 'degrees; positive slopes down' }),
};
const point = fields({ x: coordinate, y: coordinate, label: fields(labelPlace) });
const road = Type.String({
  pattern: '^M[\\d MLHVQTCSZmlhvqtcsz.,-]+$',
  description: 'a road as an SVG path, such as "M4 30 150 112"',
});

/**
 * The surroundings, and the sketch of the way: north up, not to scale, 320 by 196 units. What is left
 * out is not on pages.
 */
export const placesSchema = fields({
  $schema: head.$schema,
  town: { ...label, title: 'Nearest town that people search for' },
  walking: towns('Places from where people walk', 0),
  riding: towns('Places from where people ride', 1),
  ambulance: towns('Area of our ambulance', 1),
  where: Type.Optional(
    textInEachLanguage('Where you are', 'one or two sentences for the page about us'),
  ),
  ways: Type.Array(
    fields({
      from: textInEachLanguage('From', 'where the way starts, such as "From Kikuyu"', label),
      text: textInEachLanguage('Way', 'the way, for a visitor to read to a driver'),
    }),
    { title: 'Ways to the hospital', description: 'a list of ways, or []' },
  ),
  landmarks: Type.Optional(
    textInEachLanguage('Landmarks', 'how to recognise the building, and what to do at night'),
  ),
  sketch: Type.Optional(
    group('Sketch map, for the person who runs the website', {
      highway: road,
      roads: Type.Array(road, { description: 'a list of the other roads' }),
      stage: point,
      hospital: point,
      highwayName: Type.Optional(fields(roadName)),
      roadNames: Type.Optional(
        Type.Array(fields({ name: label, ...roadName }), {
          description: 'a list of labels along the other roads',
        }),
      ),
      places: Type.Array(fields({ name: label, ...labelPlace }), {
        description: 'a list of labels',
      }),
    }),
  ),
});

/** Content of places.json. */
export type PlacesFile = Static<typeof placesSchema>;
