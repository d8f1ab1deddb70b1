import type { HtmlElement } from 'html-validate';
import { describe, expect, inject, it } from 'vitest';
import { directionsHref } from '../../src/facts/map.ts';
import { emailHref, phoneHref, site } from '../../src/facts/site.ts';
import { socialProfiles } from '../../src/facts/social-networks.ts';
import { chatLink } from '../../src/forms/chat-link.ts';
import { defaultLanguage, languageOfPath } from '../../src/languages.ts';
import { hrefIn, knownPlaces } from '../../src/places.ts';
import { footerRows, headerRows, isStandalone, routes } from '../../src/routes.ts';
import { wordsIn } from '../../src/words/editions.ts';
import { footerLabels, headerLabels, menuLabels } from '../../src/words/en/labels.ts';
import { attributeOf, fetchSitePages, type SitePage, textOf } from './site-pages.ts';

// what stands alone has a header and a footer of its own: test/worker/emergency-card.test.ts
const pages = (await fetchSitePages(inject('origin'))).filter(
  ({ path }) => !isStandalone(knownPlaces.get(path)?.name),
);

function one(root: HtmlElement, selector: string): HtmlElement {
  const [element, another] = root.querySelectorAll(selector);
  if (!element || another) throw new Error(`${another ? 'several' : 'no'} ${selector}`);
  return element;
}

/**
 * Links as their address and words, in document order, without the switch to other languages. What
 * the booking button chooses in its form is held by test/worker/booking.test.ts.
 */
function linksIn(root: HtmlElement): [address: string, label: string][] {
  return root
    .querySelectorAll('a')
    .filter((link) => attributeOf(link, 'lang') === '')
    .map((link) => [attributeOf(link, 'href').replace(/\?service=.*/, ''), textOf(link)]);
}

function pageLinksIn(root: HtmlElement): [address: string, label: string][] {
  return linksIn(root).filter(([address]) => address.startsWith('/'));
}

/** The words around a page, in its language. */
function frameOf({ path }: SitePage) {
  return wordsIn(languageOfPath(path), 'frame').frame;
}

/** English links as a page in another language has them: its own addresses and labels. */
function inLanguageOf(
  { path }: SitePage,
  links: readonly [address: string, label: string][],
  labels: 'headerLabels' | 'menuLabels' | 'footerLabels',
): readonly [address: string, label: string][] {
  const language = languageOfPath(path);
  if (language === defaultLanguage) return links;
  const own: Readonly<Record<string, string>> = wordsIn(language, 'labels')[labels];
  return links.map(([address]) => {
    const { name } = knownPlaces.get(address) ?? { name: 'home' };
    return [hrefIn(language)(name as 'home'), own[name] ?? ''];
  });
}

type Link = [address: string, label: string];

/** Without the way to the search, which stands between the links and what cannot wait. */
function withoutSearch(page: SitePage, links: readonly Link[]): Link[] {
  const address = hrefIn(languageOfPath(page.path))('search');
  return links.filter(([href]) => href !== address);
}

/** Those of `links` whose address is one of `addresses`: an operator may add others. */
function among(links: readonly Link[], addresses: readonly string[]): Link[] {
  return links.filter(([address]) => addresses.includes(address));
}

/** Rows by group, in the table's order within each. */
function inOrder<Entry, Group>(
  rows: readonly Entry[],
  groups: readonly Group[],
  groupOf: (row: Entry) => Group,
): Entry[] {
  return groups.flatMap((group) => rows.filter((row) => groupOf(row) === group));
}

/** The links of `rows` as the table has them, which hold `eight` in their order. */
function headerLinks(
  rows: typeof headerRows,
  labels: typeof headerLabels,
  eight: readonly Link[],
): Link[] {
  const links = rows.map(([name, { path }]): Link => [path, labels[name]]);
  const addresses = eight.map(([address]) => address);
  expect(among(links, addresses)).toEqual(eight);
  return links;
}

describe('the header of every page', () => {
  it.each(pages)('$name: on wide screens the eight links with their labels', (page) => {
    const eight: Link[] = [
      ['/', 'Home'],
      ['/services', 'Services'],
      ['/maternity-packages', 'Maternity'],
      ['/doctors', 'Our Team'],
      ['/insurance', 'Insurance'],
      ['/about', 'About'],
      ['/contact', 'Contact'],
      ['/appointments', 'Book Now'],
    ];
    const [bar, another] = page.document
      .querySelectorAll('header nav')
      .filter((nav) => attributeOf(nav, 'aria-label') === frameOf(page).mainLabel);
    expect(another).toBeUndefined();
    const groups = ['link', 'urgent', 'button'] as const;
    const buttonLast = inOrder(headerRows, groups, ([, { header }]) => header);
    const links = bar ? pageLinksIn(bar) : [];
    expect(withoutSearch(page, links)).toEqual(
      inLanguageOf(page, headerLinks(buttonLast, headerLabels, eight), 'headerLabels'),
    );
    expect(links).toHaveLength(headerRows.length + 1);
  });

  it.each(pages)('$name: in the menu of small screens the same with its own labels', (page) => {
    const button = one(page.document, 'header button[popovertarget]');
    expect(attributeOf(button, 'aria-label')).toBe(frameOf(page).toggleMenu);
    const menu = one(page.document, `#${attributeOf(button, 'popovertarget')}`);
    const eight: Link[] = [
      ['/', 'Home'],
      ['/services', 'Services'],
      ['/maternity-packages', 'Maternity Packages'],
      ['/doctors', 'Our Team'],
      ['/insurance', 'Insurance'],
      ['/about', 'About'],
      ['/contact', 'Contact'],
      ['/appointments', 'Book Appointment'],
    ];
    const groups = ['urgent', 'link', 'button'] as const;
    const urgentFirst = inOrder(headerRows, groups, ([, { header }]) => header);
    expect(pageLinksIn(menu)).toEqual(
      inLanguageOf(page, headerLinks(urgentFirst, menuLabels, eight), 'menuLabels'),
    );
  });

  it.each(pages)('$name: the search is one tap away, and the menu begins with its box', (page) => {
    const language = languageOfPath(page.path);
    const address = hrefIn(language)('search');
    const found = linksIn(one(page.document, 'header')).filter(([href]) => href === address);
    // in the row of wide screens and beside the menu of small ones
    expect(found).toEqual(Array(2).fill([address, wordsIn(language, 'labels').labels.search]));
    const form = one(page.document, '#menu form');
    expect([attributeOf(form, 'action'), form.parent?.tagName]).toEqual([address, 'search']);
    expect(
      form.parent?.parent?.isSameNode(one(page.document, '#menu').childElements[0] as HtmlElement),
    ).toBe(true);
    const box = one(page.document, '#menu input');
    expect(attributeOf(box, 'name')).toBe('q');
    expect(textOf(one(page.document, `label[for="${attributeOf(box, 'id')}"]`))).toBe(
      frameOf(page).searchLabel,
    );
  });

  it.each(pages)('$name: one name leads to one page, as it is read aloud', (page) => {
    const named = [...page.document.querySelectorAll('header a, body > footer a')].filter(
      (link) => attributeOf(link, 'href').startsWith('/') && attributeOf(link, 'lang') === '',
    );
    const targets = new Map<string, Set<string>>();
    for (const link of named) {
      const name = (attributeOf(link, 'aria-label') || textOf(link)).toLowerCase();
      targets.set(name, (targets.get(name) ?? new Set()).add(attributeOf(link, 'href')));
    }
    expect([...targets].filter(([, addresses]) => addresses.size > 1)).toEqual([]);
    // what is read aloud holds what is seen (WCAG 2.5.3)
    for (const link of named) {
      const aloud = attributeOf(link, 'aria-label').toLowerCase();
      if (aloud) expect(aloud).toContain(textOf(link).toLowerCase());
    }
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
    const { newTab } = frameOf(page);
    const own = [
      [chatLink(), `WhatsApp${newTab}`],
      ...socialProfiles
        .filter(({ label }) => label === 'Facebook' || label === 'Instagram')
        .map(({ url, label }) => [url, `${label}${newTab}`]),
    ];
    expect(external).toEqual([...own, ...own]);
  });
});

describe('the footer of every page', () => {
  it.each(pages)('$name: the quick links and the service links, then the rights', (page) => {
    const links = pageLinksIn(one(page.document, 'body > footer'));
    const addresses = [
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
    ];
    const groups = ['quick', 'services', 'urgent', 'rights'] as const;
    const ordered = inOrder(footerRows, groups, ([, { footer }]) => footer);
    const english = ordered.map(([name, { path }]): Link => [path, footerLabels[name]]);
    expect(among(english, addresses).map(([address]) => address)).toEqual(addresses);
    expect(english).toContainEqual(['/doctors', 'Our Team']);
    expect(links).toEqual(inLanguageOf(page, english, 'footerLabels'));
  });

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
function expectedMark(address: string, { path, status, document, name }: SitePage): string {
  const isAnswerAlone = name.startsWith('POST') && !document.querySelector('link[rel="canonical"]');
  const place =
    (status === 200 && !isAnswerAlone) || name.includes('422')
      ? knownPlaces.get(path.split('?')[0] ?? '')
      : undefined;
  if (!place) return '';
  const href = hrefIn(place.language);
  if (href(place.name as 'home') === address) return 'page';
  const row = routes[place.name];
  return 'parent' in row && href(row.parent) === address ? 'true' : '';
}

it.each(pages)('$name: header and footer mark the page and its section, nothing else', (page) => {
  const marked = [
    ...one(page.document, 'header').querySelectorAll('a[href]'),
    ...one(page.document, 'body > footer').querySelectorAll('a[href]'),
  ].filter((link) => attributeOf(link, 'href').startsWith('/') && attributeOf(link, 'lang') === '');
  for (const link of marked) {
    const address = attributeOf(link, 'href');
    const logo = textOf(link) === site.name;
    const expected = logo ? '' : expectedMark(address, page);
    expect([address, attributeOf(link, 'aria-current')]).toEqual([address, expected]);
  }
});

it.each(pages)('$name: the floating chat button opens the chat in a new tab', (page) => {
  const { newTab } = frameOf(page);
  const chats = page.document
    .querySelectorAll('a[target="_blank"]')
    .filter((link) => attributeOf(link, 'href') === chatLink())
    .filter((link) => !link.closest('header') && !link.closest('main') && !link.closest('footer'));
  const words =
    languageOfPath(page.path) === defaultLanguage
      ? 'Chat with us on WhatsApp'
      : frameOf(page).chatWithUs;
  expect(chats.map(textOf)).toEqual([`${words}${newTab}`]);
});
