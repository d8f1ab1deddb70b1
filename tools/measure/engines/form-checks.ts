import { phoneDigits } from '../../../src/facts/hospital/site.ts';
import { formsIn } from '../../../src/features/booking/forms.ts';
import { dayAfter } from '../../../src/time/days.ts';
import { kenyanDay } from '../../../src/time/kenyan-day.ts';
import * as formWords from '../../../src/words/en/features/forms.ts';
import { clickOn, waitUntil } from './engine.ts';
import { href, phone, type Visit } from './visit.ts';

const { contact } = formsIn(formWords);

/** Opens a form's page with a listener in the place of new tabs: the chat is never reached. */
async function openForm({ tab, origin }: Visit): Promise<string> {
  await tab.resize(...phone);
  await tab.goto(origin + href('contact'));
  await tab.run(() => {
    window.open = (address) => {
      document.documentElement.dataset.openedTab = String(address);
      return { closed: false } as Window;
    };
  });
  await waitUntil(tab, 'the form does not wake', () => {
    const island = document.querySelector('[data-island]');
    island?.dispatchEvent(new Event('pointerdown'));
    const form = island?.querySelector('form');
    return Boolean(form) && Object.keys(form ?? {}).some((key) => key.startsWith('__reactFiber'));
  });
  return `#${contact.id}`;
}

/** A form that cannot be sent says why, and keeps what was typed. */
export async function formRefuses(visit: Visit): Promise<void> {
  const { tab } = visit;
  const id = await openForm(visit);
  await tab.type(`${id}-name`, '   ');
  await tab.type(`${id}-email`, 'amina@example.com');
  await tab.type(`${id}-phone`, '+254 712 345 678');
  await tab.type(`${id}-subject`, 'Hours');
  await tab.type(`${id}-message`, 'Kept');
  await clickOn(tab, 'main form button[type=submit]');
  await waitUntil(
    tab,
    'no summary of errors, or it has no focus',
    () => document.activeElement?.getAttribute('role') === 'alert',
  );
  const kept = await tab.run(
    (field: string) => document.querySelector<HTMLTextAreaElement>(field)?.value,
    `${id}-message`,
  );
  if (kept !== 'Kept') throw new Error('what was typed is gone');
}

/** A form that is filled in well opens the chat with its text. */
export async function formSends(visit: Visit): Promise<void> {
  const { tab } = visit;
  const id = await openForm(visit);
  await tab.type(`${id}-name`, 'Wanjirũ & Sons');
  await tab.type(`${id}-email`, 'amina@example.com');
  await tab.type(`${id}-phone`, '+254 712 345 678');
  await tab.type(`${id}-subject`, 'Hours');
  await tab.type(`${id}-message`, '50% insured + "SHA"');
  await clickOn(tab, 'main form button[type=submit]');
  await waitUntil(tab, 'no new tab was asked for', () =>
    Boolean(document.documentElement.dataset.openedTab),
  );
  const opened = await tab.run(() => document.documentElement.dataset.openedTab ?? '');
  const text = new URL(opened).searchParams.get('text') ?? '';
  if (!opened.startsWith(`https://wa.me/${phoneDigits}?`) || !text.includes('50% insured + "SHA"'))
    throw new Error(`it would open ${opened}`);
}

/** The planner answers where it stands: same document, dates of visits, focus on its heading. */
export async function plannerAnswers({ tab, origin }: Visit): Promise<void> {
  await tab.resize(...phone);
  await tab.goto(origin + href('antenatalPlanner'));
  const due = dayAfter(kenyanDay(Date.now()), 200);
  await tab.run((date) => {
    document.documentElement.dataset.sameDocument = '';
    document.querySelector<HTMLInputElement>('input[value=due-date]')?.click();
    const field = document.querySelector<HTMLInputElement>('input[type=date]');
    // each engine types dates in its own order
    if (field) field.value = date;
  }, due);
  await clickOn(tab, 'main form button[type=submit]');
  await waitUntil(
    tab,
    'no plan in place',
    () =>
      document.querySelectorAll('#visits ~ * time').length > 3 &&
      document.activeElement?.tagName === 'H1' &&
      'sameDocument' in document.documentElement.dataset,
  );
}
