import { describe, expect, it } from 'vitest';
import { breadcrumbs, knownPlaces } from '../../src/locales/places.ts';
import { cleanPath } from '../../src/site/addresses.ts';
import { entryRows, pageRows, type RouteName, routes, rowsWith } from '../../src/site/routes.ts';
import { headerLabels, menuLabels } from '../../src/words/en/frame/labels.ts';
import { blogArticles, medicalArticles } from '../support/articles.ts';

/** The addresses that the site must have, see test/spec/README.md. */
const specified = [
  '/',
  '/services',
  '/services/outpatient',
  '/services/dental',
  '/services/maternity',
  '/services/radiology',
  '/services/inpatient',
  '/services/specialized-care',
  '/services/laboratory',
  '/services/pediatrics',
  '/services/surgical',
  '/services/pharmacy',
  '/services/telemedicine',
  '/services/hdu',
  '/services/eye-care',
  '/services/emergency',
  '/services/upcoming',
  '/appointments',
  '/testimonials',
  '/patient-stories',
  '/blog',
  '/blog/:postId',
  '/medical-blog',
  '/medical-blog/:postId',
  '/about',
  '/contact',
  '/doctors',
  '/insurance',
  '/maternity-packages',
];

describe('the route table', () => {
  it('has the addresses of the specification and the pages about rights, each once', () => {
    const paths: string[] = Object.values(routes).map(({ path }) => path);
    const wanted = [...specified, '/privacy', '/accessibility', '/patient-rights'];
    expect(wanted.filter((path) => !paths.includes(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('gives every page an address of its own that is clean already', () => {
    const english = [...knownPlaces.values()].filter(({ language }) => language === 'en');
    const articles = english.filter(({ entryId }) => entryId !== undefined);
    expect(english).toHaveLength(pageRows.length + articles.length);
    expect(articles).toHaveLength(blogArticles.length + medicalArticles.length);
    for (const path of knownPlaces.keys()) {
      expect(path).toMatch(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/);
      expect(cleanPath(path, knownPlaces)).toBe(path);
    }
  });

  it.each([...knownPlaces])('%s lies on a trail that starts at home', (_path, place) => {
    const steps = breadcrumbs(place);
    expect(steps[0]).toEqual({ name: 'home', language: place.language });
    expect(steps.at(-1)).toEqual(place);
    expect(new Set(steps.map(({ name, entryId }) => `${name} ${entryId}`)).size).toBe(steps.length);
  });

  it('puts the service pages under /services and the entries under their list', () => {
    for (const [name, { path, parent }] of pageRows) {
      expect([name, parent === 'services']).toEqual([name, path.startsWith('/services/')]);
    }
    for (const [, { path, parent }] of entryRows) {
      expect(path).toBe(`${routes[parent as RouteName].path}/:postId`);
    }
  });
});

it('the header has the eight links in order, booking as the only button', () => {
  const links = rowsWith('header').map(([name, { path, header }]) => [
    path,
    headerLabels[name],
    menuLabels[name],
    header === 'button',
  ]);
  const eight = [
    ['/', 'Home', 'Home', false],
    ['/services', 'Services', 'Services', false],
    ['/maternity-packages', 'Maternity', 'Maternity Packages', false],
    ['/doctors', 'Our Team', 'Our Team', false],
    ['/insurance', 'Insurance', 'Insurance', false],
    ['/about', 'About', 'About', false],
    ['/contact', 'Contact', 'Contact', false],
    ['/appointments', 'Book Now', 'Book Appointment', true],
  ];
  // an operator may add a link
  const addresses = new Set(eight.map(([path]) => path));
  expect(links.filter(([path]) => addresses.has(path ?? ''))).toEqual(eight);
  expect(links.filter(([, , , button]) => button)).toEqual(eight.slice(-1));
});
