import { languageOfPath, languages } from '../../../src/site/languages.ts';
import { pagePaths } from '../../run/page-paths.ts';
import { sendRequest } from '../../run/send-request.ts';
import { type Check, compare, type SmokeFault, type Target } from './check.ts';

function attribute(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? '';
}

async function checkPage(
  { origin, siteUrl, isPreview }: Target,
  path: string,
): Promise<SmokeFault[]> {
  const { status, headers, body } = await sendRequest(origin + path);
  const html = body.toString('utf8');
  const address = origin + path;
  const { tag } = languages[languageOfPath(path)];
  const robots = String(headers['x-robots-tag'] ?? '');
  return [
    ...compare(address, '200', String(status)),
    ...compare(`${address} title`, /\S/, attribute(html, /<title>([^<]*)<\/title>/)),
    ...compare(`${address} lang`, tag, attribute(html, /<html lang="([^"]*)"/)),
    ...compare(`${address} Content-Language`, tag, String(headers['content-language'] ?? '')),
    ...compare(
      `${address} canonical`,
      siteUrl + path,
      attribute(html, /<link rel="canonical" href="([^"]*)"/),
    ),
    ...compare(`${address} h1`, '1', String(html.match(/<h1[\s>]/g)?.length ?? 0)),
    ...compare(`${address} X-Robots-Tag`, isPreview ? 'noindex' : '', robots),
  ];
}

/** Statuses, heads and languages of pages, and what is not a page. */
export const pageChecks: readonly Check[] = [
  {
    name: 'pages of the sitemap: status, head, language',
    severity: 'roll back',
    async run(target) {
      const faults: SmokeFault[] = [];
      for (const path of await pagePaths(target.origin)) {
        faults.push(...(await checkPage(target, path)));
      }
      return faults;
    },
  },
  {
    name: 'unknown addresses return 404 and noindex',
    severity: 'roll back',
    async run({ origin }) {
      const faults: SmokeFault[] = [];
      for (const path of ['/no-such-page', '/index.html', '/blog/none', '/sw/blog/none']) {
        const { status, body } = await sendRequest(origin + path);
        faults.push(...compare(origin + path, '404', String(status)));
        faults.push(...compare(origin + path, /noindex/, body.toString('utf8').slice(0, 4000)));
      }
      return faults;
    },
  },
  {
    name: 'other methods return 405 with Allow',
    severity: 'roll back',
    async run({ origin }) {
      const { status, headers } = await sendRequest(`${origin}/about`, { method: 'PUT' });
      const got = `${status} ${headers.allow ?? ''}`;
      return compare(`PUT ${origin}/about`, /^405 .*GET/, got);
    },
  },
  {
    name: 'variants of an address redirect to it, with their query',
    severity: 'roll back',
    async run({ origin }) {
      const faults: SmokeFault[] = [];
      for (const [method, path, expected] of [
        ['GET', '/About', '301 /about'],
        ['GET', '/about/?a=1', '301 /about?a=1'],
        ['POST', '/contact/', '308 /contact'],
      ] as const) {
        const { status, headers } = await sendRequest(origin + path, { method });
        const location = headers.location ?? '';
        const to = URL.canParse(location, origin) ? new URL(location, origin) : undefined;
        const got = `${status} ${to ? to.pathname + to.search : location}`;
        faults.push(...compare(`${method} ${origin}${path}`, expected, got));
      }
      return faults;
    },
  },
  {
    name: 'the other host and plain HTTP redirect to the site',
    severity: 'report',
    platformOnly: true,
    async run({ origin, siteUrl, isPreview }) {
      if (isPreview) return [];
      const { host } = new URL(siteUrl);
      const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
      const faults: SmokeFault[] = [];
      for (const address of [`https://${other}/about`, `http://${new URL(origin).host}/about`]) {
        const { status, headers } = await sendRequest(address);
        const got = `${status} ${headers.location ?? ''}`;
        faults.push(...compare(address, `301 ${siteUrl}/about`, got));
      }
      return faults;
    },
  },
  {
    name: 'robots.txt allows the site, and forbids a preview',
    severity: 'report',
    async run({ origin, siteUrl, isPreview }) {
      const address = `${origin}/robots.txt`;
      const text = (await sendRequest(address)).body.toString('utf8');
      const expected = isPreview ? /^Disallow: \/$/m : new RegExp(`^Sitemap: ${siteUrl}/`, 'm');
      return compare(address, expected, text);
    },
  },
];
