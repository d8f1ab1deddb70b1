import { expect, it } from 'vitest';
import { site } from '../../src/facts/hospital/site.ts';
import { href } from '../support/href.ts';
import { visit, visitPage } from '../support/worker/visit.ts';

it('the manifest has what an install needs', async () => {
  const manifest = JSON.parse(await visitPage('/manifest.webmanifest'));
  const { icons } = manifest;
  expect(manifest).toMatchObject({ name: site.name, start_url: '/', scope: '/', lang: 'en-KE' });
  expect(manifest.short_name).toBe(site.shortName);
  // browsers show shortcuts only for these
  expect(['standalone', 'minimal-ui', 'fullscreen']).toContain(manifest.display);
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  expect(icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true);
});

it('the shortcuts are the phone number, the emergency card and the planner, inside the scope', async () => {
  const { scope, shortcuts } = JSON.parse(await visitPage('/manifest.webmanifest'));
  expect(shortcuts.map(({ url }: { url: string }) => url.split('#')[0])).toEqual(
    (['contact', 'emergencyCard', 'antenatalPlanner'] as const).map((name) => href(name)),
  );
  for (const { name, url, icons } of shortcuts) {
    expect(name.trim()).not.toBe('');
    // browsers drop a shortcut outside the scope, such as a 'tel:' URL
    expect(url.startsWith(scope)).toBe(true);
    expect(icons.length).toBeGreaterThan(0);
    const [path = '', id] = url.split('#');
    const response = await visit(path);
    expect(response.status).toBe(200);
    if (id) expect(await response.text()).toContain(`id="${id}"`);
  }
});
