import type { Hono } from 'hono';
import { renderRobots } from '../seo/robots.ts';
import { renderSecurityTxt } from '../seo/security-txt.ts';
import { renderSitemap } from '../seo/sitemap.ts';
import { renderWebManifest } from '../seo/web-manifest.ts';
import { cachePolicies } from './cache-policies.ts';
import { preconditionStatus } from './conditional-request.ts';
import { entityTag } from './entity-tag.ts';
import { type AppEnv, configuredOrigins, type Env } from './env.ts';

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
  {
    path: '/.well-known/security.txt',
    type: 'text/plain; charset=utf-8',
    render: (env) => renderSecurityTxt(configuredOrigins(env).siteUrl, new Date()),
  },
];

/** Files for crawlers, browsers and finders of flaws, made from the route table and site.ts. */
export function registerMachineFiles(app: Hono<AppEnv>): void {
  for (const { path, type, render } of files) {
    app.get(path, async (c) => {
      const body = Uint8Array.from(new TextEncoder().encode(render(c.env)));
      const etag = await entityTag(body);
      const headers = { 'Cache-Control': cachePolicies.machine, ETag: etag };
      const instead = preconditionStatus(c.req.raw.headers, etag);
      return instead
        ? c.body(null, instead, headers)
        : c.body(body, 200, { ...headers, 'Content-Type': type });
    });
  }
}
