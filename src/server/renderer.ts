import type { Place } from '../addresses.ts';
import type { Language } from '../languages.ts';
import type { PageProps } from '../pages/page-props.ts';
import type { ReadyText } from '../pages/sms-ready-page.tsx';
import type { Env } from './env.ts';
import type { MissingKind } from './prerendered.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** The responses that React renders; each is a whole HTML document. */
export interface Renderer {
  /** Until when what is rendered at a time stays true, in milliseconds since 1970. */
  unchangedUntil(time: number): number;
  /** A page of the route table, as it is on `input.today` (ISO 8601). */
  renderPlace(
    env: Env,
    place: Place,
    input: Pick<PageProps, 'today'> & Partial<Pick<PageProps, 'query' | 'found' | 'sent'>>,
  ): Promise<Bytes>;
  renderMissing(env: Env, kind: MissingKind, language: Language): Promise<Bytes>;
  /** A form that could not be read at all, by the status that says so. */
  renderRefusal(env: Env, status: 400 | 413 | 415, place: Place): Promise<Bytes>;
  /** A form to be sent by SMS: the text with its links. */
  renderSmsReady(env: Env, language: Language, ready: ReadyText): Promise<Bytes>;
  /** A form whose message sounds like an emergency: the call, then the text with its links. */
  renderUrgentMessage(env: Env, language: Language, ready: ReadyText): Promise<Bytes>;
}

export type LoadRenderer = () => Promise<Renderer>;

/**
 * Loads the site's own renderer, when something must be rendered: a fresh isolate serves most
 * requests without it, and evaluating React, pages and words costs more than everything else.
 */
export const loadRenderer: LoadRenderer = async () =>
  (await import('./site-renderer.tsx')).createRenderer();
