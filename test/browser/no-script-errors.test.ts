import { describe, expect, it } from 'vitest';
import { openPage, origin, phone } from './open-page.ts';
import { postEmptyForm } from './post-empty-form.ts';

const paths = ['/', '/contact', '/appointments'];
const withoutScript = { ...phone, javaScriptEnabled: false };

describe('a form that is not filled, without JavaScript', () => {
  it.each(paths)('%s is held back by the browser itself', async (path) => {
    const { page } = await openPage(path, withoutScript);
    await page.getByRole('button', { name: 'Send on WhatsApp' }).click();
    expect(page.url()).toBe(origin + path);
    const invalid = page.locator('input:invalid, textarea:invalid');
    expect(await invalid.count()).toBeGreaterThanOrEqual(2);
  });

  it.each(paths)('%s comes back with 422 where nothing held it', async (path) => {
    const { page, context } = await openPage(path, withoutScript);
    const { status, headers, html } = await postEmptyForm(context.request, origin + path);
    expect(status).toBe(422);
    expect(headers['cache-control']).toBe('no-store');
    // the page as the visitor sees it, in a browser without scripts
    await context.route(origin + path, (route) =>
      route.fulfill({ status, headers, body: html, contentType: 'text/html' }),
    );
    await page.goto(origin + path);
    const summary = page.getByRole('alert');
    const links = await summary.getByRole('link').all();
    expect(links.length).toBeGreaterThanOrEqual(2);
    for (const link of links) {
      const wrong = page.locator((await link.getAttribute('href')) ?? 'none');
      expect(await wrong.getAttribute('aria-invalid')).toBe('true');
      const described = (await wrong.getAttribute('aria-describedby'))?.split(' ') ?? [];
      const texts = await Promise.all(described.map((id) => page.locator(`#${id}`).innerText()));
      expect(texts.join(' ')).toContain(await link.innerText());
    }
    await links[0]?.click();
    expect(new URL(page.url()).hash).not.toBe('');
  });
});
