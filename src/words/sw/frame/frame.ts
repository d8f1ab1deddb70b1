import { site } from '../../../facts/hospital/site.ts';
import type { WordsOf } from '../../words-of.ts';
import { formMessages } from '../features/form-messages.ts';
import { searchLabel } from '../features/search/search-label.ts';
import { newTab } from './new-tab.ts';

/** Texts on every page: header, menu, footer, chat button and shared parts. */
export const frame = {
  skipLink: 'Ruka hadi habari kuu',
  mainLabel: 'Menyu kuu',
  menuLabel: 'Menyu',
  toggleMenu: 'Fungua au funga menyu',
  breadcrumbsLabel: 'Njia ya ukurasa huu',
  footerLabel: 'Sehemu ya chini',
  rightsLabel: 'Haki zako',
  chatLabel: 'Gumzo',
  /** Precedes 'WhatsApp'. */
  chatWithUsOn: 'Ongea nasi kwa',
  chatOnWhatsApp: 'Ongea kwa WhatsApp',
  /** Precedes the number to call, at each form and chat button. */
  inEmergency: formMessages.inEmergency,
  /** Notes at a chat button, without and with a text in its link. */
  chatOpens: 'Hufungua WhatsApp.',
  chatGetsText:
    'Hufungua WhatsApp ikiwa na ujumbe ulioandikwa tayari. Meta, nje ya Kenya, huupata mara tu unapobonyeza.',
  call: 'Piga simu',
  searchLabel,
  /** In the empty search box. */
  searchExample: 'Kwa mfano: homa',
  emergencyLine: 'Dharura, wazi saa 24',
  /** Reverse calls; `dial` is not a link, because iPhones block '#'. */
  noCredit: (dial: string) => `Huna salio? Piga ${dial} kwa laini ya Safaricom: tutalipa sisi.`,
  pleaseCallMe: 'Au tutumie "please call me" bila malipo: uliza mtandao wako nambari yake.',
  newTab,
  /** Heading of the list of a page's sections. */
  onThisPage: 'Kwenye ukurasa huu',
  /** Accessible name of the box with that list. */
  contentsLabel: 'Yaliyomo',
  tagline: `Hospitali ya ${site.level} na kituo cha uzazi, wazi saa 24, kila siku.`,
  quickLinks: 'Kurasa muhimu',
  services: 'Huduma',
  tools: 'Zana na makala',
  complaints: 'Malalamiko na shukrani',
  directions: 'njia ya kufika',
  copyright: 'Hakimiliki',
  drawings: 'Picha zilizochorwa si za vyumba wala watu halisi.',
  sources: 'Vyanzo',
  sourcesHint: 'Kila kimoja hufunguka katika kichupo kipya. Vyanzo viko kwa Kiingereza.',
  /** Precedes the single source of the sums above it. */
  source: 'Chanzo',
  notReviewed: 'Maandishi ya mfano, bado hayajakaguliwa na daktari',
  reviewed: (name: string, role: string, day: string) =>
    `Yamekaguliwa na ${name}, ${role}, tarehe ${day}`,
  /** Precedes a page's list of sample content. */
  sampleContent: 'Maandishi ya mfano hadi hospitali iweke yake',
  asOf: (day: string) => `Kufikia ${day}. `,
  /** Temporary notices (facts/schedule/notices.json). */
  notices: {
    label: 'Matangazo',
    levels: { info: 'Tangazo', warning: 'Tafadhali zingatia', emergency: 'Tangazo la dharura' },
    until: (end: string) => `Litatumika hadi ${end}.`,
    preview: {
      sample: 'Mfano tu: si hospitali halisi',
      hospital: 'Onyesho la majaribio: si tovuti rasmi',
    },
  },
  rated: (stars: number, best: number) => `Nyota ${stars} kati ya ${best}`,
  /** Heading of the links to the most popular pages. */
  mostWanted: 'Kurasa ambazo watu hutafuta zaidi',
  /** Default texts of a page's last band. */
  closing: {
    heading: 'Tuko hapa ukituhitaji',
    text: 'Omba siku na wakati. Kwa dharura njoo tu: milango iko wazi saa 24, kila siku.',
  },
  /** Precedes the date on a printed sheet. */
  printedOn: 'Imechapishwa tarehe',
  /** Precedes the page title after a refused form. */
  errorTitle: formMessages.errorTitle,
} as const satisfies WordsOf<'frame'>['frame'];
