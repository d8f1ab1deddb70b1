import type { MiddlewareHandler } from 'hono';
import { placeByTable, placeOfCalendar, placePath } from '../addresses.ts';
import { kenyanDay } from '../facts/kenyan-day.ts';
import { languages } from '../languages.ts';
import { type Row, routes } from '../routes.ts';
import { cachePolicies, personalHtml } from './cache-policies.ts';
import { type AppEnv, configuredOrigins } from './env.ts';
import type { KnownPaths } from './known-paths.ts';
import { readOrRefuse } from './read-or-refuse.ts';
import type { LoadRenderer } from './renderer.ts';

/** Says nothing about whose visits they are. */
const calendarName = 'antenatal-visits.ics';

/**
 * The antenatal planner: dates that are posted to its page answer 200 with the plan, those posted to
 * the address of its calendar file answer with the file, or with the plan where no visit lies ahead.
 * Bad input comes back as the page with 422 and everything that was typed. Today is Kenya's day.
 * Nothing is kept or logged. A POST to another address passes.
 */
export function answerPlans(
  knownPaths: KnownPaths,
  loadRenderer: LoadRenderer,
): MiddlewareHandler<AppEnv> {
  return async function answerPlan(c, next) {
    const { path } = c.req;
    const planner = placeOfCalendar(path);
    const place = planner ?? placeByTable(path);
    const { plan: wanted }: Partial<Row> = place ? routes[place.name] : {};
    if (!place || !wanted || !(await knownPaths(c.env)).has(placePath(place))) return next();

    const data = await readOrRefuse(c, place, loadRenderer);
    if (data instanceof Response) return data;

    const now = Date.now();
    const today = kenyanDay(now);
    const { parsePlanIn, calendarIn } = await import('../forms/antenatal-plan-in.ts');
    const parsed = parsePlanIn(place.language, data, today);
    if (planner && parsed.ok) {
      const { host } = new URL(configuredOrigins(c.env).siteUrl);
      const file = calendarIn(place.language, parsed.dueDate, { today, now, host });
      if (file) {
        return c.body(file, 200, {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': `attachment; filename="${calendarName}"`,
          'Content-Language': languages[place.language].tag,
          'Cache-Control': cachePolicies.personal,
        });
      }
    }
    const sent = { values: parsed.values, errors: parsed.ok ? {} : parsed.errors };
    const { renderPlace } = await loadRenderer();
    const page = await renderPlace(c.env, place, { sent, today });
    return c.body(page, parsed.ok ? 200 : 422, personalHtml);
  };
}
