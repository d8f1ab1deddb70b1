import { expect, it } from 'vitest';
import { phoneHref, site } from '../../src/facts/hospital/site.ts';
import { href } from '../support/href.ts';
import { elementOf, elementsOf } from '../support/worker/read-html.ts';
import { visit, visitPage } from '../support/worker/visit.ts';

interface Shortcut {
  name: string;
  url: string;
  icons: { src: string }[];
}

const { display, scope, shortcuts } = JSON.parse(await visitPage('/manifest.webmanifest')) as {
  display: string;
  scope: string;
  shortcuts: Shortcut[];
};

it('offers the call, the card and the planner, where browsers show shortcuts at all', () => {
  const paths = shortcuts.map(({ url }) => url.split('#')[0]);
  expect(paths).toEqual(
    (['contact', 'emergencyCard', 'antenatalPlanner'] as const).map((name) => href(name)),
  );
  expect(['standalone', 'minimal-ui', 'fullscreen']).toContain(display);
});

it.each(shortcuts)('$name leads to a page inside the scope', async ({ name, url, icons }) => {
  expect(name.trim()).not.toBe('');
  // a 'tel:' address is outside of any scope, and browsers drop such a shortcut
  expect(url.startsWith(scope)).toBe(true);
  expect(icons.length).toBeGreaterThan(0);
  const [path = '', id] = url.split('#');
  const response = await visit(path);
  expect(response.status).toBe(200);
  if (id) expect(await response.text()).toContain(`id="${id}"`);
});

it('the call begins with the number', async () => {
  const [call] = shortcuts;
  expect(call?.name).toContain(site.phone);
  const html = await visitPage(call?.url.split('#')[0] ?? '');
  const section = elementOf(html, 'section', { 'aria-labelledby': call?.url.split('#')[1] ?? '' });
  const [first] = elementsOf(section.inner, 'a');
  expect(first?.attributes.href).toBe(phoneHref);
});
