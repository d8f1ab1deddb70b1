import type { Handler } from 'hono';
import { type AppEnv, siteOrigin } from '../../http/env.ts';
import { htmlType, readForm } from '../../http/read-form.ts';
import type { LoadRenderer } from '../../http/renderer.ts';
import type { Place } from '../../site/addresses.ts';
import { languages } from '../../site/languages.ts';
import { kenyanDay } from '../../time/kenyan-day.ts';

/** Says nothing about whose visits they are. */
const calendarName = 'antenatal-visits.ics';

/**
 * Serves the antenatal planner. Dates posted to its page answer 200 with the plan; posted to the
 * address of its calendar (`as`), they answer with the file, or with the plan when no visit is ahead. Bad
 * input comes back as the page with 422 and everything that was typed. Today is Kenya's day.
 * Nothing is stored or logged.
 */
export function servePlan(
  place: Place,
  as: 'page' | 'calendar',
  loadRenderer: LoadRenderer,
): Handler<AppEnv> {
  return async function sendPlan(c) {
    const data = await readForm(c, place, loadRenderer);
    if (data instanceof Response) return data;

    const now = Date.now();
    const today = kenyanDay(now);
    const { parsePlanIn, calendarIn } = await import('./antenatal-plan-in.ts');
    const parsed = parsePlanIn(place.language, data, today);
    if (as === 'calendar' && parsed.ok) {
      const { host } = new URL(siteOrigin(c.env));
      const file = calendarIn(place.language, parsed.dueDate, { today, now, host });
      if (file) {
        return c.body(file, 200, {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': `attachment; filename="${calendarName}"`,
          'Content-Language': languages[place.language].tag,
        });
      }
    }
    const sent = { values: parsed.values, errors: parsed.ok ? {} : parsed.errors };
    const { renderPlace } = await loadRenderer();
    const page = await renderPlace(c.env, place, { sent, today });
    return c.body(page, parsed.ok ? 200 : 422, htmlType);
  };
}
