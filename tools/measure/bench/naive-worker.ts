import { Hono } from 'hono';
import type { AppEnv } from '../../../src/http/env.ts';
import { createRenderer } from '../../../src/server/site-renderer.tsx';
import { placeByTable } from '../../../src/site/addresses.ts';
import { kenyanDay } from '../../../src/time/kenyan-day.ts';

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
