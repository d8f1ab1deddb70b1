import type { HtmlElement } from 'html-validate';
import { describe, expect, inject, it } from 'vitest';
import { directionsHref } from '../../src/facts/hospital/contact/map.ts';
import { socialProfiles } from '../../src/facts/hospital/contact/social-networks.ts';
import { emailHref, phoneHref, site } from '../../src/facts/hospital/site.ts';
import { chatLink } from '../../src/messages/chat-link.ts';
import { breadcrumbs, hrefIn, placePath } from '../../src/site/addresses.ts';
import { knownPlaces } from '../../src/site/known-places.ts';
import { languageOfPath } from '../../src/site/languages.ts';
import { isStandalone, type PageRouteName } from '../../src/site/routes.ts';
import { wordsIn } from '../../src/words/words-by-locale.ts';
import { attributeOf, fetchSitePages, type SitePage, textOf } from '../support/http/site-pages.ts';

// the emergency card has a header and footer of its own: emergency-card.worker.test.ts
const pages = (await fetchSitePages(inject('origin'))).filter(
  ({ path }) => !isStandalone(knownPlaces.get(path)?.name),
);

const main: readonly PageRouteName[] = [
  ...(['home', 'services', 'maternityPackages', 'doctors', 'insurance', 'about'] as const),
  'contact',
];

/** Links to pages, in the order of the specification. */
const specified: Readonly<Record<string, readonly PageRouteName[]>> = {
  headerLabels: main,
  menuLabels: ['emergency', ...main, 'appointments'],
  footerLabels: [
    ...main,
    ...(['outpatient', 'maternity', 'pediatrics', 'laboratory', 'pharmacy'] as const),
    ...(['privacy', 'accessibility', 'patientRights'] as const),
  ],
};

type Link = [address: string, label: string];

function one(root: HtmlElement, selector: string): HtmlElement {
  const [element, another] = root.querySelectorAll(selector);
  if (!element || another) throw new Error(`${another ? 'several' : 'no'} ${selector}`);
  return element;
}

/** Links to pages of this site, without the language switch. */
function pageLinks(root: HtmlElement): HtmlElement[] {
  return root
    .querySelectorAll('a')
    .filter((a) => attributeOf(a, 'href').startsWith('/') && attributeOf(a, 'lang') === '');
}

/** Addresses without the query of the booking button, and labels. */
function addressesAndLabels(links: readonly HtmlElement[]): Link[] {
  return links.map((a) => [attributeOf(a, 'href').replace(/\?service=.*/, ''), textOf(a)]);
}

function externalLinks(root: HtmlElement): string[] {
  const addresses = root.querySelectorAll('a').map((a) => attributeOf(a, 'href'));
  return addresses.filter((address) => address.startsWith('https:'));
}

/** The aria-current that a link to `address` should have on a page. */
function expectedMark(address: string, { path, status, document, name }: SitePage): string {
  const isAnswerOnly = name.startsWith('POST') && !document.querySelector('link[rel="canonical"]');
  const isPage = (status === 200 && !isAnswerOnly) || name.includes('422');
  const place = isPage ? knownPlaces.get(path.split('?')[0] ?? '') : undefined;
  if (!place) return '';
  const href = hrefIn(place.language);
  if (href(place.name as 'home') === address) return 'page';
  const above = breadcrumbs(place).slice(1).map(placePath);
  // the menu's Maternity is the section of maternity pages
  if (above.includes(href('maternity'))) above[0] = href('maternityPackages');
  return above.includes(address) ? 'true' : '';
}

describe.each(pages)('$name', (page) => {
  const { document, path } = page;
  const language = languageOfPath(path);
  const href = hrefIn(language);
  const { frame } = wordsIn(language, 'frame');
  const header = one(document, 'header');
  const footer = one(document, 'body > footer');
  const menu = one(document, '#menu');

  it('a page has the links of the specification in header, menu and footer', () => {
    const bar = one(document, `header nav[aria-label="${frame.mainLabel}"]`);
    const areas = { headerLabels: bar, menuLabels: menu, footerLabels: footer };
    for (const [area, element] of Object.entries(areas)) {
      const labels: Readonly<Record<string, string>> = wordsIn(language, 'labels')[
        area as keyof typeof areas
      ];
      const links = addressesAndLabels(pageLinks(element));
      const wanted = specified[area]?.map((name): Link => [href(name), labels[name] ?? '']) ?? [];
      const addresses = wanted.map(([address]) => address);
      expect(links.filter(([address]) => addresses.includes(address))).toEqual(wanted);
    }
    expect(addressesAndLabels(pageLinks(header))[0]).toEqual([href('home'), site.name]);
    for (const root of [header, footer])
      expect(root.querySelectorAll('a').map((a) => attributeOf(a, 'href'))).toContain(phoneHref);
    const inHeader = socialProfiles.filter(({ network }) => /facebook|instagram/.test(network));
    const social = [chatLink(), ...inHeader.map(({ url }) => url)];
    expect(externalLinks(header)).toEqual([...social, ...social]);
    expect(externalLinks(footer).sort()).toEqual(
      [...Object.values(site.social), chatLink(), directionsHref].sort(),
    );
    for (const email of Object.values(site.emails))
      expect(footer.querySelectorAll('a').map(textOf)).toContain(email);
    expect(footer.querySelectorAll(`a[href="${emailHref(site.emails.general)}"]`)).toHaveLength(1);
  });

  it('a page has one target for each accessible name, and marks itself and its section only', () => {
    const targets = new Map<string, string>();
    for (const link of [...pageLinks(header), ...pageLinks(footer)]) {
      const address = attributeOf(link, 'href');
      const label = attributeOf(link, 'aria-label').toLowerCase();
      const text = textOf(link).toLowerCase();
      // the accessible name contains the visible text (WCAG 2.5.3)
      if (label) expect(label).toContain(text);
      const known = targets.get(label || text) ?? address;
      expect([label || text, known]).toEqual([label || text, address]);
      targets.set(label || text, address);
      const mark = textOf(link) === site.name ? '' : expectedMark(address, page);
      expect([address, attributeOf(link, 'aria-current')]).toEqual([address, mark]);
    }
  });
});
