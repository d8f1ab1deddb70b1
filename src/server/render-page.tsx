import type { ReactNode } from 'react';
import { Document } from '../components/document/document.tsx';
import type { PageProps, PageView } from '../pages/page-props.ts';
import type { Place } from '../places.ts';
import { pageMetadata, type UnlistedHead, unlistedMetadata } from '../seo/page-metadata.ts';
import { placeStructuredData } from '../seo/place-structured-data.ts';
import { siteStructuredData } from '../seo/site-structured-data.ts';
import { configuredOrigins, type Env } from './env.ts';
import { renderDocument } from './render.ts';

/** The bytes of a page of the route table, as it is on `input.today` (ISO 8601). */
export function renderPlace(
  env: Env,
  View: PageView,
  place: Place,
  input: Pick<PageProps, 'today'> & Partial<Pick<PageProps, 'query' | 'sent'>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const origins = configuredOrigins(env);
  const structuredData = placeStructuredData(place, origins.siteUrl);
  const metadata = pageMetadata(place, structuredData, origins, { refused: Boolean(input.sent) });
  return renderDocument(
    <Document metadata={metadata} place={place}>
      <View
        place={place}
        today={input.today}
        query={input.query ?? {}}
        sent={input.sent}
        url={metadata.address}
      />
    </Document>,
  );
}

/** The bytes of a page that has no address of its own: not found, refused. */
export function renderUnlisted(
  env: Env,
  head: UnlistedHead,
  page: ReactNode,
): Promise<Uint8Array<ArrayBuffer>> {
  const origins = configuredOrigins(env);
  const { language } = head;
  const structuredData = siteStructuredData(origins.siteUrl, { language, showsRating: false });
  const metadata = unlistedMetadata(head, structuredData, origins);
  return renderDocument(
    <Document metadata={metadata} place={undefined}>
      {page}
    </Document>,
  );
}
