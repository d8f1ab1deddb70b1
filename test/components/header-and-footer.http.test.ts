import type { HtmlElement } from 'html-validate';
import { expect, inject, it } from 'vitest';
import { directionsHref } from '../../src/facts/hospital/map.ts';
import { emailHref, phoneHref, site } from '../../src/facts/hospital/site.ts';
import { socialProfiles } from '../../src/facts/hospital/social-networks.ts';
import { hrefIn, knownPlaces } from '../../src/locales/places.ts';
import { wordsIn } from '../../src/locales/words-by-locale.ts';
import { chatLink } from '../../src/messages/chat-link.ts';
import { defaultLanguage, languageOfPath } from '../../src/site/languages.ts';
import { isStandalone, routes, rowsWith } from '../../src/site/routes.ts';
import { footerLabels, headerLabels, menuLabels } from '../../src/words/en/frame/labels.ts';
import { attributeOf, fetchSitePages, type SitePage, textOf } from '../support/http/site-pages.ts';

// standalone pages have a header and footer of their own: test/features/emergency-card/emergency-card.worker.test.ts
const pages = (await fetchSitePages(inject('origin'))).filter(
  ({ path }) => !isStandalone(knownPlaces.get(path)?.name),
);

type Link = [address: string, label: string];

function one(root: HtmlElement, selector: string): HtmlElement {
  const [element, another] = root.querySelectorAll(selector);
  if (!element || another) throw new Error(`${another ? 'several' : 'no'} ${selector}`);
  return element;
}

/** Links in document order, without the language switch and the query of the booking button. */
function linksIn(root: HtmlElement): Link[] {
  return root
    .querySelectorAll('a')
    .filter((link) => attributeOf(link, 'lang') === '')
    .map((link) => [attributeOf(link, 'href').replace(/\?service=.*/, ''), textOf(link)]);
}

function pageLinksIn(root: HtmlElement): Link[] {
  return linksIn(root).filter(([address]) => address.startsWith('/'));
}

/** The words around a page, in its language. */
function frameOf({ path }: SitePage) {
  return wordsIn(languageOfPath(path), 'frame').frame;
}

/** English links as a page in another language has them: its own addresses and labels. */
function inLanguageOf(
  { path }: SitePage,
  links: readonly Link[],
  labels: 'headerLabels' | 'menuLabels' | 'footerLabels',
): readonly Link[] {
  const language = languageOfPath(path);
  if (language === defaultLanguage) return links;
  const own: Readonly<Record<string, string>> = wordsIn(language, 'labels')[labels];
  return links.map(([address]) => {
    const { name } = knownPlaces.get(address) ?? { name: 'home' };
    return [hrefIn(language)(name as 'home'), own[name] ?? ''];
  });
}

/** Rows by group, in the table's order within each. */
function inOrder<Entry, Group>(
  rows: readonly Entry[],
  groups: readonly Group[],
  groupOf: (row: Entry) => Group,
): Entry[] {
  return groups.flatMap((group) => rows.filter((row) => groupOf(row) === group));
}

/** The header's links in a bar or menu, as the table has them. */
function headerLinks(groups: readonly unknown[], labels: typeof headerLabels): Link[] {
  const rows = inOrder<ReturnType<typeof rowsWith<'header'>>[number], unknown>(
    rowsWith('header'),
    groups,
    ([, { header }]) => header,
  );
  return rows.map(([name, { path }]) => [path, labels[name]]);
}

it.each(pages)('$name has the header links in the bar and in the menu, and the search', (page) => {
  const { document, path } = page;
  const { mainLabel, toggleMenu, searchLabel, newTab } = frameOf(page);
  const language = languageOfPath(path);
  const search = hrefIn(language)('search');
  const [bar, another] = document
    .querySelectorAll('header nav')
    .filter((nav) => attributeOf(nav, 'aria-label') === mainLabel);
  expect(another).toBeUndefined();
  const links = bar ? pageLinksIn(bar) : [];
  expect(links.filter(([href]) => href !== search)).toEqual(
    inLanguageOf(page, headerLinks(['link', 'urgent', 'button'], headerLabels), 'headerLabels'),
  );
  const button = one(document, 'header button[popovertarget]');
  expect(attributeOf(button, 'aria-label')).toBe(toggleMenu);
  const menu = one(document, `#${attributeOf(button, 'popovertarget')}`);
  expect(pageLinksIn(menu)).toEqual(
    inLanguageOf(page, headerLinks(['urgent', 'link', 'button'], menuLabels), 'menuLabels'),
  );

  const header = linksIn(one(document, 'header'));
  // in the bar, and beside the menu
  const found = header.filter(([href]) => href === search);
  expect(found).toEqual(Array(2).fill([search, wordsIn(language, 'labels').labels.search]));
  const form = one(document, '#menu form');
  expect([attributeOf(form, 'action'), form.parent?.tagName]).toEqual([search, 'search']);
  expect(form.parent?.parent?.isSameNode(menu.childElements[0] as HtmlElement)).toBe(true);
  const box = one(document, '#menu input');
  expect(attributeOf(box, 'name')).toBe('q');
  expect(textOf(one(document, `label[for="${attributeOf(box, 'id')}"]`))).toBe(searchLabel);

  expect(header[0]).toEqual(['/', site.name]);
  expect(header.map(([href]) => href)).toContain(phoneHref);
  const external = [
    [chatLink(), `WhatsApp${newTab}`],
    ...socialProfiles
      .filter(({ label }) => label === 'Facebook' || label === 'Instagram')
      .map(({ url, label }) => [url, `${label}${newTab}`]),
  ];
  expect(header.filter(([href]) => href.startsWith('https:'))).toEqual([...external, ...external]);
});

it.each(pages)('$name has one target for each accessible name in header and footer', (page) => {
  const named = [...page.document.querySelectorAll('header a, body > footer a')].filter(
    (link) => attributeOf(link, 'href').startsWith('/') && attributeOf(link, 'lang') === '',
  );
  const targets = new Map<string, Set<string>>();
  for (const link of named) {
    const label = attributeOf(link, 'aria-label').toLowerCase();
    const text = textOf(link).toLowerCase();
    // the accessible name contains the visible text (WCAG 2.5.3)
    if (label) expect(label).toContain(text);
    const name = label || text;
    targets.set(name, (targets.get(name) ?? new Set()).add(attributeOf(link, 'href')));
  }
  expect([...targets].filter(([, addresses]) => addresses.size > 1)).toEqual([]);
});

it.each(pages)('$name has the footer links, phone, e-mail addresses and profiles', (page) => {
  const footer = one(page.document, 'body > footer');
  const groups = ['quick', 'services', 'urgent', 'rights'] as const;
  const english = inOrder(rowsWith('footer'), groups, ([, row]) => row.footer).map(
    ([name, { path }]): Link => [path, footerLabels[name]],
  );
  expect(pageLinksIn(footer)).toEqual(inLanguageOf(page, english, 'footerLabels'));
  const links = linksIn(footer);
  expect(links).toContainEqual([phoneHref, site.phone]);
  for (const email of Object.values(site.emails))
    expect(links).toContainEqual([emailHref(email), email]);
  const external = links.map(([address]) => address).filter((href) => href.startsWith('https:'));
  expect(external.sort()).toEqual(
    [...Object.values(site.social), chatLink(), directionsHref].sort(),
  );
});

it('the footer links to the pages of the specification, in its order', () => {
  const specified = [
    ...['/', '/services', '/maternity-packages', '/doctors', '/insurance', '/about', '/contact'],
    ...['outpatient', 'maternity', 'pediatrics', 'laboratory', 'pharmacy'].map(
      (name) => `/services/${name}`,
    ),
    ...['/privacy', '/accessibility', '/patient-rights'],
  ];
  const paths = inOrder(
    rowsWith('footer'),
    ['quick', 'services', 'urgent', 'rights'],
    ([, row]) => row.footer,
  ).map(([, { path }]): string => path);
  expect(paths.filter((path) => specified.includes(path))).toEqual(specified);
});

/** The aria-current of a link to `address` on a page. */
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

it.each(pages)('$name marks itself and its section in header and footer, nothing else', (page) => {
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

it.each(pages)('$name has a floating chat button that opens a new tab', (page) => {
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
