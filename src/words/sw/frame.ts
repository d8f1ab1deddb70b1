import { site } from '../../facts/site.ts';
import type { WordsOf } from '../editions.ts';

/** What stands around every page: header, menu, footer, chat button and the parts they share. */
export const frame = {
  skipLink: 'Ruka hadi maudhui',
  mainLabel: 'Menyu kuu',
  menuLabel: 'Menyu',
  toggleMenu: 'Fungua au funga menyu',
  breadcrumbsLabel: 'Njia ya ukurasa huu',
  footerLabel: 'Sehemu ya chini',
  rightsLabel: 'Haki zako',
  chatLabel: 'Gumzo',
  chatWithUs: 'Ongea nasi kwa WhatsApp',
  chatOnWhatsApp: 'Ongea kwa WhatsApp',
  call: 'Piga simu',
  emergencyLine: 'Dharura, wazi saa 24',
  newTab: ' (hufunguka katika kichupo kipya)',
  tagline: `Hospitali ya ${site.level} na kituo cha uzazi, wazi ${site.hours.label}.`,
  quickLinks: 'Viungo vya haraka',
  services: 'Huduma',
  reachUs: 'Tufikie',
  directions: 'njia ya kufika',
  copyright: 'Hakimiliki',
  /** Before the day, on a sheet that is printed. */
  printedOn: 'Imechapishwa tarehe',
  /** Before the title of a page whose form came back. */
  errorTitle: 'Kosa: ',
} as const satisfies WordsOf<'frame'>['frame'];
