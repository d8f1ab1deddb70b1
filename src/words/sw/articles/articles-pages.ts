import type { WordsOf } from '../../words-of.ts';
import { everyCategory } from './article-categories.ts';

type Pages = WordsOf<'articlesPages'>;

/** Returns an article's reading time, for its card and its page. */
export const readTime: Pages['readTime'] = (minutes) => `Dakika ${minutes} za kusoma`;

/** Labels of the share buttons below an article. */
export const sharing = {
  button: 'Shiriki',
  done: 'Anwani ya ukurasa imenakiliwa',
  address: 'Anwani ya ukurasa huu',
  chat: 'Tuma kwa WhatsApp',
} as const satisfies Pages['sharing'];

/** Labels on an article: the last change, and the heading of its danger signs. */
export const articleFrame = {
  lastChangedOn: 'Ilibadilishwa mara ya mwisho tarehe',
  urgentSigns: 'Njoo hospitalini mara moja ukiona',
} as const satisfies Pages['articleFrame'];

/** Link to the feed, on the lists of both blogs. */
export const feedLabel = 'Pata makala mpya kwa feed reader (Atom)';

/** Precedes the links to an article's departments. */
export const articleDepartments = 'Idara zetu kuhusu jambo hili:';

/** Headings, labels and messages of the two blogs. */
export const blogPage = {
  heading: 'Makala za afya',
  lead: 'Makala za wahudumu wetu wa afya. Kila moja inaeleza jambo moja unaloweza kufanya leo.',
  listHeading: 'Makala zote',
  readMore: 'Soma zaidi',
  guides: 'Soma miongozo kamili ya afya',
  loading: 'Inapakia...',
  back: 'Rudi kwenye makala zote',
  relatedHeading: 'Makala zinazohusiana',
  notFound: {
    heading: 'Makala haipo',
    text: 'Makala unayotafuta haipo, au imeondolewa.',
    back: 'Rudi kwenye makala za afya',
    newestHeading: 'Makala mpya zaidi',
  },
} as const satisfies Pages['blogPage'];

export const medicalBlogPage = {
  heading: 'Miongozo ya afya',
  lead: 'Miongozo kutoka kwa wahudumu wetu wa afya. Kila mwongozo una vyanzo vyake na dalili za kuja hospitalini mara moja.',
  listHeading: 'Miongozo',
  searchLabel: 'Tafuta mwongozo',
  searchPlaceholder: 'Tafuta kuhusu afya...',
  searchButton: 'Tafuta',
  categoriesLabel: 'Aina',
  articles: 'Soma makala fupi za afya',
  empty: 'Hatukupata mwongozo kwa maneno hayo.',
  emptyHint: `Jaribu neno fupi zaidi, chagua ${everyCategory}, au tuulize moja kwa moja.`,
  emptyChat: 'Uliza kwa WhatsApp',
  readMore: 'Soma zaidi',
  back: 'Rudi kwenye miongozo ya afya',
  consultation: {
    heading: 'Ongea na mhudumu wa afya kuhusu jambo hili',
    text: 'Mwongozo hauwezi kukupima. Ukisoma jambo linalofanana na hali yako, njoo tukuone.',
    bookLabel: 'Weka miadi',
    contactLabel: 'Wasiliana nasi',
  },
} as const satisfies Pages['medicalBlogPage'];
