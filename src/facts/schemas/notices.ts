import Type, { type Static } from 'typebox';
import { everyDepartment, type RouteName, routes } from '../../site/routes.ts';
import { noticeLevels } from '../schedule/notice-levels.ts';
import { clock, day, fields, group, head, inEachLanguage, plainText } from './fields.ts';

/** Characters of a notice. Visitors do not read a longer one. */
const maxTextLength = 400;

const moment = (title: string) =>
  Type.String({
    format: 'moment',
    title,
    description:
      'a day, such as "2026-12-04", or a day with a time in Kenya, such as "2026-12-04T14:00"',
  });
const hours = {
  of: Type.Enum(['hospital', ...everyDepartment], {
    title: 'Whose hours change',
    description: 'the hospital or a department',
  }),
  from: { ...day, title: 'First day' },
  until: { ...day, title: 'Last day' },
};

const notice = fields({
  id: Type.String({
    title: 'Short name',
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    maxLength: 40,
    description: 'a short name in lower-case letters, digits and hyphens, such as "theatre-closed"',
  }),
  level: Type.Enum(noticeLevels, {
    title: 'How serious',
    description: 'a level, "emergency" only if waiting may cost a life',
  }),
  from: moment('Show from'),
  until: moment('Show until'),
  pages: Type.Union(
    [
      Type.Literal('all'),
      Type.Array(Type.Enum(Object.keys(routes) as RouteName[]), { minItems: 1, uniqueItems: true }),
    ],
    {
      title: 'Pages that show it',
      description: `"all", or a list of pages: ${Object.keys(routes).join(', ')}`,
    },
  ),
  text: inEachLanguage(plainText(maxTextLength), 'the same text in each language', 'Text'),
  hours: Type.Optional(
    Type.Union(
      [
        group('Closed', { ...hours, closed: Type.Literal(true) }),
        group('Other hours', { ...hours, opens: clock, closes: clock }),
      ],
      {
        title: 'Changed opening hours',
        description:
          'the changed hours: "of" with "hospital" or a department, the days "from" and "until", and either "closed": true or both "opens" and "closes"',
      },
    ),
  ),
});

export const noticesSchema = fields({
  $schema: head.$schema,
  notices: Type.Array(notice, { title: 'Notices', description: 'a list in [ ]' }),
});

/**
 * A temporary notice to visitors, from notices.json. Times are in Kenya; if the end is a day, it is
 * included.
 */
export type Notice = Static<typeof notice>;
