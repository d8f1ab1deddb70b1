import type { Review } from '../facts/legal/review.ts';
import type { PictureName } from '../facts/media/picture-names.ts';
import type { Source } from '../facts/sources/source.ts';
import type { PageRouteName } from '../site/routes.ts';
import type { FirstAidWords } from './first-aid-words.ts';

/** A term and what it means or when it holds: opening hours, room rules, prices. */
export interface Fact {
  term: string;
  detail: string;
}

export interface Card {
  title: string;
  text: string;
  points?: readonly string[];
}

export interface Step {
  title: string;
  text: string;
}

/** A section of another page or of a health guide, as a link. */
export type SectionReference = {
  label: string;
  /** The id of a heading there. */
  section: string;
} & (
  | { link: PageRouteName }
  /** The name of an article of /medical-blog. */
  | { guide: string }
);

/** Danger signs of one kind of patient, under a heading of their own. */
export interface SignGroup {
  heading: string;
  /** Figures to look up at a glance, before the signs. */
  limits?: readonly Fact[];
  signs: readonly string[];
  /** Where the signs of their neighbours stand. */
  more?: SectionReference;
}

/** What to do until help comes, for one emergency; `open` ones are read without a tap. */
interface FirstAidTopic extends FirstAidWords {
  open?: boolean;
}

/** One section of a service page; `heading` becomes an h2. */
export type Block =
  | { kind: 'text'; heading: string; paragraphs: readonly string[] }
  | { kind: 'list'; heading: string; intro?: string; items: readonly string[] }
  | { kind: 'cards'; heading: string; intro?: string; cards: readonly Card[] }
  | { kind: 'steps'; heading: string; intro?: string; steps: readonly Step[] }
  | {
      kind: 'facts';
      heading: string;
      intro?: string;
      facts: readonly Fact[];
      /** A page that says more, by its route's name. */
      more?: { label: string; link: PageRouteName };
    }
  | {
      kind: 'table';
      heading: string;
      caption: string;
      columns: readonly string[];
      rows: readonly (readonly string[])[];
    }
  | {
      kind: 'notice';
      heading: string;
      tone: 'alarm' | 'info';
      text: string;
      /** Figures to look up at a glance, after the text. */
      limits?: readonly Fact[];
      /** One sign a line. */
      signs?: readonly string[];
      /** Signs by whom they are about, where one list would mix them. */
      groups?: readonly SignGroup[];
      /** The whole list, where this one only gives examples. */
      more?: SectionReference;
      /** What to do meanwhile, in order, after the emergency number. */
      meanwhile?: { heading: string; steps: readonly string[] };
      /** What holds when none of it does, each under a heading of its own. */
      also?: readonly Step[];
    }
  | {
      kind: 'firstAid';
      heading: string;
      intro: string;
      topics: readonly FirstAidTopic[];
      /** What holds for all of them. */
      note: string;
    };

/** Where a call to action leads; pages turn it into an address. */
type ActionTarget = 'appointments' | 'contact' | 'services' | 'call' | 'chat' | 'directions';

export interface Action {
  label: string;
  target: ActionTarget;
}

/**
 * One service, answering what every visitor asks: what it is, who it is for, what happens,
 * what to bring, what it costs or which insurance pays, when it is open, how to reach it.
 */
export interface ServicePage {
  heading: string;
  lead: string;
  picture: PictureName;
  whatItIs: readonly string[];
  /** These are empty for a service that is not open yet: nobody can come to it. */
  whoItIsFor: readonly string[];
  onTheDay: readonly Step[];
  whatToBring: readonly string[];
  cost: readonly string[];
  hours: readonly Fact[];
  howToReachUs: string;
  /** What is said of this service alone, shown after whoItIsFor. */
  blocks: readonly Block[];
  /** The words of the last band, where the usual ones do not fit. */
  closing?: { heading: string; text: string };
  /** The works that its medical statements rest on, linked at the end of the page. */
  sources?: readonly Source[];
  /** Who reviewed the page, where it gives medical advice; null says that nobody has. */
  review?: Review | null;
  /** The first is the filled button. */
  actions: readonly Action[];
}
