import { describe, expect, it } from 'vitest';
import { breadcrumbs, cleanPath } from '../../src/site/addresses.ts';
import { knownPlaces } from '../../src/site/known-places.ts';
import { entryRows, pageRows, type RouteName, routes, rowsWith } from '../../src/site/routes.ts';
import { headerLabels, menuLabels } from '../../src/words/en/frame/labels.ts';
import { blogArticles, medicalArticles } from '../support/articles.ts';

/** The addresses on printed material, see test/spec/README.md. */
const specified = `
  / /services /appointments /testimonials /patient-stories /blog /blog/:postId /medical-blog
  /medical-blog/:postId /about /contact /doctors /insurance /maternity-packages
  /services/emergency /privacy /accessibility /patient-rights`
  .trim()
  .split(/\s+/);

describe('the route table', () => {
  it('has every specified address, each once', () => {
    const paths: string[] = Object.values(routes).map(({ path }) => path);
    expect(specified).toHaveLength(18);
    expect(specified.filter((path) => !paths.includes(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('gives every page a clean address', () => {
    const english = [...knownPlaces.values()].filter(({ language }) => language === 'en');
    const articles = english.filter(({ entryId }) => entryId !== undefined);
    expect(english).toHaveLength(pageRows.length + articles.length);
    expect(articles).toHaveLength(blogArticles.length + medicalArticles.length);
    for (const path of knownPlaces.keys()) {
      expect(path).toMatch(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/);
      expect(cleanPath(path, knownPlaces)).toBe(path);
    }
  });

  it('gives every page breadcrumbs from home to itself, each once', () => {
    for (const place of knownPlaces.values()) {
      const steps = breadcrumbs(place);
      expect(steps[0]).toEqual({ name: 'home', language: place.language });
      expect(steps.at(-1)).toEqual(place);
      const names = steps.map(({ name, entryId }) => `${name} ${entryId}`);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('puts departments under /services and articles under their list', () => {
    for (const [name, { path, parent }] of pageRows) {
      expect([name, parent === 'services']).toEqual([name, path.startsWith('/services/')]);
      // on printed material too: 'hdu', and 'eyeCare' as 'eye-care'
      const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      if (parent === 'services') expect(path).toBe(`/services/${words}`);
    }
    for (const [, { path, parent }] of entryRows) {
      expect(path).toBe(`${routes[parent as RouteName].path}/:postId`);
    }
  });
});

it('the header has the specified links in order, booking as the only button', () => {
  // an operator may add a link
  const links = rowsWith('header')
    .map(([name, { path, header }]) => [path, headerLabels[name], menuLabels[name], header])
    .filter(([path]) => specified.includes(path ?? ''));
  expect(links.map((link) => link.join(', '))).toEqual([
    '/, Home, Home, link',
    '/services, Services, Services, link',
    '/maternity-packages, Maternity, Maternity Packages, link',
    '/doctors, Our Team, Our Team, link',
    '/insurance, Insurance, Insurance, link',
    '/about, About, About, link',
    '/contact, Contact, Contact, link',
    '/appointments, Book Now, Book Appointment, button',
    '/services/emergency, Emergency, Emergency, urgent',
  ]);
});
