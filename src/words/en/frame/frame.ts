import { site } from '../../../facts/hospital/site.ts';
import { formMessages } from '../features/form-messages.ts';
import { searchLabel } from '../features/search/search-label.ts';
import { newTab } from './new-tab.ts';

/** What stands around every page: header, menu, footer, chat button and the parts they share. */
export const frame = {
  skipLink: 'Skip to content',
  mainLabel: 'Main',
  menuLabel: 'Menu',
  toggleMenu: 'Toggle menu',
  breadcrumbsLabel: 'Breadcrumbs',
  footerLabel: 'Footer',
  rightsLabel: 'Your rights',
  chatLabel: 'Chat',
  chatWithUs: 'Chat with us on WhatsApp',
  chatOnWhatsApp: 'Chat on WhatsApp',
  /** Before the number to call, beside each form and chat button. */
  notForEmergencies: formMessages.notForEmergencies,
  /** Beside a chat button, and beside one whose address carries a text. */
  chatOpens: 'Opens WhatsApp (Meta, outside Kenya).',
  chatGetsText: 'Hands these words to WhatsApp (Meta, outside Kenya) immediately.',
  call: 'Call',
  searchLabel,
  emergencyLine: 'Emergency, open 24 hours',
  newTab,
  /** Above the list of a page's sections. */
  onThisPage: 'On this page',
  /** Names that list and what stands with it. */
  contentsLabel: 'Contents',
  tagline: `${site.tagline}, open ${site.hours.label}.`,
  quickLinks: 'Quick links',
  services: 'Services',
  reachUs: 'Reach us',
  directions: 'directions',
  copyright: 'Copyright',
  /** Where a picture is no photograph. */
  drawings: 'Pictures are drawings, not real rooms or people.',
  sources: 'Sources',
  sourcesHint: 'Each opens in a new tab.',
  /** Before the one work that the sums above it come from. */
  source: 'Source',
  notReviewed: 'Sample text, not yet reviewed by a clinician',
  reviewed: (name: string, role: string, day: string) => `Reviewed by ${name}, ${role}, on ${day}`,
  /** Before what a page says of its samples. */
  sampleContent: 'Sample content until the hospital sets its own',
  asOf: (day: string) => `As of ${day}. `,
  /** What staff tell visitors for a while (facts/notices.json). */
  notices: {
    label: 'Notices',
    levels: { info: 'Notice', warning: 'Please note', emergency: 'Emergency notice' },
    until: (end: string) => `Until ${end}.`,
  },
  rated: (stars: number, best: number) => `Rated ${stars} out of ${best}`,
  /** Above the pages that most visitors come for. */
  mostWanted: 'What people look for most',
  /** The last band of a page that has no words of its own for it. */
  closing: {
    heading: 'Ready when you are',
    text: `Ask for a day and time. In an emergency, just come: we are open ${site.hours.label}.`,
  },
  /** Before the day, on a sheet that is printed. */
  printedOn: 'Printed on',
  /** Before the title of a page whose form came back. */
  errorTitle: formMessages.errorPrefix,
} as const;
