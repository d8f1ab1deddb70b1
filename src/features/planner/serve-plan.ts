import type { Handler } from 'hono';
import { type AppEnv, siteOrigin } from '../../http/env.ts';
import { htmlType, readForm } from '../../http/read-form.ts';
import type { LoadRenderer } from '../../http/renderer.ts';
import type { Place } from '../../site/addresses.ts';
import { languages } from '../../site/languages.ts';
import { kenyanDay } from '../../time/kenyan-day.ts';

/** Neutral: the file name says nothing about the woman. */
const calendarFileName = 'antenatal-visits.ics';

/**
 * Serves POST requests of the antenatal planner. `as: 'page'` responds 200 with the plan;
 * `as: 'calendar'` responds with the calendar file, or with the plan if no visit is left. Bad input
 * gets 422 and the form with everything as typed. Today is the date in Kenya. Nothing is stored or
 * logged.
 */
export function servePlan(
  place: Place,
  as: 'page' | 'calendar',
  loadRenderer: LoadRenderer,
): Handler<AppEnv> {
  return async function respondWithPlan(c) {
    const data = await readForm(c, place, loadRenderer);
    if (data instanceof Response) return data;

    const now = Date.now();
    const today = kenyanDay(now);
    const { parseLocalizedPlan, localizedCalendar } = await import('./localized-plan.ts');
    const parsed = parseLocalizedPlan(place.language, data, today);
    if (as === 'calendar' && parsed.ok) {
      const { host } = new URL(siteOrigin(c.env));
      const file = localizedCalendar(place.language, parsed.dueDate, { today, now, host });
      if (file) {
        return c.body(file, 200, {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': `attachment; filename="${calendarFileName}"`,
          'Content-Language': languages[place.language].tag,
        });
      }
    }
    const submission = { values: parsed.values, errors: parsed.ok ? {} : parsed.errors };
    const { renderPlace } = await loadRenderer();
    const page = await renderPlace(c.env, place, { submission, today });
    return c.body(page, parsed.ok ? 200 : 422, htmlType);
  };
}
