import { chatDigits } from '../../src/facts/hospital/site.ts';
import { deletedId } from '../../src/features/offline/deleted-id.ts';
import { knownPlaces } from '../../src/site/known-places.ts';
import { configuredVariables } from '../../tools/run/wrangler-config.ts';
import { type Answer, headerOf } from './fuzz-site.ts';
import { marker } from './hostile-texts.ts';

/** Every header that a response of the Worker may have; header injection would add another. */
const knownHeaders = new Set(
  [
    'allow cache-control clear-site-data cloudflare-cdn-cache-control content-language',
    'content-length content-security-policy content-type cross-origin-opener-policy',
    'cross-origin-resource-policy etag link location permissions-policy referrer-policy',
    'strict-transport-security transfer-encoding vary x-content-type-options x-frame-options',
  ].flatMap((names) => names.split(' ')),
);

const breakouts = [
  new RegExp(`<[^<>\\s"']*${marker}`, 'i'),
  new RegExp(`["']${marker}`, 'i'),
  /\b(?:action|formaction|href|src|srcdoc)\s*=\s*["']?\s*(?:javascript|data):/i,
];

const chatLocation = new RegExp(`^https://wa\\.me/${chatDigits}\\?text=[\\w.!~*'()%-]+$`);
const canonicalLink = /<link[^>]*rel="canonical"[^>]*>/g;

/** The body that the runtime sends for a target that it cannot parse, except to HEAD. */
const invalidTarget = 'invalid URI';

/** Whether the runtime sent the response, so that the request never reached the Worker. */
export function isRuntimesOwn(answer: Answer): boolean {
  const body = answer.body.toString('latin1');
  if (answer.status !== 400) return false;
  if (body.startsWith('ERROR:')) return true;
  return (
    headerOf(answer, 'content-type') === 'text/plain' &&
    headerOf(answer, 'content-length') === String(invalidTarget.length) &&
    ['', invalidTarget].includes(body)
  );
}

/** The answer to the privacy page's button, which deletes what the browser has saved. */
function isDeletion(location: string): boolean {
  const [path = '', id] = location.split('#');
  return knownPlaces.get(path)?.name === 'privacy' && (id === undefined || id === deletedId);
}

function violationsOfRedirect(status: number, location: string): string[] {
  if (status === 303) {
    return chatLocation.test(location) || isDeletion(location) ? [] : [`303 to ${location}`];
  }
  const [path = ''] = location.split('?');
  // the site's own path, printable, no second slash that would make it a host
  const clean = /^\/(?![/\\])[\x21-\x7e]*$/.test(location) && knownPlaces.has(path);
  return [301, 308].includes(status) && clean ? [] : [`${status} to ${location}`];
}

/** A form sent by SMS: a page with typed text, closed to search engines. */
function isPersonal(answer: Answer, html: string): boolean {
  return headerOf(answer, 'cache-control') === 'no-store' && html.includes('content="noindex');
}

/** The edge may store pages and machine files that are the same for all visitors. */
function violationsOfEdgeCache(answer: Answer): string[] {
  const policy = headerOf(answer, 'cloudflare-cdn-cache-control');
  const browsers = headerOf(answer, 'cache-control') ?? '';
  const shared = policy !== 'no-store';
  const whole = [200, 301, 304].includes(answer.status) && browsers.startsWith('public');
  return shared && !whole ? [`stored at the edge: ${answer.status} ${browsers}`] : [];
}

function violationsOfHtml(answer: Answer, html: string): string[] {
  const { status } = answer;
  const found = breakouts.flatMap((breakout) => {
    const match = breakout.exec(html);
    return match ? [`unescaped: ${html.slice(match.index - 40, match.index + 40)}`] : [];
  });
  const canonicals = html.match(canonicalLink) ?? [];
  const address = /href="([^"]*)"/.exec(canonicals[0] ?? '')?.[1];
  const { pathname = '', origin = '' } = address ? new URL(address) : {};
  const listed = canonicals.length === 1 && knownPlaces.has(pathname);
  if (status === 200 && !listed && !(canonicals.length === 0 && isPersonal(answer, html))) {
    found.push(`200 with the canonicals ${canonicals.join()}`);
  }
  if (status === 404 && canonicals.length > 0) found.push('404 with a canonical');
  if (address && origin !== new URL(configuredVariables.SITE_URL).origin) {
    found.push(`canonical on another host: ${address}`);
  }
  return found;
}

/** Returns the rules that a response breaks, for any request. */
export function violationsOf(answer: Answer): string[] {
  const { status, headers, body } = answer;
  if (isRuntimesOwn(answer)) return [];
  const found: string[] = [];
  if (!(status >= 200 && status < 500)) found.push(`status ${status}`);
  const names = headers.map(([name]) => name);
  for (const name of names) if (!knownHeaders.has(name)) found.push(`header ${name}`);
  if (new Set(names).size < names.length) found.push(`a header twice: ${names.join()}`);
  for (const name of ['content-security-policy', 'x-content-type-options', 'cache-control']) {
    if (!names.includes(name)) found.push(`no ${name}`);
  }
  found.push(...violationsOfEdgeCache(answer));
  const location = headerOf(answer, 'location');
  if (names.includes('clear-site-data') && !isDeletion(location ?? '')) {
    found.push(`deletes saved data on the way to ${location}`);
  }
  if (location !== undefined) found.push(...violationsOfRedirect(status, location));
  else if (status >= 300 && status < 400 && status !== 304) found.push(`${status} to nowhere`);
  // HEAD has none
  if (body.length > 0 && headerOf(answer, 'content-type')?.startsWith('text/html')) {
    found.push(...violationsOfHtml(answer, body.toString('utf8')));
  }
  return found;
}
