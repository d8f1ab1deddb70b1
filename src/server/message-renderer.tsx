import type { ReactNode } from 'react';
import { Document } from '../components/document/document.tsx';
import type { Counterpart } from '../components/document/language-switch.tsx';
import { renderDocument } from '../components/document/render-document.ts';
import { sendBySms } from '../components/form/form-definition.ts';
import type { Notice } from '../facts/schedule/notice.ts';
import { noticesAt, noticesOn } from '../facts/schedule/notices.ts';
import { ArticleNotFoundPage } from '../features/articles/article-not-found-page.tsx';
import { RefusedFormPage } from '../features/booking/view/refused-form-page.tsx';
import { SmsReadyPage } from '../features/booking/view/sms-ready-page.tsx';
import { UrgentMessagePage } from '../features/booking/view/urgent-message-page.tsx';
import { SiteNotices } from '../features/notices/site-notices.tsx';
import { type Env, isPreview, siteOrigin } from '../http/env.ts';
import type { Bytes, Renderer } from '../http/renderer.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { type PageMetadata, type UnindexedHead, unindexedMetadata } from '../seo/page-metadata.ts';
import { siteStructuredData } from '../seo/structured-data/site-structured-data.ts';
import { placePath } from '../site/addresses.ts';
import { loadWords, wordsIn } from '../words/words-by-locale.ts';

type MessageRenderer = Omit<Renderer, 'unchangedUntil' | 'renderPlace'>;

/** Returns the metadata of a page without its own URL, with the structured data of every page. */
export function messageMetadata(env: Env, head: UnindexedHead): PageMetadata {
  const siteUrl = siteOrigin(env);
  const { language } = head;
  const structuredData = siteStructuredData(siteUrl, {
    language,
    showsRating: false,
    departmentNames: [],
  });
  return unindexedMetadata(head, structuredData, siteUrl);
}

/** Creates the renderer of pages without their own URL: not found, refused, ready to send. */
export function createMessageRenderer(
  notices: readonly Notice[],
  now: () => number,
): MessageRenderer {
  /**
   * Renders one of them. Its language link leads to the translations of `counterpart`, or to the
   * home page.
   */
  function renderMessage(
    env: Env,
    head: UnindexedHead,
    page: ReactNode,
    counterpart?: Counterpart,
  ): Promise<Bytes> {
    const visibleNotices = noticesOn(undefined, noticesAt(now(), notices));
    return renderDocument(
      <Document
        metadata={messageMetadata(env, head)}
        place={undefined}
        counterpart={counterpart}
        notices={<SiteNotices notices={visibleNotices} isPreview={isPreview(env)} />}
      >
        {page}
      </Document>,
    );
  }

  return {
    async renderMissing(env, kind, language) {
      await loadWords(language);
      if (kind === 'article') {
        const { heading, text } = wordsIn(language, 'articlesPages').blogPage.notFound;
        const head = { language, title: heading, description: text };
        return renderMessage(env, head, <ArticleNotFoundPage />, { name: 'blog', language });
      }
      const { title, message } = wordsIn(language, 'failures').notFoundPage;
      return renderMessage(env, { language, title, description: message }, <NotFoundPage />);
    },

    async renderRefusal(env, status, place) {
      const { language } = place;
      await loadWords(language);
      const { heading, text } = wordsIn(language, 'failures').refusedFormPages[status];
      const head = { language, title: heading, description: text, refused: true };
      const page = <RefusedFormPage status={status} formPath={placePath(place)} />;
      return renderMessage(env, head, page, place);
    },

    async renderSmsReady(env, place, ready) {
      const { language } = place;
      await loadWords(language);
      const { title, description } = wordsIn(language, 'smsReady').smsReady;
      const head = { language, title, description };
      const posted = { ...ready.values, [sendBySms.name]: sendBySms.value };
      return renderMessage(env, head, <SmsReadyPage {...ready} />, { ...place, posted });
    },

    async renderUrgentMessage(env, place, urgent) {
      const { language } = place;
      await loadWords(language);
      const { urgentMessage, urgentPage } = wordsIn(language, 'urgentMessage');
      const { description } = urgentPage;
      const head = { language, title: urgentMessage.heading, description };
      const posted = urgent.values;
      return renderMessage(env, head, <UrgentMessagePage {...urgent} />, { ...place, posted });
    },
  };
}
