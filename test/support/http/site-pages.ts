import { type HtmlElement, HtmlValidate, Parser } from 'html-validate';
import { prefill, sendBySms } from '../../../src/components/form/form-definition.ts';
import { knownPlaces } from '../../../src/site/known-places.ts';
import { decodeHtml } from '../worker/read-html.ts';
import { askAgain } from './ask-again.ts';

/** A page of the built Worker. */
export interface SitePage {
  /** The path and query, or 'POST /contact' for a posted form. */
  name: string;
  /** The base of its links. */
  path: string;
  status: number;
  headers: Headers;
  html: string;
  document: HtmlElement;
}

interface Request {
  path: string;
  status: number;
  init?: RequestInit;
}

const emptyForm: RequestInit = { method: 'POST', body: new URLSearchParams({ name: '' }) };
const formBySms = new URLSearchParams({
  name: 'Amina',
  email: 'amina@example.com',
  message: 'When?',
  [sendBySms.name]: sendBySms.value,
});

const planned = new URLSearchParams({
  basis: 'due-date',
  date: new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10),
});
const childBorn = new URLSearchParams({
  birth: new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10),
  early: 'yes',
});
const birthPlanned = new URLSearchParams({ companion: 'Njeri', pain: 'ifIAsk', sha: 'paid' });
const prefilled = new URLSearchParams({ [prefill.name]: prefill.value, service: 'maternity' });

/** Every address of the route table, and one of every other kind of page. */
const requests: readonly Request[] = [
  ...[...knownPlaces.keys()].map((path) => ({ path, status: 200 })),
  { path: '/medical-blog?q=iron', status: 200 },
  { path: '/medical-blog?q=nothing-like-it&category=Maternity', status: 200 },
  { path: '/appointments?service=radiology', status: 200 },
  { path: '/search?q=malaria', status: 200 },
  { path: '/search?q=not+breathing', status: 200 },
  { path: '/search?q=qqzzvvxx', status: 200 },
  { path: '/sw/search?q=homa', status: 200 },
  { path: '/what-will-i-pay?birth=normal&cover=sha', status: 200 },
  { path: '/what-will-i-pay?item=ambulance&cover=other', status: 200 },
  { path: '/what-will-i-pay?birth=twins', status: 200 },
  { path: '/no-such-page', status: 404 },
  { path: '/sw/no-such-page', status: 404 },
  { path: '/blog/99', status: 404 },
  { path: '/medical-blog/no-such-guide', status: 404 },
  { path: '/', status: 422, init: emptyForm },
  { path: '/', status: 200, init: { method: 'POST', body: formBySms } },
  { path: '/contact', status: 422, init: emptyForm },
  { path: '/appointments', status: 422, init: emptyForm },
  { path: '/appointments', status: 200, init: { method: 'POST', body: prefilled } },
  ...['/antenatal-planner', '/sw/antenatal-planner'].flatMap((path) => [
    { path, status: 422, init: emptyForm },
    { path, status: 200, init: { method: 'POST', body: planned } },
  ]),
  ...['/vaccine-planner', '/sw/vaccine-planner'].flatMap((path) => [
    { path, status: 422, init: emptyForm },
    { path, status: 200, init: { method: 'POST', body: childBorn } },
  ]),
  ...['/birth-plan', '/sw/birth-plan'].flatMap((path) => [
    { path, status: 422, init: emptyForm },
    { path, status: 200, init: { method: 'POST', body: birthPlanned } },
  ]),
  {
    path: '/contact',
    status: 413,
    init: { method: 'POST', body: new URLSearchParams({ message: 'a'.repeat(17_000) }) },
  },
];

const parserConfig = await new HtmlValidate().getConfigFor('page.html');

/** Parses HTML as html-validate does, without a browser's repairs. */
export function parseHtml(html: string): HtmlElement {
  return new Parser(parserConfig).parseHtml(html);
}

/** Fetches every page of the site; throws if one has an unexpected status. */
export async function fetchSitePages(origin: string): Promise<SitePage[]> {
  const pages: SitePage[] = [];
  for (const { path, status, init } of requests) {
    const response = await askAgain(origin + path, { redirect: 'manual', ...init });
    const name = init ? `POST ${path} (${status})` : path;
    if (response.status !== status) throw new Error(`${name} answered ${response.status}`);
    const html = await response.text();
    const { headers } = response;
    pages.push({ name, path, status, headers, html, document: parseHtml(html) });
  }
  return pages;
}

/** A decoded attribute, or '' if it is absent. */
export function attributeOf(element: HtmlElement, name: string): string {
  return decodeHtml(element.getAttributeValue(name) ?? '');
}

/** The text of an element, with single spaces. */
export function textOf(element: HtmlElement): string {
  return decodeHtml(element.textContent).replace(/\s+/g, ' ').trim();
}
