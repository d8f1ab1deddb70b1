/**
 * The budgets of the site in bytes on the wire: 1 kB is 1,000 bytes, text is compressed as at the
 * edge. Each has room of about an eighth over the value measured when it was set, so an ordinary
 * edit of a text, price or person never meets it. The tests print what is used.
 */

const icons = '@phosphor-icons/core';

/** One page on a phone. Home, emergency and Swahili pages have their own budgets for HTML. */
export const pageBudgets = {
  html: 16_800,
  /** Swahili text is longer than English. */
  translatedHtml: 17_800,
  translatedHomeHtml: 18_500,
  homeHtml: 18_500,
  /** The emergency page with the steps of every emergency. */
  emergencyHtml: 19_500,
  translatedEmergencyHtml: 21_000,
  css: 16_000,
  fonts: 26_500,
  /** Scripts at first view where no React island is in view; a Share button brings its status line. */
  firstScript: 5_300,
  /** The same where a form without an island is in view: it brings the script of its errors. */
  firstFormScript: 5_400,
  /** Scripts once every island of the page is awake. */
  allScript: 98_500,
  /** Everything before any interaction, pictures included. */
  firstView: 205_500,
  /** Layout shift, not bytes; 0.001 allows half a pixel of rounding. */
  shift: 0.001,
} as const;

/** The emergency card, HTML and style together. */
export const cardBudget = 15_000;

/** What an idle browser fetches after the first page for offline use. */
export const offlineBudgets = {
  /** The service worker's code, without the words and addresses that staff change. */
  script: 2_300,
  /** With Save-Data or a slow connection: the script and the card. */
  card: 30_000,
  /** On any other phone: the script, the card and the pages for everyone. */
  all: 76_000,
} as const;

/** One picture on a phone, and one share image. */
export const pictureBudgets = {
  avif: 21_500,
  webp: 42_000,
  share: 94_000,
} as const;

/** A built script: its maximum size and the packages that it may contain. */
interface ScriptBudget {
  budget: number;
  packages: readonly string[];
}

/** Every script of the browser, by its name without the hash. */
export const clientScripts: Readonly<Record<string, ScriptBudget>> = {
  // what every page loads
  entry: { budget: 4_000, packages: [] },
  // React itself and what all islands draw on, with the first island that wakes
  'hydrate-island': {
    budget: 79_000,
    packages: ['react', 'react-dom', 'scheduler'],
  },
  'chat-form': { budget: 6_500, packages: [icons] },
  'en/chat-form': { budget: 2_200, packages: [] },
  // decide whether a message is urgent; fetched when a visitor types into a form
  'alarm-model': { budget: 1_000, packages: [] },
  'decode-base64': { budget: 250, packages: [] },
  // say what an urgent message is about and what to do; fetched for such a message only
  'emergency-topics': { budget: 245_000, packages: [] },
  'first-aid-links': { budget: 2_500, packages: [] },
  'en/urgent-help': { budget: 13_000, packages: [] },
  'sw/urgent-help': { budget: 14_000, packages: [] },
  'medical-articles': { budget: 3_500, packages: [icons] },
  'sw/chat-form': { budget: 2_400, packages: [] },
  'sw/medical-articles': { budget: 950, packages: [] },
  'en/medical-articles': { budget: 950, packages: [] },
  'start-carousel': { budget: 8_700, packages: ['embla-carousel'] },
  'reveal-sections': {
    budget: 4_900,
    packages: ['framer-motion', 'motion-dom', 'motion-utils'],
  },
  'show-invalid': { budget: 1_200, packages: [] },
  'submit-in-place': { budget: 850, packages: [] },
  'hold-questions': { budget: 400, packages: [] },
  share: { budget: 500, packages: [] },
  // code that two of the others share, in files of the bundler
  shared: { budget: 3_100, packages: [] },
};

/** Our own folders whose code may reach the browser. */
export const ownCodeInBrowser = [
  'client',
  'src/components',
  'src/facts',
  'src/features',
  'src/messages',
  'src/site',
  'src/time',
  'src/words',
];

/** The Worker, far below the 3 MB that the platform allows. */
export const workerScript: ScriptBudget = {
  budget: 1_000_000,
  packages: [icons, 'hono', 'react', 'react-dom'],
};

/** The search: bytes of its indexes, and what a first search costs beside a first rendered form page. */
export const searchBudgets = { indexes: 700_000, coldRatio: 3 } as const;
