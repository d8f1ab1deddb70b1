import type { Handler } from 'hono';
import type { CachedDocument, SendDocument } from '../http/documents/send-document.ts';
import { type AppEnv, siteOrigin } from '../http/env.ts';
import type { Bytes } from '../http/renderer.ts';
import { openDataHeaders } from '../http/security-headers.ts';
import { loadAllWords } from '../words/words-by-locale.ts';
import type { MachineFile } from './machine-file.ts';

/** Serves a machine file: prerendered, or rendered for each request if it depends on a setting. */
export function serveFile(file: MachineFile, sendDocument: SendDocument): Handler<AppEnv> {
  const document: CachedDocument = {
    key: file.path,
    status: 200,
    cacheRule: file.mustRevalidate ? 'serviceWorker' : 'file',
    headers: { 'Content-Type': file.type, ...(file.link && { Link: file.link }) },
    ...(file.isOpenData && { openness: openDataHeaders }),
    async render(env, time) {
      // the others have none, and are rendered for each request
      if (file.isPrerendered(env)) await loadAllWords();
      const text = await file.render({ siteUrl: siteOrigin(env), time, settings: env });
      // the runtime's types leave open whether the buffer is shared; it never is
      return new TextEncoder().encode(text) as Bytes;
    },
  };
  return (c) =>
    file.isPrerendered(c.env)
      ? sendDocument(c, document)
      : sendDocument.renderUncached(c, document);
}
