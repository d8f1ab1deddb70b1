import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually.ts';
import {
  fieldOf,
  fillForm,
  openedTabs,
  submitButton,
  watchNewTabs,
} from '../../support/browser/form-cases.ts';
import { awaitWidgets, openPage, origin, phone } from '../../support/browser/open-page.ts';
import { href } from '../../support/href.ts';

const name = 'appointment';
const person = { name: 'Amina', email: 'amina@example.com', phone: '0712' };

/** Follows the booking button at the head of the department's page. */
async function bookFromRadiology(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Book Appointment' }).first().click();
  await page.waitForURL(`${origin}${href('appointments')}?service=radiology`);
}

const chosen = (page: Page) => fieldOf(page, name, 'service').inputValue();

/** What is said of the date field beside its label. */
async function dateHint(page: Page): Promise<string> {
  const described = await fieldOf(page, name, 'date').getAttribute('aria-describedby');
  return page.locator(`#${described}`).innerText();
}

describe('who books from the page of a department', () => {
  it('finds it chosen without script, and sends it', async () => {
    const { page, problems } = await openPage(href('radiology'), {
      ...phone,
      javaScriptEnabled: false,
    });
    await bookFromRadiology(page);
    expect(await chosen(page)).toBe('radiology');
    await fillForm(page, name, { ...person, date: '2020-01-01' });
    await submitButton(page).click();
    await page.waitForURL('https://wa.me/**');
    const lines = new URL(page.url()).searchParams.get('text')?.split('\n');
    expect(lines).toContain('Service: Radiology');
    // let through, and said before the visitor presses send in the chat
    expect(lines).toContain('Preferred date: Wednesday 1 January 2020 (this day has passed)');
    expect(problems).toEqual([]);
  });

  it('finds it chosen with script, before and after the form is awake, and sends it', async () => {
    const { page, problems } = await openPage(href('radiology'), {
      ...phone,
      prepare: watchNewTabs,
    });
    await bookFromRadiology(page);
    expect(await chosen(page)).toBe('radiology');
    await awaitWidgets(page);
    expect(await chosen(page)).toBe('radiology');
    await fillForm(page, name, person);
    await submitButton(page).tap();
    await eventually(() => openedTabs(page)).toHaveLength(1);
    const [tab] = await openedTabs(page);
    expect(new URL(tab?.href ?? '').searchParams.get('text')).toContain('Service: Radiology');
    expect(problems).toEqual([]);
  });

  it('is told at once of a day that has passed, and may send it', async () => {
    const { page } = await openPage(`${href('appointments')}?service=dental`, {
      ...phone,
      prepare: watchNewTabs,
    });
    await awaitWidgets(page);
    await fillForm(page, name, { ...person, date: '2020-01-01' });
    await eventually(() => dateHint(page)).toBe('Wednesday 1 January 2020 (this day has passed)');
    await submitButton(page).tap();
    await eventually(() => openedTabs(page)).toHaveLength(1);
    const [tab] = await openedTabs(page);
    const text = new URL(tab?.href ?? '').searchParams.get('text');
    expect(text).toContain('Wednesday 1 January 2020');
    // the visitor's clock may be wrong, so that the message does not repeat what it says
    expect(text).not.toContain('(this day has passed)');
  });
});
