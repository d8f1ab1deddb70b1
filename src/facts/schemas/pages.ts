import Type from 'typebox';
import { everyLanguage } from '../../site/languages.ts';
import { optionalPages, pagesThatStay } from '../../site/routes.ts';
import { fields, head } from './fields.ts';

export const pagesSchema = fields({
  $schema: head.$schema,
  off: Type.Array(
    Type.Enum(optionalPages, {
      description: `one of ${optionalPages.join(', ')}. These always stay: ${pagesThatStay.map((name) => `'${name}'`).join(', ')}`,
    }),
    {
      uniqueItems: true,
      title: 'Pages that are off',
      description: 'a list, such as ["dental", "eyeCare"]; [] shows every page',
    },
  ),
  languages: Type.Array(Type.Enum(everyLanguage, { description: 'a language of the site' }), {
    minItems: 1,
    uniqueItems: true,
    title: 'Languages',
    description: 'a list with at least one language; the first has the addresses without a prefix',
  }),
});
