import { readdirSync } from 'node:fs';
import { sendBySms } from '../../src/forms/form-definition.ts';
import { icons } from '../../src/seo/web-manifest.ts';

/** One answer of each kind that the deployed site gives. */
export interface Answer {
  /** What the visitor or the browser did. */
  name: string;
  path: string;
  method: string;
  /** Pages and refusals as HTML; what holds a visitor's own words; files of the Worker; files beside it. */
  kind: 'page' | 'form' | 'machine file' | 'static file' | 'no body';
  status: number;
  headers: Headers;
  body: string;
}

interface Question extends Pick<Answer, 'name' | 'path' | 'kind' | 'status'> {
  init?: RequestInit;
}

/** What stands for a visitor's own words in the posted forms and in the search. */
export const typedText = 'Wanjiku types this herself';

const fields = { name: typedText, email: 'wanjiku@example.org', phone: '0700 000 001' };
const goodForm = new URLSearchParams({ ...fields, subject: 'A visit', message: 'When?' });

const inHalfAYear = new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);

function post(body: BodyInit, type?: string): RequestInit {
  return { method: 'POST', body, ...(type && { headers: { 'Content-Type': type } }) };
}

function has(etag: string): RequestInit {
  return { headers: { 'If-None-Match': etag } };
}

/** A built file with this ending, as an address. */
export function builtFile(ending: string): string {
  const name = readdirSync('dist/client/assets').find((file) => file.endsWith(ending));
  if (!name) throw new Error(`no ${ending} in dist/client/assets`);
  return `/assets/${name}`;
}

const page = { kind: 'page', status: 200 } as const;
const machineFile = { kind: 'machine file', status: 200 } as const;
const staticFile = { kind: 'static file', status: 200 } as const;

const questions: readonly Question[] = [
  { ...page, name: 'home', path: '/' },
  { ...page, name: 'a page', path: '/about' },
  { ...page, name: 'a service page', path: '/services/maternity' },
  { ...page, name: 'the page with portraits', path: '/testimonials' },
  { ...page, name: 'the page with the map', path: '/contact' },
  { ...page, name: 'the page with the booking form', path: '/appointments' },
  { ...page, name: 'an article', path: '/blog/1' },
  { ...page, name: 'a list of guides', path: '/medical-blog' },
  { ...page, name: 'a guide', path: '/medical-blog/diabetes-management-kenya' },
  { ...page, name: 'a search', path: `/medical-blog?q=${encodeURIComponent(typedText)}` },
  {
    kind: 'form',
    name: 'a search of the whole site',
    path: `/search?q=${encodeURIComponent(typedText)}`,
    status: 200,
  },
  { ...page, name: 'an unknown page', path: '/no-such-page', status: 404 },
  { ...page, name: 'an unknown article', path: '/blog/99', status: 404 },
  { ...page, name: 'an unknown guide', path: '/medical-blog/no-such-guide', status: 404 },
  { ...page, name: 'an unknown asset', path: '/assets/app-00000000.css', status: 404 },
  {
    kind: 'form',
    name: 'a form with errors',
    path: '/contact',
    status: 422,
    init: post(new URLSearchParams(fields)),
  },
  {
    kind: 'form',
    name: 'a damaged form',
    path: '/',
    status: 400,
    init: post('x', 'multipart/form-data; boundary=y'),
  },
  {
    kind: 'form',
    name: 'too large a form',
    path: '/',
    status: 413,
    init: post(new URLSearchParams({ message: 'a'.repeat(17_000) })),
  },
  {
    kind: 'form',
    name: 'a form of another type',
    path: '/',
    status: 415,
    init: post('', 'application/json'),
  },
  {
    kind: 'form',
    name: 'a form by SMS',
    path: '/contact',
    status: 200,
    init: post(new URLSearchParams([...goodForm, [sendBySms.name, sendBySms.value]])),
  },
  {
    kind: 'form',
    name: 'a plan',
    path: '/antenatal-planner',
    status: 200,
    init: post(new URLSearchParams({ basis: 'due-date', date: inHalfAYear })),
  },
  {
    kind: 'form',
    name: "a plan's calendar file",
    path: '/antenatal-planner/calendar.ics',
    status: 200,
    init: post(new URLSearchParams({ basis: 'due-date', date: inHalfAYear })),
  },
  {
    kind: 'form',
    name: "a plan's calendar file without a date",
    path: '/antenatal-planner/calendar.ics',
    status: 405,
  },
  { kind: 'form', name: 'a good form', path: '/contact', status: 303, init: post(goodForm) },
  {
    kind: 'form',
    name: 'a form sent to another spelling',
    path: '/Contact',
    status: 308,
    init: { method: 'POST' },
  },
  {
    kind: 'form',
    name: 'a refused method',
    path: '/about',
    status: 405,
    init: { method: 'DELETE' },
  },
  { kind: 'no body', name: 'another spelling', path: '/About/', status: 301 },
  { kind: 'no body', name: 'another spelling with a query', path: '/About/?x=1', status: 301 },
  { kind: 'no body', name: 'a page one has', path: '/about', status: 304, init: has('*') },
  {
    kind: 'no body',
    name: 'a sitemap one has',
    path: '/sitemap.xml',
    status: 304,
    init: has('*'),
  },
  { ...machineFile, name: 'robots.txt', path: '/robots.txt' },
  { ...machineFile, name: 'the sitemap', path: '/sitemap.xml' },
  { ...machineFile, name: 'the web manifest', path: '/manifest.webmanifest' },
  { ...machineFile, name: 'security.txt', path: '/.well-known/security.txt' },
  { ...machineFile, name: 'a feed', path: '/blog/feed.xml' },
  { ...machineFile, name: 'the card for an address book', path: '/contact.vcf' },
  { ...page, name: 'the feed of a blog that there is not', path: '/sw/blog/feed.xml', status: 404 },
  { ...machineFile, name: 'the service worker', path: '/sw.js' },
  { ...staticFile, name: 'the favicon', path: '/favicon.ico' },
  { ...staticFile, name: 'an icon', path: '/icons/icon.svg' },
  { ...staticFile, name: 'the stylesheet', path: builtFile('.css') },
  { ...staticFile, name: 'a script', path: builtFile('.js') },
  { ...staticFile, name: 'a font', path: builtFile('.woff2') },
  { ...staticFile, name: 'a picture', path: builtFile('.avif') },
  { ...staticFile, name: 'a picture for sharing', path: builtFile('.jpg') },
  { ...staticFile, name: "an iPhone's icon", path: icons.appleTouch },
];

/** Asks `origin` for all of them; throws when one answers with another status than it should. */
export async function fetchAnswers(
  origin: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const { init, ...question } of questions) {
    const sent = { ...headers, ...(init?.headers as Record<string, string> | undefined) };
    const response = await fetch(origin + question.path, {
      redirect: 'manual',
      ...init,
      headers: sent,
    });
    if (response.status !== question.status) {
      throw new Error(`${question.name} answered ${response.status}`);
    }
    const body = await response.text();
    answers.push({ ...question, method: init?.method ?? 'GET', headers: response.headers, body });
  }
  return answers;
}
