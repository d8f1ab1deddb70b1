import type { Hono } from 'hono';
import { noticesAt } from '../facts/notices.ts';
import { serviceWorkerPath } from '../facts/offline.ts';
import { closedRobots, renderRobots } from '../seo/robots.ts';
import { renderSecurityTxt } from '../seo/security-txt.ts';
import { cachePolicies } from './cache-policies.ts';
import { tagBytes } from './entity-tag.ts';
import { type AppEnv, configuredOrigins, type Env } from './env.ts';
import type { KnownPaths } from './known-paths.ts';
import { type PageFile, pageFiles } from './page-files.ts';
import type { OpenSeed } from './page-seed.ts';
import { preconditionStatus } from './precondition-status.ts';

interface MachineFile {
  path: string;
  type: string;
  /** The page that the file belongs to: where that is missing, so is the file. */
  page?: string;
  /** One of cache-policies.ts; an hour where none is named. */
  cacheControl?: string;
  render(env: Env): string | Promise<string>;
  /** Whether what was rendered at build is what `render` would give. */
  fitsSeed?(env: Env): boolean;
}

const isOffline = ({ OFFLINE }: Env) => OFFLINE !== 'off';

const siteFiles: readonly MachineFile[] = [
  {
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    render: (env) =>
      env.INDEXING === 'off' ? closedRobots : renderRobots(configuredOrigins(env).siteUrl),
  },
  {
    path: '/sitemap.xml',
    type: 'application/xml; charset=utf-8',
    async render(env) {
      // names every page, so it needs the words
      const { renderSitemap } = await import('../seo/sitemap.ts');
      return renderSitemap(configuredOrigins(env).siteUrl);
    },
  },
  {
    path: '/manifest.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
    async render() {
      // its shortcuts are called as the pages are
      const { renderWebManifest } = await import('../seo/web-manifest.ts');
      return renderWebManifest();
    },
  },
  {
    path: '/.well-known/security.txt',
    type: 'text/plain; charset=utf-8',
    render: (env) => renderSecurityTxt(configuredOrigins(env).siteUrl, new Date()),
  },
  {
    path: serviceWorkerPath,
    type: 'text/javascript; charset=utf-8',
    cacheControl: cachePolicies.serviceWorker,
    fitsSeed: isOffline,
    async render(env) {
      const { removalScript, renderServiceWorker } = await import('./service-worker-script.ts');
      return isOffline(env) ? renderServiceWorker() : removalScript;
    },
  },
];

/** A feed or card; what renders it needs the words, so that is loaded late. */
function machineFileOf({ path, page, language, blog }: PageFile): MachineFile {
  if (!blog) {
    return {
      path,
      page,
      type: 'text/vcard; charset=utf-8',
      async render(env) {
        const { renderContactCard } = await import('../seo/contact-card.ts');
        return renderContactCard(language, configuredOrigins(env).siteUrl);
      },
    };
  }
  return {
    path,
    page,
    type: 'application/atom+xml; charset=utf-8',
    async render(env) {
      const { renderFeed } = await import('../seo/feed.ts');
      const { siteUrl } = configuredOrigins(env);
      return renderFeed(blog, language, siteUrl, noticesAt(Date.now()));
    },
  };
}

const files: readonly MachineFile[] = [...siteFiles, ...pageFiles.map(machineFileOf)];
const paths: ReadonlySet<string> = new Set(files.map(({ path }) => path));

/** The paths of all files that are there while the site has `pages`. */
export function machineFilesAmong(pages: { has(path: string): boolean }): string[] {
  return files.filter(({ page }) => !page || pages.has(page)).map(({ path }) => path);
}

/** Whether a file may stand at a path: one that belongs to a page may be missing with it. */
export function mayBeMachineFile(path: string): boolean {
  return paths.has(path);
}

/**
 * Answers GET and HEAD of the files for crawlers, browsers, feed readers, address books and finders
 * of flaws, made from the route table, facts/site.ts and the articles. A missing one passes.
 */
export function answerMachineFiles(
  app: Hono<AppEnv>,
  openSeed: OpenSeed,
  knownPaths: KnownPaths,
  today: () => string,
): void {
  for (const {
    path,
    type,
    cacheControl = cachePolicies.machine,
    page,
    render,
    fitsSeed,
  } of files) {
    app.get(path, async (c, next) => {
      if (page && !(await knownPaths(c.env)).has(page)) return next();
      const seed = fitsSeed?.(c.env) === false ? undefined : await openSeed(c.env);
      const { bytes, etag } =
        (await seed?.read(path, today()))?.plain ??
        (await tagBytes(Uint8Array.from(new TextEncoder().encode(await render(c.env)))));
      const headers = { 'Cache-Control': cacheControl, ETag: etag };
      const instead = preconditionStatus(c.req.raw.headers, etag);
      return instead
        ? c.body(null, instead, headers)
        : c.body(bytes, 200, { ...headers, 'Content-Type': type });
    });
  }
}
