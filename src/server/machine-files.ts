import { noticesAt, specialHoursAt } from '../facts/schedule/notices.ts';
import { statusAt } from '../facts/schedule/status/status.ts';
import { previewRobots, renderRobots } from '../seo/robots.ts';
import { renderSecurityTxt } from '../seo/security-txt.ts';
import {
  clinicsCalendarPath,
  contactCardPath,
  feedPath,
  manifestPath,
  pricesCsvPath,
  pricesJsonPath,
  pricesSchemaPath,
} from '../site/addresses.ts';
import { type Language, languageNames } from '../site/languages.ts';
import { type BlogName, blogNames } from '../site/routes.ts';
import { serviceWorkerPath } from '../site/service-worker-address.ts';
import { kenyanDay } from '../time/kenyan-day.ts';

/** The input for rendering a file. */
interface FileInput {
  /** The public origin without a trailing slash. */
  siteUrl: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Settings of wrangler.toml; any value but 'off' means on. */
  settings: { INDEXING?: string | undefined; OFFLINE?: string | undefined };
}

/** A file for crawlers, browsers, feed readers, address books and security researchers. */
export interface MachineFile {
  path: string;
  type: string;
  /** Link header (RFC 8288). */
  link?: string;
  render(input: FileInput): string | Promise<string>;
  /** Whether the build prerenders the file under these settings. */
  isPrerendered(settings: FileInput['settings']): boolean;
  /** Other sites may fetch it: prices, clinics and feeds. */
  isOpenData?: true;
  /** Browsers must revalidate the file each time; other files may be cached for an hour. */
  mustRevalidate?: true;
}

const always = () => true;
const never = () => false;
const isOffline = ({ OFFLINE }: FileInput['settings']) => OFFLINE !== 'off';

/** The files of the whole site. Imports are lazy, because most isolates never render. */
const siteFiles: readonly MachineFile[] = [
  {
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    isPrerendered: never,
    render: ({ siteUrl, settings }) =>
      settings.INDEXING === 'off' ? previewRobots : renderRobots(siteUrl),
  },
  {
    path: '/.well-known/security.txt',
    type: 'text/plain; charset=utf-8',
    isPrerendered: never,
    render: ({ siteUrl }) => renderSecurityTxt(siteUrl),
  },
  {
    path: '/sitemap.xml',
    type: 'application/xml; charset=utf-8',
    isPrerendered: always,
    render: async ({ siteUrl }) => (await import('../seo/sitemap.ts')).renderSitemap(siteUrl),
  },
  {
    path: pricesJsonPath,
    isOpenData: true,
    type: 'application/json; charset=utf-8',
    link: `<${pricesSchemaPath}>; rel="describedby"`,
    isPrerendered: always,
    async render({ siteUrl, time }) {
      const { renderPricesJson } = await import('../seo/prices/price-files.ts');
      return renderPricesJson(siteUrl, kenyanDay(time));
    },
  },
  {
    path: pricesCsvPath,
    isOpenData: true,
    type: 'text/csv; charset=utf-8; header=present',
    isPrerendered: always,
    async render({ time }) {
      const { renderPricesCsv } = await import('../seo/prices/price-files.ts');
      return renderPricesCsv(kenyanDay(time));
    },
  },
  {
    path: serviceWorkerPath,
    type: 'text/javascript; charset=utf-8',
    mustRevalidate: true,
    isPrerendered: isOffline,
    async render({ settings }) {
      const { removalScript, renderServiceWorker } = await import(
        '../features/offline/service-worker-script.ts'
      );
      return isOffline(settings) ? renderServiceWorker() : removalScript;
    },
  },
];

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
      const { renderClinicsCalendar } = await import('../seo/clinics-calendar.ts');
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

/** All files: those of the whole site, and the manifest, feeds, contact card and calendar of each language. */
export const machineFiles: readonly MachineFile[] = [
  ...siteFiles,
  ...languageNames.flatMap((language) => [
    ...blogNames.map((blog) => feedFile(blog, language)),
    manifest(language),
    contactCard(language),
    clinicsCalendar(language),
  ]),
];
