import type { PageMetadata } from '../../../seo/page-metadata.ts';
import { serialiseStructuredData } from '../../../seo/structured-data/place-structured-data.ts';

/**
 * A page's structured data (schema.org, JSON-LD). It is at the end of the document, so it does not
 * delay rendering, and the text that it repeats is still in the compressor's window.
 */
export function StructuredDataScript({ blocks }: { blocks: PageMetadata['structuredData'] }) {
  return blocks.map((block, index) => (
    <script
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
      key={index}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: '<' is escaped by the serialiser
      dangerouslySetInnerHTML={{ __html: serialiseStructuredData(block) }}
    />
  ));
}
