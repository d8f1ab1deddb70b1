import type { ReactNode } from 'react';
import { Document } from '../components/document/document.tsx';
import type { Counterpart } from '../components/document/language-switch.tsx';
import { renderDocument } from '../components/document/render-document.ts';
import { StandaloneDocument } from '../components/document/standalone-document.tsx';
import { prefill, prefillWithErrors, sendBySms } from '../components/form/form-definition.ts';
import type { Submission } from '../components/page-props.ts';
import type { Notice } from '../facts/schedule/notice.ts';
import {
  noticesAt,
  noticesOn,
  notices as siteNotices,
  specialHoursAt,
} from '../facts/schedule/notices.ts';
import { type StatusEntry, statusAt, statusEntries } from '../facts/schedule/status/status.ts';
import { ArticleNotFoundPage } from '../features/articles/article-not-found-page.tsx';
import { RefusedFormPage } from '../features/booking/view/refused-form-page.tsx';
import { SmsReadyPage } from '../features/booking/view/sms-ready-page.tsx';
import { UrgentMessagePage } from '../features/booking/view/urgent-message-page.tsx';
import { SiteNotices } from '../features/notices/site-notices.tsx';
import { type Env, isPreview, siteOrigin } from '../http/env.ts';
import type { Bytes, Renderer } from '../http/renderer.ts';
import { type Pages, pages as sitePages } from '../pages/index.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import {
  type PageMetadata,
  pageMetadata,
  type UnindexedHead,
  unindexedMetadata,
} from '../seo/page-metadata.ts';
import { placeStructuredData } from '../seo/structured-data/place-structured-data.ts';
import { siteStructuredData } from '../seo/structured-data/site-structured-data.ts';
import { type Place, placePath } from '../site/addresses.ts';
import type { Language } from '../site/languages.ts';
import { isStandalone, rowOf } from '../site/routes.ts';
import { loadWords, wordsIn } from '../words/words-by-locale.ts';
import { unchangedUntil } from './unchanged-until.ts';

/** Returns the metadata of a page without its own URL, with the structured data of every page. */
function metadataOf(env: Env, head: UnindexedHead): PageMetadata {
  const siteUrl = siteOrigin(env);
  const { language } = head;
  const structuredData = siteStructuredData(siteUrl, {
    language,
    showsRating: false,
    departmentNames: [],
  });
  return unindexedMetadata(head, structuredData, siteUrl);
}

/** Returns the metadata of search results, without the typed query. */
function resultsMetadata(env: Env, language: Language): PageMetadata {
  const { resultsHeading, resultsDescription } = wordsIn(language, 'searchPage').searchPage;
  return metadataOf(env, { language, title: resultsHeading, description: resultsDescription });
}

/** Returns the fields that show this page's form or plan again in the other language. */
function postedFields(place: Place, { values, errors }: Submission): Record<string, string> {
  if (!rowOf(place.name).form) return values;
  const { name, value } = Object.keys(errors).length > 0 ? prefillWithErrors : prefill;
  return { ...values, [name]: value };
}

interface RendererOptions {
  notices?: readonly Notice[];
  status?: readonly StatusEntry[];
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Creates the renderer of these views. Its promises reject when a view throws. */
export function createRenderer(
  pages: Pages = sitePages,
  { notices = siteNotices, status = statusEntries, now = Date.now }: RendererOptions = {},
): Renderer {
  /**
   * Renders a page without its own URL: not found, refused. Its language link leads to the
   * translations of `counterpart`, or to the home page.
   */
  function renderUnindexed(
    env: Env,
    head: UnindexedHead,
    page: ReactNode,
    counterpart?: Counterpart,
  ): Promise<Bytes> {
    const visibleNotices = noticesOn(undefined, noticesAt(now(), notices));
    return renderDocument(
      <Document
        metadata={metadataOf(env, head)}
        place={undefined}
        counterpart={counterpart}
        notices={<SiteNotices notices={visibleNotices} isPreview={isPreview(env)} />}
      >
        {page}
      </Document>,
    );
  }

  return {
    unchangedUntil: (time, lifetime) => unchangedUntil(time, lifetime, { notices, status }),

    async renderPlace(env, place, { today, query = {}, found, submission }) {
      await loadWords(place.language);
      const View = pages[place.name];
      const row = rowOf(place.name);
      const siteUrl = siteOrigin(env);
      const time = now();
      const special = specialHoursAt(time, notices);
      const visibleNotices = noticesOn(place.name, noticesAt(time, notices));
      const metadata = found
        ? resultsMetadata(env, place.language)
        : pageMetadata(place, placeStructuredData(place, siteUrl, special), siteUrl, {
            refused: submission !== undefined && Object.keys(submission.errors).length > 0,
            answered: row.noindexQueries === true && Object.keys(query).length > 0,
          });
      const changes = { special, status: statusAt(time, status) };
      const props = { place, today, changes, query, found, submission, url: metadata.address };
      const Shell = isStandalone(place.name) ? StandaloneDocument : Document;
      return renderDocument(
        <Shell
          metadata={metadata}
          place={place}
          counterpart={{ ...place, query, posted: submission && postedFields(place, submission) }}
          notices={<SiteNotices notices={visibleNotices} isPreview={isPreview(env)} />}
        >
          <View {...props} />
        </Shell>,
      );
    },

    async renderMissing(env, kind, language) {
      await loadWords(language);
      if (kind === 'article') {
        const { heading, text } = wordsIn(language, 'articlesPages').blogPage.notFound;
        const head = { language, title: heading, description: text };
        return renderUnindexed(env, head, <ArticleNotFoundPage />, { name: 'blog', language });
      }
      const { title, message } = wordsIn(language, 'failures').notFoundPage;
      return renderUnindexed(env, { language, title, description: message }, <NotFoundPage />);
    },

    async renderRefusal(env, status, place) {
      const { language } = place;
      await loadWords(language);
      const { heading, text } = wordsIn(language, 'failures').refusedFormPages[status];
      const head = { language, title: heading, description: text, refused: true };
      const page = <RefusedFormPage status={status} formPath={placePath(place)} />;
      return renderUnindexed(env, head, page, place);
    },

    async renderSmsReady(env, place, ready) {
      const { language } = place;
      await loadWords(language);
      const { title, description } = wordsIn(language, 'smsReady').smsReady;
      const head = { language, title, description };
      const posted = { ...ready.values, [sendBySms.name]: sendBySms.value };
      return renderUnindexed(env, head, <SmsReadyPage {...ready} />, { ...place, posted });
    },

    async renderUrgentMessage(env, place, urgent) {
      const { language } = place;
      await loadWords(language);
      const { urgentMessage, urgentPage } = wordsIn(language, 'urgentMessage');
      const { description } = urgentPage;
      const head = { language, title: urgentMessage.heading, description };
      const posted = urgent.values;
      return renderUnindexed(env, head, <UrgentMessagePage {...urgent} />, { ...place, posted });
    },
  };
}
