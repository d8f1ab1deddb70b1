import { describe, expect, it } from 'vitest';
import { formMessages } from '../../../../src/words/en/features/form-messages.ts';
import { standInForNewTabs } from '../../../support/browser/chat-stand-in.ts';
import {
  chatOfServer,
  fieldOf,
  fillForm,
  formNamed,
  openedTabs,
  submitButton,
  watchNewTabs,
} from '../../../support/browser/form-cases.ts';
import { desktop, openAwake, phone } from '../../../support/browser/open-page.ts';
import { installClock, stopClock } from '../../../support/browser/page-clock.ts';

describe.each([formNamed('appointment')])(
  'the $name form, sent',
  ({ name, path, values, success }) => {
    it("opens the chat once, from the press, and reads 'Sending...' until it thanks", async () => {
      const { page, problems } = await openAwake(path, {
        ...phone,
        prepare: (context) => Promise.all([watchNewTabs(context), installClock(context)]),
      });
      await fillForm(page, name, values);
      // 'Sending...' stays while the clock is stopped
      await stopClock(page);
      await submitButton(page).tap();
      const form = page.locator('main form');
      const sending = form.getByRole('button', { name: 'Sending...' });
      await sending.waitFor();
      expect(await sending.isDisabled()).toBe(true);
      expect(await form.getByRole('button', { name: 'Send by SMS' }).isDisabled()).toBe(true);
      await fieldOf(page, name, 'name').press('Enter');
      await page.clock.runFor(1000);
      await page.getByRole('button', { name: formMessages.yes, exact: true }).tap();
      const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
      await toast.getByText(success.title, { exact: true }).waitFor();
      await toast.getByText(success.text, { exact: true }).waitFor();
      expect(await openedTabs(page)).toEqual([
        {
          href: await chatOfServer(path, values),
          target: '_blank',
          inSubmit: true,
          inGesture: true,
        },
      ]);
      expect(problems).toEqual([]);
    });

    it('gives the chat no opener and no referrer', async () => {
      const { page, context } = await openAwake(path, { ...desktop, prepare: standInForNewTabs });
      await fillForm(page, name, values);
      const opened = context.waitForEvent('page');
      await submitButton(page).click();
      const tab = await opened;
      await tab.waitForURL(await chatOfServer(path, values));
      expect(await tab.title()).toBe('The chat');
      expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
      // the tab of the chat closes, and the visitor is back
      await page.bringToFront();
      await page.getByText('press send in WhatsApp').first().waitFor();
    });
  },
);
