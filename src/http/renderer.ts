import type { PageProps } from '../components/page-props.ts';
import type { Place } from '../site/addresses.ts';
import type { Language } from '../site/languages.ts';
import type { Env } from './env.ts';
import type { MissingKind } from './prerendered.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** A message that was checked and is still to be sent. */
export interface ReadyText {
  /** What the visitor is about to send. */
  text: string;
  smsHref: string;
  chatHref: string;
}

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
