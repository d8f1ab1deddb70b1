import { site } from '../../../facts/hospital/site.ts';
import type { WordsOf } from '../../words-of.ts';

/** What stands around every page: header, menu, footer, chat button and the parts they share. */
export const frame = {
  skipLink: 'Ruka hadi habari kuu',
  mainLabel: 'Menyu kuu',
  menuLabel: 'Menyu',
  toggleMenu: 'Fungua au funga menyu',
  breadcrumbsLabel: 'Njia ya ukurasa huu',
  footerLabel: 'Sehemu ya chini',
  rightsLabel: 'Haki zako',
  chatLabel: 'Gumzo',
  chatWithUs: 'Ongea nasi kwa WhatsApp',
  chatOnWhatsApp: 'Ongea kwa WhatsApp',
  /** Before the number to call, beside each form and chat button. */
  notForEmergencies: 'Si kwa dharura: piga simu',
  /** Beside a chat button, and beside one whose address carries a text. */
  chatOpens: 'Hufungua WhatsApp (ya Meta, nje ya Kenya).',
  chatGetsText: 'Ukibonyeza, maneno haya yanaenda WhatsApp (ya Meta, nje ya Kenya) papo hapo.',
  call: 'Piga simu',
  searchLabel: 'Tafuta kwenye tovuti yote',
  emergencyLine: 'Dharura, wazi saa 24',
  newTab: ' (hufunguka katika kichupo kipya)',
  /** Above the list of a page's sections. */
  onThisPage: 'Kwenye ukurasa huu',
  /** Names that list and what stands with it. */
  contentsLabel: 'Yaliyomo',
  tagline: `Hospitali ya ${site.level} na kituo cha uzazi, wazi ${site.hours.label}.`,
  quickLinks: 'Kurasa muhimu',
  services: 'Huduma',
  reachUs: 'Tufikie',
  directions: 'njia ya kufika',
  copyright: 'Hakimiliki',
  drawings: 'Picha zimechorwa: si vyumba wala watu halisi.',
  sources: 'Vyanzo',
  sourcesHint: 'Kila kimoja hufunguka katika kichupo kipya. Vyanzo viko kwa Kiingereza.',
  /** Before the one work that the sums above it come from. */
  source: 'Chanzo',
  notReviewed: 'Maandishi ya mfano, bado hayajakaguliwa na daktari',
  reviewed: (name: string, role: string, day: string) =>
    `Yamekaguliwa na ${name}, ${role}, tarehe ${day}`,
  /** Before what a page says of its samples. */
  sampleContent: 'Maandishi ya mfano hadi hospitali iweke yake',
  asOf: (day: string) => `Kufikia ${day}. `,
  /** What staff tell visitors for a while (facts/notices.json). */
  notices: {
    label: 'Matangazo',
    levels: { info: 'Tangazo', warning: 'Tafadhali zingatia', emergency: 'Tangazo la dharura' },
    until: (end: string) => `Litatumika hadi ${end}.`,
  },
  rated: (stars: number, best: number) => `Nyota ${stars} kati ya ${best}`,
  /** Above the pages that most visitors come for. */
  mostWanted: 'Kurasa ambazo watu hutafuta zaidi',
  /** The last band of a page that has no words of its own for it. */
  closing: {
    heading: 'Tuko hapa ukituhitaji',
    text: `Omba siku na saa. Kwa dharura njoo tu: milango iko wazi ${site.hours.label}.`,
  },
  /** Before the day, on a sheet that is printed. */
  printedOn: 'Imechapishwa tarehe',
  /** Before the title of a page whose form came back. */
  errorTitle: 'Kuna tatizo: ',
} as const satisfies WordsOf<'frame'>['frame'];
