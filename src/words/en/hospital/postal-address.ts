import { site } from '../../../facts/hospital/site.ts';

const { locality, highway, county } = site.address;

/** The lines of the hospital's address before the postcode. SAMPLE content. */
export const street: string = `${locality}, off the ${highway} highway`;
export const region: string = `${county} County`;
