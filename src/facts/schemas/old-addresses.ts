import Type, { type Static } from 'typebox';
import { fields, head } from './fields.ts';

const address = fields({
  from: Type.String({
    pattern: '^/[^?#\\s]+$',
    title: 'Address on the former site',
    description: 'what comes after the name of the site, such as "/about-us", without "?"',
  }),
  to: Type.String({
    pattern: '^/(?!/)[^?\\s]*$',
    title: 'Page on this site',
    description: 'what comes after the name of this site, such as "/about"',
  }),
});

export const oldAddressesSchema = fields({
  $schema: head.$schema,
  addresses: Type.Array(address, {
    title: 'Old addresses',
    description: 'a list in [ ], empty if the hospital had no site before',
  }),
});

export type OldAddress = Static<typeof address>;
