import type { Hono } from 'hono';
import { renderRobots } from '../seo/robots.ts';
import { renderSecurityTxt } from '../seo/security-txt.ts';
import { renderWebManifest } from '../seo/web-manifest.ts';
import { cachePolicies } from './cache-policies.ts';
import { tagBytes } from './entity-tag.ts';
import { type AppEnv, configuredOrigins, type Env } from './env.ts';
import type { OpenSeed } from './page-seed.ts';
import { preconditionStatus } from './precondition-status.ts';

interface MachineFile {
  path: string;
  type: string;
  render(env: Env): string | Promise<string>;
}

const files: readonly MachineFile[] = [
  {
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    render: (env) => renderRobots(configuredOrigins(env).siteUrl),
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
    render: renderWebManifest,
  },
  {
    path: '/.well-known/security.txt',
    type: 'text/plain; charset=utf-8',
    render: (env) => renderSecurityTxt(configuredOrigins(env).siteUrl, new Date()),
  },
];

export const machineFilePaths: ReadonlySet<string> = new Set(files.map(({ path }) => path));

/**
 * Answers GET and HEAD of the files for crawlers, browsers and finders of flaws, made from the
 * route table and facts/site.ts.
 */
export function answerMachineFiles(
  app: Hono<AppEnv>,
  openSeed: OpenSeed,
  today: () => string,
): void {
  for (const { path, type, render } of files) {
    app.get(path, async (c) => {
      const seed = await openSeed(c.env);
      const { bytes, etag } =
        (await seed?.read(path, today()))?.plain ??
        (await tagBytes(Uint8Array.from(new TextEncoder().encode(await render(c.env)))));
      const headers = { 'Cache-Control': cachePolicies.machine, ETag: etag };
      const instead = preconditionStatus(c.req.raw.headers, etag);
      return instead
        ? c.body(null, instead, headers)
        : c.body(bytes, 200, { ...headers, 'Content-Type': type });
    });
  }
}
