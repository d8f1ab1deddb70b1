import { site } from '../../../facts/hospital/site.ts';
import type { WordsOf } from '../../words-of.ts';

type PostalAddress = WordsOf<'postalAddress'>;

const { locality, highway, county } = site.address;

/** The lines of the hospital's address before the postcode. SAMPLE content. */
export const street: PostalAddress['street'] = `${locality}, karibu na barabara kuu ya ${highway}`;
export const region: PostalAddress['region'] = `Kaunti ya ${county}`;
