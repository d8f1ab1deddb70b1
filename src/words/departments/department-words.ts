import type { DangerSign } from '../../facts/clinical/danger-signs.ts';
import type { Review } from '../../facts/legal/review.ts';
import type { PictureName } from '../../facts/media/picture-names.ts';
import type { Source } from '../../facts/sources/source.ts';
import type { PageRouteName } from '../../site/routes.ts';
import type { FirstAidWords } from '../clinical/first-aid-words.ts';

/** A term and its explanation: opening hours, room rules, prices. */
export interface Fact {
  term: string;
  detail: string;
}

/** A titled text of a list of cards. */
export interface Card {
  title: string;
  text: string;
  points?: readonly string[];
  /** Its price, if it has one. */
  sum?: string;
  /** What the price is for, or where to find it. */
  priceNote?: string;
}

/** One of several things in order. */
export interface Step {
  title: string;
  text: string;
}

/** A link to a section of another page or of a health guide. */
export type SectionReference = {
  label: string;
  /** Id of the heading there. */
  section: string;
} & (
  | { link: PageRouteName }
  /** Id of an article in /medical-blog. */
  | { guide: string }
);

/** Danger signs of one kind of patient, under their own heading. */
export interface SignGroup {
  /** Id of the heading in every language, if the search links to it. */
  id?: string;
  heading: string;
  /** What the reader must know first. */
  text?: string;
  /** Figures to look up at a glance, before the signs. */
  limits?: readonly Fact[];
  danger?: readonly DangerSign[];
  /** Signs that are in no list of danger signs. */
  signs?: readonly string[];
  /** Where related signs are listed. */
  more?: SectionReference;
}

/** First aid for one emergency; `open` topics are expanded. */
interface FirstAidTopic extends FirstAidWords {
  open?: boolean;
}

/**
 * One section of a service page; `heading` becomes an h2. `id` is the same in every language, for
 * sections that the search links to; without it the id derives from the heading. `folded` sections
 * open from their heading.
 */
export type Block = { id?: string; folded?: true } & (
  | { kind: 'text'; heading: string; paragraphs: readonly string[] }
  | { kind: 'list'; heading: string; intro?: string; items: readonly string[] }
  | {
      kind: 'cards' | 'priceCards';
      heading: string;
      intro?: string;
      /** The line above the points of each card, which opens them on a phone. */
      pointsLabel?: string;
      cards: readonly Card[];
    }
  | { kind: 'steps'; heading: string; intro?: string; steps: readonly Step[] }
  | {
      kind: 'facts';
      heading: string;
      intro?: string;
      facts: readonly Fact[];
      /** Pages with more detail. */
      more?: readonly { label: string; link: PageRouteName; section?: string }[];
    }
  | {
      kind: 'table';
      heading: string;
      caption: string;
      columns: readonly string[];
      rows: readonly (readonly string[])[];
      /** The page that works with the table; its label is the link. */
      tool?: PageRouteName;
    }
  | {
      kind: 'notice';
      heading: string;
      tone: 'alarm' | 'info';
      text: string;
      /** Figures to look up at a glance, after the text. */
      limits?: readonly Fact[];
      /** The six commonest are shown; the rest of a long list is folded. */
      danger?: readonly DangerSign[];
      /** Signs that are in no list of danger signs, one per line. */
      signs?: readonly string[];
      /** What is true for each of `groups`, above them. */
      anyAge?: Fact;
      /** Signs grouped by patient, if one list would mix them. */
      groups?: readonly SignGroup[];
      /** The full list, if this one only gives examples. */
      more?: SectionReference;
      /** What to do until help comes, in order, after the emergency number. */
      meanwhile?: { heading: string; steps: readonly string[] };
      /** What is less urgent: come or call the same day. */
      today?: { heading: string; items: readonly Step[] };
      /** More advice, each with its own heading. */
      also?: readonly Step[];
    }
  | {
      kind: 'firstAid';
      heading: string;
      intro: string;
      groups: readonly { heading: string; topics: readonly FirstAidTopic[] }[];
      /** Applies to all topics. */
      note: string;
      /** Its first words, which are strong. */
      noteStart: string;
    }
);

/** What opens a department's page: one fact per question, in a few words. */
interface Glance {
  hours: string;
  cost: string;
  /** What a member of SHA pays, after the words 'With SHA:'. */
  sha: string;
  bring: string;
  where: string;
}

/** The one thing that a page says in large type. */
interface LargeFigure {
  /** What the figure is, above it. */
  label?: string;
  figure: string;
  text?: string;
}

/** Target of a call to action; pages resolve it to a URL. */
type ActionTarget = 'appointments' | 'contact' | 'services' | 'call' | 'chat' | 'directions';

/** A link that asks the visitor to act. */
export interface Action {
  label: string;
  target: ActionTarget;
}

/**
 * The page of one service. It answers the questions of every visitor: what it is, who it is for,
 * what happens, what to bring, the cost and cover, the hours and how to reach us.
 */
export interface DepartmentWords {
  heading: string;
  lead: string;
  picture: PictureName;
  /** Absent on pages that do not open with the fact strip. */
  glance?: Glance;
  moment?: LargeFigure;
  whatItIs: readonly string[];
  /** Empty for a service that is not open yet, as are `onTheDay`, `whatToBring` and `hours`. */
  whoItIsFor: readonly string[];
  onTheDay: readonly Step[];
  whatToBring: readonly string[];
  cost: readonly string[];
  hours: readonly Fact[];
  howToReachUs: string;
  /** Sections that only this service has. */
  blocks: readonly Block[];
  /** More of them, each folded behind its heading. */
  more?: readonly Block[];
  /** Texts of the last band, if the default ones do not fit. */
  closing?: { heading: string; text: string };
  /** Sources of its medical statements, linked at the end of the page. */
  sources?: readonly Source[];
  /** Who reviewed its medical advice; null if not reviewed, absent without such advice. */
  review?: Review | null;
  /** The first is the primary button. */
  actions: readonly Action[];
}
