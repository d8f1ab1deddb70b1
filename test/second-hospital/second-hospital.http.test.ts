import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findDeadLinks } from '../../tools/build/prerender/dead-links.ts';
import { copyCheckout } from '../support/copy-checkout.ts';
import { becomeSecondHospital, namesOfSample } from './second-hospital.ts';

const root = copyCheckout(['src', 'client', 'test', 'tools', 'vite.config.ts']);

type Site = typeof import('./site.ts');

function siteOf(checkout: string): Site {
  const file = join(root, 'site.json');
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };
  execFileSync(process.execPath, ['test/second-hospital/print-site.ts', file], {
    cwd: checkout,
    env,
  });
  return JSON.parse(readFileSync(file, 'utf8'));
}

it('another hospital edits its JSON alone: no page names the sample, and no link is dead', () => {
  const names = namesOfSample(root);
  const parts = names.map((name) => name.replace(/[.+()|]/g, '\\$&'));
  const anyName = new RegExp(`(?<!\\w)(?:${parts.join('|')})(?!\\w)`, 'g');
  expect(readFileSync('src/facts/hospital/hospital.json', 'utf8')).toMatch(anyName);
  becomeSecondHospital(root);

  const { renderedPages, files } = siteOf(root);
  const site = new Map(renderedPages);
  expect(site.size).toBeGreaterThan(50);
  expect(
    renderedPages.flatMap(([path, html]) =>
      (html.match(anyName) ?? []).map((name) => `${path}: ${name}`),
    ),
  ).toEqual([]);
  expect(
    findDeadLinks(site, (path) => files.includes(path) || existsSync(join('public', path))),
  ).toEqual([]);
  // what is off: its page, articles about it alone, its links and its service in the booking form
  expect(site.has('/services/dental')).toBe(false);
  expect([site.has('/blog/1'), site.has('/blog/2')]).toEqual([true, false]);
  expect(site.get('/appointments')).not.toContain('value="dental"');
  // and its name on other pages; a relative with a toothache still finds the emergencies
  const named =
    /Dental [Cc]are|Dental Services|Dentist,|Telemedicine|telemedicine(?!\.webp)|Kliniki ya meno|Daktari wa meno,/;
  expect(
    renderedPages.flatMap(([path, html]) =>
      path.includes('blog/') ? [] : (named.exec(html) ?? []),
    ),
  ).toEqual([]);
  // what it has no price of is on no list and in no sentence
  const unpriced = /Hernia operation|An HPV test|Opening your file|KES (?:NaN|undefined)/;
  expect(renderedPages.filter(([, html]) => unpriced.test(html)).map(([path]) => path)).toEqual([]);
  // the emergencies of a page that is off move to the emergency page
  expect(site.get('/services/emergency')).toContain('id="eye-emergencies"');
}, 600_000);
