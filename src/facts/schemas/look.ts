import Type, { type Static } from 'typebox';
import { clothPatterns } from '../media/cloth-patterns.ts';
import { fields, group, head } from './fields.ts';

const color = (title: string, description: string) =>
  Type.String({
    format: 'color',
    pattern: '^#[0-9A-Fa-f]{6}$',
    title,
    description: `${description}: "#" and six digits, such as "#1b4a72"`,
  });

const pattern = (title: string) =>
  Type.Enum(clothPatterns, {
    title,
    description: 'the name of a pattern; the zigzag is for emergencies alone',
  });

export const lookSchema = fields({
  $schema: head.$schema,
  colors: group('Colours', {
    brand: color('Main colour', 'the colour of headings, links and bands'),
    accent: color('Second colour', 'the colour of marks and stars'),
  }),
  mark: Type.String({
    pattern: '^(?:cross|[\\w-]+\\.svg)$',
    title: 'Logo',
    description: '"cross" for the drawn mark, or the name of a square SVG in public/icons',
  }),
  patterns: group("Patterns of the pages' cloth", {
    birth: pattern('Birth and home'),
    visits: pattern('Visits and prices'),
    children: pattern('Children'),
    others: pattern('All other pages'),
  }),
});

/** Content of look.json. */
export type Look = Static<typeof lookSchema>;
