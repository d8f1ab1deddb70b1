import { Hono } from 'hono';
import type { AppEnv } from '../../../src/http/env.ts';
import { createRenderer } from '../../../src/server/site-renderer.tsx';
import { placeByTable } from '../../../src/site/addresses.ts';
import { kenyanDay } from '../../../src/time/kenyan-day.ts';

/*
 * The site without prerendered pages, cache and lazy imports: Hono and React in one module, rendering
 * every request. `npm run bench` compares the site with it.
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
