import { noticesAt, specialHoursAt } from '../facts/schedule/notices.ts';
import { statusAt } from '../facts/schedule/status/status.ts';
import { clinicsCalendarPath, contactCardPath, feedPath, manifestPath } from '../site/addresses.ts';
import type { Language } from '../site/languages.ts';
import { type BlogName, blogNames } from '../site/routes.ts';
import { kenyanDay } from '../time/kenyan-day.ts';
import { always, type MachineFile } from './machine-file.ts';

function feedFile(blog: BlogName, language: Language): MachineFile {
  return {
    path: feedPath(blog, language),
    isOpenData: true,
    type: 'application/atom+xml; charset=utf-8',
    isPrerendered: always,
    async render({ siteUrl, time }) {
      const { renderFeed } = await import('../seo/feed.ts');
      return renderFeed(blog, language, siteUrl, {
        today: kenyanDay(time),
        notices: noticesAt(time),
        special: specialHoursAt(time),
        status: statusAt(time),
      });
    },
  };
}

function clinicsCalendar(language: Language): MachineFile {
  return {
    path: clinicsCalendarPath(language),
    isOpenData: true,
    type: 'text/calendar; charset=utf-8',
    isPrerendered: always,
    async render({ siteUrl, time }) {
      const { renderClinicsCalendar } = await import('../seo/calendar/clinics-calendar.ts');
      const { unchangedSince } = await import('./unchanged-until.ts');
      return renderClinicsCalendar(language, {
        ...{ siteUrl, time },
        changedAt: unchangedSince(time),
        special: specialHoursAt(time),
      });
    },
  };
}

function manifest(language: Language): MachineFile {
  return {
    path: manifestPath(language),
    type: 'application/manifest+json; charset=utf-8',
    isPrerendered: always,
    render: async () => (await import('../seo/web-manifest.ts')).renderWebManifest(language),
  };
}

function contactCard(language: Language): MachineFile {
  return {
    path: contactCardPath(language),
    type: 'text/vcard; charset=utf-8',
    isPrerendered: always,
    async render({ siteUrl }) {
      const { renderContactCard } = await import('../seo/contact-card.ts');
      return renderContactCard(language, siteUrl);
    },
  };
}

/** Returns the feeds, manifest, contact card and calendar of a language. */
export const languageFiles = (language: Language): readonly MachineFile[] => [
  ...blogNames.map((blog) => feedFile(blog, language)),
  manifest(language),
  contactCard(language),
  clinicsCalendar(language),
];
