/** One thing in schema.org's vocabulary, as JSON-LD. */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}
