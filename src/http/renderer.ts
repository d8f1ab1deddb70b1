import type { PageProps } from '../components/page-props.ts';
import type { ReadyText, UrgentText } from '../messages/ready-text.ts';
import type { Place } from '../site/addresses.ts';
import type { Language } from '../site/languages.ts';
import type { MissingKind } from './documents/prerendered.ts';
import type { Env } from './env.ts';
import type { Lifetime } from './lifetime.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** The responses that React renders; each is a whole HTML document. */
export interface Renderer {
  /** Returns when a response rendered at `time` expires, both in milliseconds since 1970. */
  unchangedUntil(time: number, lifetime: Lifetime): number;
  /** Renders a page of the route table as it is on `input.today` (ISO 8601). */
  renderPlace(
    env: Env,
    place: Place,
    input: Pick<PageProps, 'today'> & Partial<Pick<PageProps, 'query' | 'found' | 'submission'>>,
  ): Promise<Bytes>;
  renderMissing(env: Env, kind: MissingKind, language: Language): Promise<Bytes>;
  /** Renders the page that explains why a form could not be read. */
  renderRefusal(env: Env, status: 400 | 413 | 415, place: Place): Promise<Bytes>;
  /** Renders the text of a form, sent at `place`, with its SMS and chat links. */
  renderSmsReady(env: Env, place: Place, ready: ReadyText): Promise<Bytes>;
  /**
   * Renders the page for a message that sounds like an emergency: first the call, then the text.
   */
  renderUrgentMessage(env: Env, place: Place, urgent: UrgentText): Promise<Bytes>;
}

export type LoadRenderer = () => Promise<Renderer>;
