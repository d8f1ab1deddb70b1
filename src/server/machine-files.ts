import type { Hono } from 'hono';
import { renderRobots } from '../seo/robots.ts';
import { renderSitemap } from '../seo/sitemap.ts';
import { renderWebManifest } from '../seo/web-manifest.ts';
import { cachePolicies } from './cache-policies.ts';
import { type AppEnv, configuredOrigins, type Env } from './env.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import { toRenderedPage } from './page-cache.ts';
import { matchesEtag } from './send-html.ts';

const files: readonly { path: string; type: string; render: (env: Env) => string }[] = [
  {
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    render: (env) => renderRobots(configuredOrigins(env).siteUrl),
  },
  {
    path: '/sitemap.xml',
    type: 'application/xml; charset=utf-8',
    render: (env) => renderSitemap(configuredOrigins(env).siteUrl),
  },
  {
    path: '/manifest.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
    render: renderWebManifest,
  },
];

/** Files for crawlers and browsers that are made from the route table and site.ts. */
export function registerMachineFiles(app: Hono<AppEnv>): void {
  for (const { path, type, render } of files) {
    app.get(path, async (c) => {
      const { body, etag } = await toRenderedPage(
        Uint8Array.from(new TextEncoder().encode(render(c.env))),
      );
      const headers = { 'Cache-Control': cachePolicies.machine, ETag: etag };
      return matchesEtag(c.req.header('If-None-Match'), etag)
        ? c.body(null, 304, headers)
        : c.body(body, 200, { ...headers, 'Content-Type': type });
    });
    app.all(path, methodNotAllowed('GET, HEAD'));
  }
}
