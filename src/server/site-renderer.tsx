import type { ReactNode } from 'react';
import { placePath } from '../addresses.ts';
import { Document } from '../components/document/document.tsx';
import { ArticleNotFoundPage } from '../pages/article-not-found-page.tsx';
import { type Pages, pages as sitePages } from '../pages/index.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { RefusedFormPage } from '../pages/refused-form-page.tsx';
import { SmsReadyPage } from '../pages/sms-ready-page.tsx';
import { exists } from '../places.ts';
import { pageMetadata, type UnindexedHead, unindexedMetadata } from '../seo/page-metadata.ts';
import { placeStructuredData } from '../seo/place-structured-data.ts';
import { siteStructuredData } from '../seo/site-structured-data.ts';
import { wordsIn } from '../words/editions.ts';
import { configuredOrigins, type Env } from './env.ts';
import { renderDocument } from './render-document.ts';
import type { Bytes, Renderer } from './renderer.ts';

/** A page that has no address of its own: not found, refused. */
function renderUnindexed(env: Env, head: UnindexedHead, page: ReactNode): Promise<Bytes> {
  const origins = configuredOrigins(env);
  const { language } = head;
  const structuredData = siteStructuredData(origins.siteUrl, {
    language,
    showsRating: false,
    departmentNames: [],
  });
  const metadata = unindexedMetadata(head, structuredData, origins);
  return renderDocument(
    <Document metadata={metadata} place={undefined}>
      {page}
    </Document>,
  );
}

/** Renders with these views; a view that throws makes the promise reject. */
export function createRenderer(pages: Pages = sitePages): Renderer {
  return {
    async renderPlace(env, place, { today, query = {}, sent }) {
      const View = pages[place.name];
      const origins = configuredOrigins(env);
      const structuredData = placeStructuredData(place, origins.siteUrl);
      const metadata = pageMetadata(place, structuredData, origins, { refused: Boolean(sent) });
      return renderDocument(
        <Document metadata={metadata} place={place}>
          <View place={place} today={today} query={query} sent={sent} url={metadata.address} />
        </Document>,
      );
    },

    async renderMissing(env, kind, language) {
      // a language without a blog has no page of its own for what is missing from it
      if (kind === 'article' && exists({ name: 'blog', language })) {
        const { heading, text } = wordsIn(language, 'articlesPages').blogPage.notFound;
        const head = { language, title: heading, description: text };
        return renderUnindexed(env, head, <ArticleNotFoundPage />);
      }
      const { title, message } = wordsIn(language, 'failures').notFoundPage;
      return renderUnindexed(env, { language, title, description: message }, <NotFoundPage />);
    },

    async renderRefusal(env, status, place) {
      const { language } = place;
      const { heading, text } = wordsIn(language, 'failures').refusedFormPages[status];
      const head = { language, title: heading, description: text, refused: true };
      return renderUnindexed(
        env,
        head,
        <RefusedFormPage status={status} formPath={placePath(place)} />,
      );
    },

    async renderSmsReady(env, language, ready) {
      const { title, description } = wordsIn(language, 'smsReady').smsReady;
      return renderUnindexed(env, { language, title, description }, <SmsReadyPage {...ready} />);
    },
  };
}
