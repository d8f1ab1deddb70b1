import { Hono } from 'hono';
import { placeByTable } from '../../../src/addresses.ts';
import { kenyanDay } from '../../../src/facts/kenyan-day.ts';
import type { AppEnv } from '../../../src/server/env.ts';
import { createRenderer } from '../../../src/server/site-renderer.tsx';

/*
 * What this site would be without prerendered pages, a cache and late imports: Hono and React in
 * one module, every request rendered. Only for `npm run bench` to compare the site with.
 */
const renderer = createRenderer();
const app = new Hono<AppEnv>();

app.get('*', async (c) => {
  const place = placeByTable(c.req.path);
  if (!place) return c.notFound();
  const html = await renderer.renderPlace(c.env, place, { today: kenyanDay(Date.now()) });
  return c.html(new TextDecoder().decode(html));
});

export default app;
