import { Document } from '../components/document/document.tsx';
import { renderDocument } from '../components/document/render-document.ts';
import { StandaloneDocument } from '../components/document/standalone-document.tsx';
import { prefill, prefillWithErrors } from '../components/form/form-definition.ts';
import type { Submission } from '../components/page-props.ts';
import type { Notice } from '../facts/schedule/notice.ts';
import {
  noticesAt,
  noticesOn,
  notices as siteNotices,
  specialHoursAt,
} from '../facts/schedule/notices.ts';
import { type StatusEntry, statusAt, statusEntries } from '../facts/schedule/status/status.ts';
import { SiteNotices } from '../features/notices/site-notices.tsx';
import { type Env, isPreview, siteOrigin } from '../http/env.ts';
import type { Renderer } from '../http/renderer.ts';
import { type Pages, pages as sitePages } from '../pages/index.ts';
import { type PageMetadata, pageMetadata } from '../seo/page-metadata.ts';
import { placeStructuredData } from '../seo/structured-data/place-structured-data.ts';
import type { Place } from '../site/addresses.ts';
import type { Language } from '../site/languages.ts';
import { isStandalone, rowOf } from '../site/routes.ts';
import { loadWords, wordsIn } from '../words/words-by-locale.ts';
import { createMessageRenderer, messageMetadata } from './message-renderer.tsx';
import { unchangedUntil } from './unchanged-until.ts';

/** Returns the metadata of search results, without the typed query. */
function resultsMetadata(env: Env, language: Language): PageMetadata {
  const { resultsHeading, resultsDescription } = wordsIn(language, 'searchPage').searchPage;
  return messageMetadata(env, {
    language,
    title: resultsHeading,
    description: resultsDescription,
  });
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
  return {
    ...createMessageRenderer(notices, now),

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
  };
}
