import { readdirSync } from 'node:fs';
import { sendBySms } from '../../../src/components/form/form-definition.ts';
import { icons } from '../../../src/seo/icons.ts';

/** One response of each kind of the deployed site. */
export interface Answer {
  /** What was requested. */
  name: string;
  path: string;
  method: string;
  /** HTML pages; responses with a visitor's text; files of the Worker; static files; empty bodies. */
  kind: 'page' | 'form' | 'machine file' | 'static file' | 'no body';
  status: number;
  headers: Headers;
  body: string;
}

type Question = readonly [
  kind: Answer['kind'],
  name: string,
  path: string,
  status: number,
  init?: RequestInit,
];

/** A visitor's text in the posted forms and the searches. */
const typedText = 'Wanjiku types this herself';

const fields = { name: typedText, email: 'wanjiku@example.org', phone: '0700 000 001' };
const goodForm = new URLSearchParams({ ...fields, subject: 'A visit', message: 'When?' });

const inHalfAYear = new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);

function post(body: BodyInit, type?: string): RequestInit {
  return { method: 'POST', body, ...(type && { headers: { 'Content-Type': type } }) };
}

function has(etag: string): RequestInit {
  return { headers: { 'If-None-Match': etag } };
}

/** The address of a built file with this ending. */
export function builtFile(ending: string): string {
  const name = readdirSync('dist/client/assets').find((file) => file.endsWith(ending));
  if (!name) throw new Error(`no ${ending} in dist/client/assets`);
  return `/assets/${name}`;
}

const search = `q=${encodeURIComponent(typedText)}`;
const bySms = new URLSearchParams([...goodForm, [sendBySms.name, sendBySms.value]]);
const plan = new URLSearchParams({ basis: 'due-date', date: inHalfAYear });
const childBorn = new URLSearchParams({ birth: '2026-02-28', early: 'yes' });
const birthPlanned = new URLSearchParams({ companion: 'Njeri', pain: 'ifIAsk' });
const calendar = '/antenatal-planner/calendar.ics';
const large = new URLSearchParams({ message: 'a'.repeat(17_000) });

const questions: readonly Question[] = [
  ['page', 'home', '/', 200],
  ['page', 'a page', '/about', 200],
  ['page', 'a service page', '/services/maternity', 200],
  ['page', 'the page with portraits', '/testimonials', 200],
  ['page', 'the page with the map', '/contact', 200],
  ['page', 'the page with the booking form', '/appointments', 200],
  ['page', 'an article', '/blog/1', 200],
  ['page', 'a list of guides', '/medical-blog', 200],
  ['page', 'a guide', '/medical-blog/diabetes-management-kenya', 200],
  ['page', 'a filtered list', '/medical-blog?category=Maternity', 200],
  ['form', 'a search of the guides', `/medical-blog?${search}`, 200],
  ['form', 'a search of the whole site', `/search?${search}`, 200],
  ['page', 'an unknown page', '/no-such-page', 404],
  ['page', 'an unknown article', '/blog/99', 404],
  ['page', 'an unknown guide', '/medical-blog/no-such-guide', 404],
  ['page', 'an unknown asset', '/assets/app-00000000.css', 404],
  ['form', 'a form with errors', '/contact', 422, post(new URLSearchParams(fields))],
  ['form', 'a damaged form', '/', 400, post('x', 'multipart/form-data; boundary=y')],
  ['form', 'too large a form', '/', 413, post(large)],
  ['form', 'a form of another type', '/', 415, post('', 'application/json')],
  ['form', 'a form by SMS', '/contact', 200, post(bySms)],
  ['form', 'a plan', '/antenatal-planner', 200, post(plan)],
  ['form', 'a plan of vaccines', '/vaccine-planner', 200, post(childBorn)],
  ['form', 'a birth plan', '/birth-plan', 200, post(birthPlanned)],
  ['form', "a plan's calendar file", calendar, 200, post(plan)],
  ['form', "a plan's calendar file without a date", calendar, 405],
  ['form', 'a good form', '/contact', 303, post(goodForm)],
  ['form', 'a form sent to another spelling', '/Contact', 308, { method: 'POST' }],
  ['form', 'a refused method', '/about', 405, { method: 'DELETE' }],
  ['no body', 'another spelling', '/About/', 301],
  ['no body', 'another spelling with a query', '/About/?x=1', 301],
  ['no body', 'a cached page', '/about', 304, has('*')],
  ['no body', 'a cached sitemap', '/sitemap.xml', 304, has('*')],
  ['machine file', 'robots.txt', '/robots.txt', 200],
  ['machine file', 'the sitemap', '/sitemap.xml', 200],
  ['machine file', 'the web manifest', '/manifest.webmanifest', 200],
  ['machine file', 'security.txt', '/.well-known/security.txt', 200],
  ['machine file', 'a feed', '/blog/feed.xml', 200],
  ['machine file', 'the card for an address book', '/contact.vcf', 200],
  ['page', 'the feed of a blog that does not exist', '/services/feed.xml', 404],
  ['machine file', 'the service worker', '/sw.js', 200],
  ['static file', 'the favicon', '/favicon.ico', 200],
  ['static file', 'an icon', '/icons/icon.svg', 200],
  ['static file', 'the stylesheet', builtFile('.css'), 200],
  ['static file', 'a script', builtFile('.js'), 200],
  ['static file', 'a font', builtFile('.woff2'), 200],
  ['static file', 'a picture', builtFile('.avif'), 200],
  ['static file', 'a picture for sharing', builtFile('.jpg'), 200],
  ['static file', "an iPhone's icon", icons.appleTouch, 200],
];

/** Requests all of them from `origin`; throws if one has an unexpected status. */
export async function fetchAnswers(
  origin: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const [kind, name, path, status, init] of questions) {
    const sent = { ...headers, ...(init?.headers as Record<string, string> | undefined) };
    const response = await fetch(origin + path, {
      redirect: 'manual',
      ...init,
      headers: sent,
    });
    if (response.status !== status) throw new Error(`${name} answered ${response.status}`);
    const body = await response.text();
    const method = init?.method ?? 'GET';
    answers.push({ kind, name, path, method, status, headers: response.headers, body });
  }
  return answers;
}
