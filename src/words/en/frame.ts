import { site } from '../../facts/site.ts';
import { formMessages } from './form-messages.ts';
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
  call: 'Call',
  emergencyLine: 'Emergency, open 24 hours',
  newTab,
  tagline: `${site.tagline}, open ${site.hours.label}.`,
  quickLinks: 'Quick links',
  services: 'Services',
  reachUs: 'Reach us',
  directions: 'directions',
  copyright: 'Copyright',
  /** Before the day, on a sheet that is printed. */
  printedOn: 'Printed on',
  /** Before the title of a page whose form came back. */
  errorTitle: formMessages.errorPrefix,
} as const;
