import type { Handler } from 'hono';
import { type AppEnv, siteOrigin } from '../../http/env.ts';
import { readForm } from '../../http/read-form.ts';
import { htmlType } from '../../http/security-headers.ts';
import type { PageSources } from '../../http/serve-page.ts';
import type { Place } from '../../site/addresses.ts';
import { languages } from '../../site/languages.ts';
import type { PlanName } from '../../site/routes.ts';
import { kenyanDay } from '../../time/kenyan-day.ts';
import { loadWords } from '../../words/words-by-locale.ts';

/**
 * Serves POST requests of a plan's page. `as: 'page'` responds 200 with the plan; `as: 'calendar'`
 * responds with the calendar file, or with the plan if no day is left. Bad input gets 422 and the
 * form with everything as typed. Today is the date in Kenya. Nothing is stored or logged.
 */
export function servePlan(
  place: Place,
  name: PlanName,
  as: 'page' | 'calendar',
  sources: PageSources,
): Handler<AppEnv> {
  const { loadRenderer } = sources;
  return async function respondWithPlan(c) {
    const data = await readForm(c, place, sources);
    if (data instanceof Response) return data;

    const now = sources.now();
    const today = kenyanDay(now);
    const { language } = place;
    const [{ planKinds }, { planCalendar }] = await Promise.all([
      import('./plan-kinds.ts'),
      import('./plan-calendar.ts'),
      loadWords(language),
    ]);
    const { parse, calendar } = planKinds[name];
    const parsed = parse(data, today, language);
    if (as === 'calendar' && calendar && parsed.ok) {
      const { host } = new URL(siteOrigin(c.env));
      const file = planCalendar(calendar, parsed.values, language, { today, now, host });
      if (file) {
        return c.body(file, 200, {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': `attachment; filename="${calendar.fileName}"`,
          'Content-Language': languages[language].tag,
        });
      }
    }
    const submission = { values: parsed.values, errors: parsed.ok ? {} : parsed.errors };
    const { renderPlace } = await loadRenderer();
    const page = await renderPlace(c.env, place, { submission, today });
    return c.body(page, parsed.ok ? 200 : 422, htmlType);
  };
}
