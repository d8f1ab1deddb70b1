import type { ReactNode } from 'react';
import { Document } from '../components/document/document.tsx';
import type { PageProps, PageView } from '../pages/page-props.ts';
import { type Place, placeHead, placePath } from '../routes.ts';
import { pageMetadata, refusedTitle, unlistedMetadata } from '../seo/page-metadata.ts';
import { placeStructuredData } from '../seo/place-structured-data.ts';
import { siteStructuredData } from '../seo/site-structured-data.ts';
import { findBlogArticle } from '../words/en/blog.ts';
import { findMedicalArticle } from '../words/en/medical-blog.ts';
import { configuredOrigins, type Env } from './env.ts';
import { renderDocument } from './render.ts';

function articleOf({ name, entryId = '' }: Place) {
  if (name === 'blogPost') return findBlogArticle(entryId);
  if (name === 'medicalBlogPost') return findMedicalArticle(entryId);
  return undefined;
}

/** The bytes of a page of the route table, as it is on `input.today` (ISO 8601). */
export function renderPlace(
  env: Env,
  View: PageView,
  place: Place,
  input: Pick<PageProps, 'today'> & Partial<Pick<PageProps, 'query' | 'sent'>>,
) {
  const origins = configuredOrigins(env);
  const structuredData = placeStructuredData(place, origins.siteUrl, articleOf(place));
  const metadata = pageMetadata(place, structuredData, origins, { indexed: !input.sent });
  const title = input.sent ? refusedTitle(placeHead(place).title) : metadata.title;
  return renderDocument(
    <Document metadata={{ ...metadata, title }} origins={origins} place={place}>
      <View
        place={place}
        today={input.today}
        url={new URL(placePath(place), origins.siteUrl).href}
        query={input.query ?? {}}
        sent={input.sent}
      />
    </Document>,
  );
}

interface UnlistedHead {
  title: string;
  description: string;
  /** A form that could not be taken. */
  refused?: boolean;
}

/** The bytes of a page that has no address of its own: not found, refused. */
export function renderUnlisted(env: Env, head: UnlistedHead, page: ReactNode) {
  const origins = configuredOrigins(env);
  const structuredData = siteStructuredData(origins.siteUrl, { showsRating: false });
  const metadata = unlistedMetadata(head.title, head.description, structuredData, origins);
  const title = head.refused ? refusedTitle(head.title) : metadata.title;
  return renderDocument(
    <Document metadata={{ ...metadata, title }} origins={origins} place={undefined}>
      {page}
    </Document>,
  );
}
