import type { Hono } from 'hono';
import { type FormDefinition, sendBySms } from '../forms/form-definition.ts';
import { formIn } from '../forms/forms.ts';
import { parseForm } from '../forms/parse-form.ts';
import type { Pages } from '../pages/index.ts';
import { RefusedFormPage } from '../pages/refused-form-page.tsx';
import { SmsReadyPage } from '../pages/sms-ready-page.tsx';
import { knownPlaces } from '../places.ts';
import { type Row, routes } from '../routes.ts';
import { wordsIn } from '../words/editions.ts';
import { cachePolicies } from './cache-policies.ts';
import type { AppEnv } from './env.ts';
import { kenyanDay } from './kenyan-day.ts';
import { readFormData } from './read-form-data.ts';
import { renderPlace, renderUnlisted } from './render-page.tsx';

const personalHtml = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': cachePolicies.personal,
} as const;

/**
 * Form posts made without JavaScript: good input goes on to the prefilled chat with 303, bad
 * input comes back as the same page with 422 and everything that was typed. Nothing is kept or
 * logged (decisions, 'Without JavaScript').
 *
 * By SMS, the answer is a page with the link: a browser that is sent on to an 'sms:' address stays
 * where it is and says nothing where there is no SMS app (seen in Chromium 156), and an app's own
 * browser shows an error.
 */
export function registerForms(app: Hono<AppEnv>, pages: Pages): void {
  for (const [path, place] of knownPlaces) {
    const { form: formName }: Row = routes[place.name];
    if (!formName) continue;
    const { language } = place;
    const form: FormDefinition = formIn(wordsIn(language, 'forms'), formName);
    app.post(path, async (c) => {
      const data = await readFormData(c.req.raw);
      if (typeof data === 'number') {
        const { refusedFormPages } = wordsIn(language, 'failures');
        const { heading: title, text: description } = refusedFormPages[data];
        const page = <RefusedFormPage status={data} formPath={path} />;
        const head = { language, title, description, refused: true };
        return c.body(await renderUnlisted(c.env, head, page), data, personalHtml);
      }

      const parsed = parseForm(form, data);
      if (!parsed.ok) {
        const input = { sent: parsed, today: kenyanDay(Date.now()) };
        const body = await renderPlace(c.env, pages[place.name], place, input);
        return c.body(body, 422, personalHtml);
      }
      if (data.get(sendBySms.name) === sendBySms.value) {
        const { title, description } = wordsIn(language, 'smsReady').smsReady;
        const page = <SmsReadyPage {...parsed} />;
        const head = { language, title, description };
        return c.body(await renderUnlisted(c.env, head, page), 200, personalHtml);
      }
      // c.redirect would encode the address a second time
      return c.body(null, 303, {
        Location: parsed.chatHref,
        'Cache-Control': cachePolicies.personal,
        'Referrer-Policy': 'no-referrer',
      });
    });
  }
}
