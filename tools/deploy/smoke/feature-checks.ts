import { site } from '../../../src/facts/hospital/site.ts';
import { sendForm, sendRequest } from '../../run/send-request.ts';
import { type Check, compare } from './check.ts';

/** A complete message. It is never sent, because the redirect to the chat is not followed. */
const message = {
  name: 'Smoke test',
  email: 'smoke@example.com',
  phone: '0712345678',
  subject: 'Smoke test',
  message: 'Please ignore',
};

/** Forms, search, offline script and version. */
export const featureChecks: readonly Check[] = [
  {
    name: 'a form redirects to the chat and is not stored',
    severity: 'roll back',
    async run({ origin }) {
      const address = `POST ${origin}/contact`;
      const { status, headers } = await sendForm(`${origin}/contact`, message);
      const digits = site.phone.replace(/\D/g, '');
      return [
        ...compare(address, '303', String(status)),
        ...compare(
          address,
          new RegExp(`^https://wa\\.me/${digits}\\?text=`),
          headers.location ?? '',
        ),
        ...compare(address, 'no-store', headers['cache-control'] ?? ''),
      ];
    },
  },
  {
    name: 'an incomplete form is returned with its text',
    severity: 'roll back',
    async run({ origin }) {
      const { status, body } = await sendForm(`${origin}/contact`, { ...message, email: '' });
      const kept = body.includes('Please ignore') ? 'text kept' : 'text lost';
      return compare(`POST ${origin}/contact without email`, '422 text kept', `${status} ${kept}`);
    },
  },
  {
    name: 'search finds a page in each language and is not stored',
    severity: 'roll back',
    async run({ origin }) {
      const faults = [];
      for (const path of ['/search?q=visiting+hours', '/sw/search?q=kujifungua']) {
        const { status, headers, body } = await sendRequest(origin + path);
        const found = /<ol[\s>]/.test(body.toString('utf8')) ? 'results' : 'no results';
        const got = `${status} ${headers['cache-control']} ${found}`;
        faults.push(...compare(origin + path, '200 no-store results', got));
      }
      return faults;
    },
  },
  {
    name: 'the offline script is fresh and is a script',
    severity: 'report',
    async run({ origin }) {
      const { status, headers } = await sendRequest(`${origin}/sw.js`);
      const got = `${status} ${headers['content-type']} ${headers['cache-control']}`;
      return compare(`${origin}/sw.js`, '200 text/javascript; charset=utf-8 no-cache', got);
    },
  },
  {
    name: 'raw prerendered pages are not public',
    severity: 'roll back',
    async run({ origin }) {
      const { status } = await sendRequest(`${origin}/_pages/about.html`);
      return compare(`${origin}/_pages/about.html`, '404', String(status));
    },
  },
  {
    name: 'version, commit and digest are the expected ones',
    severity: 'roll back',
    async run({ origin, expected = {} }) {
      const address = `${origin}/.well-known/version.json`;
      const { status, body } = await sendRequest(address);
      if (status !== 200) return compare(address, '200', String(status));
      const running: Record<string, string> = JSON.parse(body.toString('utf8'));
      return [
        ...compare(`${address} digest`, /^sha256:[0-9a-f]{64}$/, running.digest ?? ''),
        ...Object.entries(expected).flatMap(([key, value]) =>
          compare(`${address} ${key}`, value, running[key] ?? ''),
        ),
      ];
    },
  },
];
