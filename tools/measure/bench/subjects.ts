import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetPath } from '../../../src/http/prerendered.ts';
import { routes } from '../../../src/site/routes.ts';
import { type RawResponse, rawFormPost, rawRequest } from '../../run/raw-http.ts';
import { clientFolder, readBuiltSite, type WorkerSource } from '../../run/workerd.ts';

/** The built site. */
export const site: WorkerSource = readBuiltSite();

/** Returns the path of every page in the built sitemap. */
export function pagesOfSite(): readonly string[] {
  const sitemap = readFileSync(join(clientFolder, assetPath('/sitemap.xml')), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
}

/** A kind of request with its expected status. */
export interface Subject {
  name: string;
  request: Buffer;
  status: number;
  /** Whether it is a page, for which the goals apply. */
  page?: true;
}

const get = (path: string, etag?: string) =>
  rawRequest('GET', path, etag ? [['If-None-Match', etag]] : []);

const message = {
  name: 'Amina Yusuf',
  email: 'amina@example.com',
  phone: '0712 345 678',
  subject: 'Visiting hours',
  message: 'May my sister visit on Sunday?',
};

/** One page of each kind. */
export const pageSubjects: readonly Subject[] = [
  { name: 'home', request: get(routes.home.path), status: 200, page: true },
  { name: 'service page', request: get(routes.maternity.path), status: 200, page: true },
  {
    name: 'article',
    request: get(routes.medicalBlogPost.path.replace(':postId', 'pregnancy-nutrition-guide')),
    status: 200,
    page: true,
  },
  { name: 'list of articles', request: get(routes.medicalBlog.path), status: 200, page: true },
];

/** Returns the requests to measure warm; `etag` is the home page's. */
export function warmSubjects(etag: string): readonly Subject[] {
  return [
    ...pageSubjects,
    { name: 'home, 304', request: get(routes.home.path, etag), status: 304 },
    { name: 'not found', request: get('/no-such-page'), status: 404 },
    { name: 'redirect, 301', request: get('/Contact/'), status: 301 },
    { name: 'search', request: get(`${routes.medicalBlog.path}?q=iron`), status: 200 },
    { name: 'form sent, 303', request: rawFormPost(routes.contact.path, message), status: 303 },
    {
      name: 'form refused, 422',
      request: rawFormPost(routes.contact.path, { ...message, email: 'amina' }),
      status: 422,
    },
  ];
}

/** Returns a Worker that only sends the given response: the upper limit of any Worker's speed. */
export function constantWorker({ status, headers, body }: RawResponse): WorkerSource {
  const content = body.length > 0 ? 'new Uint8Array(bytes)' : 'null';
  return {
    code: `import bytes from 'body.bin';
const body = ${content};
const headers = new Headers(${JSON.stringify(headers)});
const init = { status: ${status}, headers };
export default { fetch() { return new Response(body, init); } };`,
    data: { 'body.bin': body },
  };
}
