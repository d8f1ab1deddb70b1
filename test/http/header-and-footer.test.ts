import type { HtmlElement } from 'html-validate';
import { describe, expect, inject, it } from 'vitest';
import { directionsHref } from '../../src/facts/map.ts';
import { emailHref, phoneHref, site } from '../../src/facts/site.ts';
import { chatLink } from '../../src/forms/chat-link.ts';
import { knownPlaces } from '../../src/places.ts';
import { footerRows, routes } from '../../src/routes.ts';
import { footerLabels } from '../../src/words/en/labels.ts';
import { href } from '../href.ts';
import { attributeOf, fetchSitePages, type SitePage, textOf } from './site-pages.ts';

const pages = await fetchSitePages(inject('origin'));

function one(root: HtmlElement, selector: string): HtmlElement {
  const [element, another] = root.querySelectorAll(selector);
  if (!element || another) throw new Error(`${another ? 'several' : 'no'} ${selector}`);
  return element;
}

/** Links as their address and words, in document order. */
function linksIn(root: HtmlElement): [address: string, label: string][] {
  return root.querySelectorAll('a').map((link) => [attributeOf(link, 'href'), textOf(link)]);
}

function pageLinksIn(root: HtmlElement): [address: string, label: string][] {
  return linksIn(root).filter(([address]) => address.startsWith('/'));
}

const newTab = ' (opens in a new tab)';

describe('the header of every page', () => {
  it.each(pages)(
    '$name: on wide screens the eight links and labels of the spec',
    ({ document }) => {
      expect(pageLinksIn(one(document, 'header nav[aria-label="Main"]'))).toEqual([
        ['/', 'Home'],
        ['/services', 'Services'],
        ['/maternity-packages', 'Maternity'],
        ['/doctors', 'Our Team'],
        ['/insurance', 'Insurance'],
        ['/about', 'About'],
        ['/contact', 'Contact'],
        ['/appointments', 'Book Now'],
      ]);
    },
  );

  it.each(pages)('$name: in the menu of small screens the same with its own labels', (page) => {
    const button = one(page.document, 'header button');
    expect(attributeOf(button, 'aria-label')).toBe('Toggle menu');
    const menu = one(page.document, `#${attributeOf(button, 'popovertarget')}`);
    expect(pageLinksIn(menu)).toEqual([
      ['/', 'Home'],
      ['/services', 'Services'],
      ['/maternity-packages', 'Maternity Packages'],
      ['/doctors', 'Our Team'],
      ['/insurance', 'Insurance'],
      ['/about', 'About'],
      ['/contact', 'Contact'],
      ['/appointments', 'Book Appointment'],
    ]);
  });

  it.each(pages)('$name: the logo with the name leads home, the phone is one tap away', (page) => {
    const header = one(page.document, 'header');
    const [first] = linksIn(header);
    expect(first).toEqual(['/', site.name]);
    expect(linksIn(header).map(([address]) => address)).toContain(phoneHref);
  });

  it.each(pages)('$name: chat, social page and photo profile stand in bar and menu', (page) => {
    const external = linksIn(one(page.document, 'header')).filter(([address]) =>
      address.startsWith('https:'),
    );
    const three = [
      [chatLink(), `WhatsApp${newTab}`],
      [site.social.facebook, `Facebook${newTab}`],
      [site.social.instagram, `Instagram${newTab}`],
    ];
    expect(external).toEqual([...three, ...three]);
  });
});

describe('the footer of every page', () => {
  it.each(pages)(
    '$name: the quick links and the service links of the spec, then the rights',
    (page) => {
      const links = pageLinksIn(one(page.document, 'body > footer'));
      expect(links.map(([address]) => address)).toEqual([
        '/',
        '/services',
        '/maternity-packages',
        '/doctors',
        '/insurance',
        '/about',
        '/contact',
        '/services/outpatient',
        '/services/maternity',
        '/services/pediatrics',
        '/services/laboratory',
        '/services/pharmacy',
        '/privacy',
        '/accessibility',
        '/patient-rights',
      ]);
      const labels = footerRows.map(([name, { path }]) => [path, footerLabels[name]]);
      expect(links).toEqual(labels);
      expect(links).toContainEqual(['/doctors', 'Our Team']);
    },
  );

  it.each(pages)(
    '$name: the phone, both e-mail addresses, four profiles, a chat, the way here',
    (page) => {
      const links = linksIn(one(page.document, 'body > footer'));
      expect(links).toContainEqual([phoneHref, site.phone]);
      for (const email of Object.values(site.emails)) {
        expect(links).toContainEqual([emailHref(email), email]);
      }
      const external = links.filter(([address]) => address.startsWith('https:'));
      expect(external.map(([address]) => address).sort()).toEqual(
        [...Object.values(site.social), chatLink(), directionsHref].sort(),
      );
    },
  );
});

/** What the link to `address` must say of itself on the page at `path`. */
function expectedMark(address: string, { path, status, name }: SitePage): string {
  const place =
    (status === 200 && !name.startsWith('POST')) || name.includes('422')
      ? knownPlaces.get(path.split('?')[0] ?? '')
      : undefined;
  if (!place) return '';
  if (href(place.name as 'home') === address) return 'page';
  const row = routes[place.name];
  return 'parent' in row && routes[row.parent].path === address ? 'true' : '';
}

it.each(pages)('$name: header and footer mark the page and its section, nothing else', (page) => {
  const marked = [
    ...one(page.document, 'header').querySelectorAll('a[href]'),
    ...one(page.document, 'body > footer').querySelectorAll('a[href]'),
  ].filter((link) => attributeOf(link, 'href').startsWith('/'));
  for (const link of marked) {
    const address = attributeOf(link, 'href');
    const logo = textOf(link) === site.name;
    const expected = logo ? '' : expectedMark(address, page);
    expect([address, attributeOf(link, 'aria-current')]).toEqual([address, expected]);
  }
});

it.each(pages)('$name: the floating chat button opens the chat in a new tab', ({ document }) => {
  const chats = document
    .querySelectorAll('a[target="_blank"]')
    .filter((link) => attributeOf(link, 'href') === chatLink())
    .filter((link) => !link.closest('header') && !link.closest('main') && !link.closest('footer'));
  expect(chats.map(textOf)).toEqual([`Chat with us on WhatsApp${newTab}`]);
});
