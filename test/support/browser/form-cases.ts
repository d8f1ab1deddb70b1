import type { BrowserContext, Locator, Page } from 'playwright-core';
import { formMessages } from '../../../src/words/en/features/form-messages.ts';
import { forms } from '../forms.ts';
import { origin } from './open-page.ts';

interface FormCase {
  name: keyof typeof forms;
  path: string;
  /** Valid input, with characters that browser and server must encode alike. */
  values: Readonly<Record<string, string>>;
  success: { title: string; text: string };
  failure: { title: string; text: string };
}

const person = { name: 'Wanjirũ & Sons', email: 'amina@example.com' };
const phone = '+254 712 345 678';
const message = 'Is a walk-in fine?\nWe are 2, 50% insured + "SHA" #1 🙂';

/** The three forms, with the toasts of success and failure. */
export const formCases: readonly FormCase[] = [
  { name: 'homeContact', path: '/', values: { ...person, message }, ...formMessages.message },
  {
    name: 'contact',
    path: '/contact',
    values: { ...person, phone, subject: 'Visiting hours', message },
    ...formMessages.message,
  },
  {
    name: 'appointment',
    path: '/appointments',
    values: { ...person, phone, service: 'maternity', date: '2027-03-27', message },
    ...formMessages.request,
  },
];

/** The form of that name. */
export function formNamed(name: FormCase['name']): FormCase {
  const found = formCases.find((form) => form.name === name);
  if (!found) throw new Error(`no form '${name}'`);
  return found;
}

export function fieldOf(page: Page, form: FormCase['name'], field: string): Locator {
  return page.locator(`#${forms[form].id}-${field}`);
}

/** Types the values into the form, or chooses them. */
export async function fillForm(
  page: Page,
  form: FormCase['name'],
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(page, form, name);
    if (name === 'service') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** The current values of the fields. */
export async function valuesIn(
  page: Page,
  form: FormCase['name'],
): Promise<Record<string, string>> {
  const names = Object.keys(forms[form].fields);
  const values = names.map(async (name) => [name, await fieldOf(page, form, name).inputValue()]);
  return Object.fromEntries(await Promise.all(values)) as Record<string, string>;
}

export function submitButton(page: Page): Locator {
  return page.locator('main form').getByRole('button', { name: 'Send on WhatsApp' });
}

/** The chat address that the server redirects a browser without JavaScript to. */
export async function chatOfServer(
  path: string,
  values: Readonly<Record<string, string>>,
): Promise<string> {
  // a browser sends line breaks as CR LF (HTML Living Standard, form data set)
  const sent = Object.entries(values).map(([name, value]) => [name, value.replace(/\n/g, '\r\n')]);
  const response = await fetch(origin + path, {
    method: 'POST',
    body: new URLSearchParams(sent),
    redirect: 'manual',
  });
  const location = response.headers.get('Location');
  if (response.status !== 303 || !location) throw new Error(`${path} answered ${response.status}`);
  return location;
}

/** One call of window.open, and whether it came from a press of the visitor. */
interface OpenedTab {
  href: string;
  target: string;
  inSubmit: boolean;
  inGesture: boolean;
}

/**
 * Replaces window.open with a listener. It returns a tab, or null while tabs are blocked, as a
 * browser with a popup blocker does.
 */
export async function watchNewTabs(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const tabs = { blocked: false, opened: [] as OpenedTab[] };
    Reflect.set(window, 'tabs', tabs);
    window.open = (href, target) => {
      tabs.opened.push({
        href: String(href),
        target: String(target),
        inSubmit: window.event?.type === 'submit',
        inGesture: navigator.userActivation.isActive,
      });
      return tabs.blocked ? null : ({ opener: window } as unknown as Window);
    };
  });
}

export function openedTabs(page: Page): Promise<OpenedTab[]> {
  return page.evaluate(() => Reflect.get(window, 'tabs').opened);
}

/** Makes the browser block new tabs, or not. */
export function blockNewTabs(page: Page, blocked = true): Promise<void> {
  return page.evaluate((block) => {
    Reflect.get(window, 'tabs').blocked = block;
  }, blocked);
}
