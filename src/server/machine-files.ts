import { noticesAt } from '../facts/schedule/notices.ts';
import { closedRobots, renderRobots } from '../seo/robots.ts';
import { renderSecurityTxt } from '../seo/security-txt.ts';
import { contactCardPath, feedPath, placePath } from '../site/addresses.ts';
import { type Language, languageNames } from '../site/languages.ts';
import { type BlogName, blogNames } from '../site/routes.ts';
import { serviceWorkerPath } from '../site/service-worker-address.ts';

/** What a file is rendered from. */
interface FileInput {
  /** The public origin without a trailing slash. */
  siteUrl: string;
  /** Milliseconds since 1970. */
  time: number;
  /** The settings of wrangler.toml; anything but 'off' is on. */
  settings: { INDEXING?: string | undefined; OFFLINE?: string | undefined };
}

/** A file for crawlers, browsers, feed readers, address books and security researchers. */
export interface MachineFile {
  path: string;
  type: string;
  render(input: FileInput): string | Promise<string>;
  /** Whether the build renders it with these settings, for it needs the words. */
  isPrerendered(settings: FileInput['settings']): boolean;
  /** Browsers must ask for it each time; any other file can be an hour old. */
  mustRevalidate?: true;
}

const always = () => true;
const never = () => false;
const isOffline = ({ OFFLINE }: FileInput['settings']) => OFFLINE !== 'off';

/** Files of the site. What needs the words is imported late: most isolates never render. */
const siteFiles: readonly MachineFile[] = [
  {
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    isPrerendered: never,
    render: ({ siteUrl, settings }) =>
      settings.INDEXING === 'off' ? closedRobots : renderRobots(siteUrl),
  },
  {
    path: '/.well-known/security.txt',
    type: 'text/plain; charset=utf-8',
    isPrerendered: never,
    render: ({ siteUrl, time }) => renderSecurityTxt(siteUrl, new Date(time)),
  },
  {
    path: '/sitemap.xml',
    type: 'application/xml; charset=utf-8',
    isPrerendered: always,
    render: async ({ siteUrl }) => (await import('../seo/sitemap.ts')).renderSitemap(siteUrl),
  },
  {
    path: '/manifest.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
    isPrerendered: always,
    render: async () => (await import('../seo/web-manifest.ts')).renderWebManifest(),
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
    type: 'application/atom+xml; charset=utf-8',
    isPrerendered: always,
    async render({ siteUrl, time }) {
      const { renderFeed } = await import('../seo/feed.ts');
      return renderFeed(blog, language, siteUrl, noticesAt(time));
    },
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

/** Returns every file of a site with these pages; a file of a missing page is missing too. */
export function machineFiles(pages: ReadonlySet<string>): readonly MachineFile[] {
  const ofPages = languageNames.flatMap((language) => [
    ...blogNames
      .filter((name) => pages.has(placePath({ name, language })))
      .map((blog) => feedFile(blog, language)),
    ...(pages.has(placePath({ name: 'contact', language })) ? [contactCard(language)] : []),
  ]);
  return [...siteFiles, ...ofPages];
}
