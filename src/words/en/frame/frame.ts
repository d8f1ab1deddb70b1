import { site } from '../../../facts/hospital/site.ts';
import { formMessages } from '../features/form-messages.ts';
import { searchLabel } from '../features/search/search-label.ts';
import { newTab } from './new-tab.ts';

/** Texts on every page: header, menu, footer, chat button and shared parts. */
export const frame = {
  skipLink: 'Skip to content',
  mainLabel: 'Main',
  menuLabel: 'Menu',
  toggleMenu: 'Toggle menu',
  breadcrumbsLabel: 'Breadcrumbs',
  footerLabel: 'Footer',
  rightsLabel: 'Your rights',
  chatLabel: 'Chat',
  /** Precedes 'WhatsApp'. */
  chatWithUsOn: 'Chat with us on',
  chatOnWhatsApp: 'Chat on WhatsApp',
  /** Precedes the number to call, at each form and chat button. */
  inEmergency: formMessages.inEmergency,
  /** Notes at a chat button, without and with a text in its link. */
  chatOpens: 'Opens WhatsApp.',
  chatGetsText:
    'Opens WhatsApp with a message already written. Meta, outside Kenya, gets it as soon as you press.',
  call: 'Call',
  searchLabel,
  /** In the empty search box. */
  searchExample: 'For example: visiting hours',
  emergencyLine: 'Emergency, open 24 hours',
  /** Reverse calls; `dial` is not a link, because iPhones block '#'. */
  noCredit: (dial: string) => `No credit? Dial ${dial} from a Safaricom line: we pay.`,
  pleaseCallMe: 'Or send us a free "please call me": ask your network for its code.',
  newTab,
  /** Heading of the list of a page's sections. */
  onThisPage: 'On this page',
  /** Accessible name of the box with that list. */
  contentsLabel: 'Contents',
  tagline: `${site.tagline}, open ${site.hours.label}.`,
  quickLinks: 'Quick links',
  services: 'Services',
  tools: 'Tools and reading',
  complaints: 'Complaints and thanks',
  directions: 'directions',
  copyright: 'Copyright',
  /** For pages with drawings instead of photographs. */
  drawings: 'Drawings show no real rooms or people.',
  sources: 'Sources',
  sourcesHint: 'Each opens in a new tab.',
  /** Precedes the single source of the sums above it. */
  source: 'Source',
  notReviewed: 'Sample text, not yet reviewed by a clinician',
  reviewed: (name: string, role: string, day: string) => `Reviewed by ${name}, ${role}, on ${day}`,
  /** Precedes a page's list of sample content. */
  sampleContent: 'Sample content until the hospital sets its own',
  asOf: (day: string) => `As of ${day}. `,
  /** Temporary notices (facts/schedule/notices.json). */
  notices: {
    label: 'Notices',
    levels: { info: 'Notice', warning: 'Please note', emergency: 'Emergency notice' },
    until: (end: string) => `Until ${end}.`,
    preview: { sample: 'Sample: not a real hospital', hospital: 'Preview: not the live site' },
  },
  rated: (stars: number, best: number) => `Rated ${stars} out of ${best}`,
  /** Heading of the links to the most popular pages. */
  mostWanted: 'What people look for most',
  /** Default texts of a page's last band. */
  closing: {
    heading: 'Ready when you are',
    text: `Ask for a day and time. In an emergency, just come: we are open ${site.hours.label}.`,
  },
  /** Precedes the date on a printed sheet. */
  printedOn: 'Printed on',
  /** Precedes the page title after a refused form. */
  errorTitle: formMessages.errorTitle,
} as const;
