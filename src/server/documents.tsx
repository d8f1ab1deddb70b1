import type { ReactNode } from 'react';
import { Document } from '../components/document.tsx';
import { findBlogArticle } from '../content/blog.ts';
import { formMessages } from '../content/form-messages.ts';
import { findMedicalArticle } from '../content/medical-blog.ts';
import type { PageProps, PageView } from '../pages/page-props.ts';
import { type Place, placePath } from '../routes.ts';
import { pageMetadata, unlistedMetadata } from '../seo/page-metadata.ts';
import { siteStructuredData } from '../seo/site-structured-data.ts';
import { placeStructuredData } from '../seo/structured-data.ts';
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
  // the first thing that a screen reader says of a form that came back (WCAG 2.4.2)
  const title = (input.sent ? formMessages.titlePrefix : '') + metadata.title;
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

/** The bytes of a page that has no address of its own: not found, refused. */
export function renderUnlisted(
  env: Env,
  head: { title: string; description: string },
  page: ReactNode,
) {
  const origins = configuredOrigins(env);
  const structuredData = siteStructuredData(origins.siteUrl, { showsRating: false });
  const metadata = unlistedMetadata(head.title, head.description, structuredData, origins);
  return renderDocument(
    <Document metadata={metadata} origins={origins} place={undefined}>
      {page}
    </Document>,
  );
}
