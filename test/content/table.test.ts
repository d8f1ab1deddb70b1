import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cleanPath } from '../../src/addresses.ts';
import { pages } from '../../src/pages/index.ts';
import { breadcrumbs, knownPlaces } from '../../src/places.ts';
import {
  entryRows,
  headerRows,
  isServiceRoute,
  pageRows,
  type RouteName,
  routes,
  serviceRouteNames,
} from '../../src/routes.ts';
import { headerLabels, menuLabels } from '../../src/words/en/labels.ts';
import { blogArticles, medicalArticles } from '../articles.ts';

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

/** What visitors and the law ask for besides. */
const rightsPages = ['/privacy', '/accessibility', '/patient-rights'];

/** Pages that answer where no route matches: unknown addresses and refused forms. */
const withoutRoute = [
  'article-not-found-page.tsx',
  'not-found-page.tsx',
  'refused-form-page.tsx',
  'sms-ready-page.tsx',
  'urgent-message-page.tsx',
];
/** Draws every department that has no file of its own. */
const serviceView = 'service-page.tsx';
/** The one view of the articles of both blogs. */
const articleView = 'article-page.tsx';
/** The map of views and the props they share. */
const notPages = ['index.ts', 'page-props.ts'];

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

describe('the route table', () => {
  it('holds the addresses that the site must have and the pages about rights, each once', () => {
    const paths: string[] = Object.values(routes).map(({ path }) => path);
    const wanted = [...specified, ...rightsPages];
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

  it('hangs the service pages under /services and the entries under their list', () => {
    for (const [name, { path, parent }] of pageRows) {
      expect([name, parent === 'services']).toEqual([name, path.startsWith('/services/')]);
    }
    for (const [, { path, parent }] of entryRows) {
      expect(path).toBe(`${routes[parent as RouteName].path}/:postId`);
    }
  });
});

describe('the files in pages/', () => {
  const files = readdirSync('src/pages').sort();
  const viewFiles = files.filter(
    (file) => !notPages.includes(file) && !withoutRoute.includes(file),
  );

  it('are one for each route, but for the departments and the articles that one view draws', () => {
    const named = (name: string) => `${kebab(name)}-page.tsx`;
    const mustHave = pageRows.map(([name]) => name).filter((name) => !isServiceRoute(name));
    const mayHave = serviceRouteNames.map(named);
    expect(mayHave.length).toBeGreaterThan(0);
    const own = viewFiles.filter((file) => !mayHave.includes(file));
    expect(own).toEqual([...mustHave.map(named), serviceView, articleView].sort());
    for (const file of [...withoutRoute, ...notPages]) expect(files).toContain(file);
  });

  it.each(Object.entries(pages))('the view of %s is the page of that name', (name, view) => {
    const file = `${kebab(name)}-page.tsx`;
    const shared = isServiceRoute(name as RouteName) ? 'service' : 'article';
    const shown = viewFiles.includes(file) ? name : shared;
    if (shown === 'article') expect('entries' in routes[name as RouteName]).toBe(true);
    const pascal = shown.charAt(0).toUpperCase() + shown.slice(1);
    expect(view).toBeTypeOf('function');
    expect('name' in view ? view.name : undefined).toBe(`${pascal}Page`);
  });

  it('are all in the map of views, and the map holds no stranger', () => {
    expect(Object.keys(pages).sort()).toEqual(Object.keys(routes).sort());
    expect(new Set(Object.values(pages)).size).toBe(viewFiles.length);
  });
});

it('the header holds the eight links in their order, the booking button as the only button', () => {
  const links = headerRows.map(([name, { path, header }]) => [
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
