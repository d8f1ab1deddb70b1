import { chatDigits } from '../../../src/facts/hospital/site.ts';
import { createForms } from '../../../src/features/booking/forms.ts';
import * as formWords from '../../../src/words/en/features/forms.ts';
import { clickOn, type EngineVisit, englishPath, phoneSize, waitUntil } from './engine.ts';

const { contact } = createForms(formWords);

/** Opens the contact form with a stub for window.open, so that no check reaches the chat. */
async function openForm({ tab, origin }: EngineVisit): Promise<string> {
  await tab.resize(...phoneSize);
  await tab.goto(origin + englishPath('contact'));
  await tab.run(() => {
    window.open = (address) => {
      document.documentElement.dataset.openedTab = String(address);
      return { closed: false } as Window;
    };
  });
  await waitUntil(tab, 'the form does not hydrate', () => {
    const island = document.querySelector('[data-island]');
    island?.dispatchEvent(new Event('pointerdown'));
    const form = island?.querySelector('form');
    return Boolean(form) && Object.keys(form ?? {}).some((key) => key.startsWith('__reactFiber'));
  });
  return `#${contact.id}`;
}

/** Submits a valid form: the chat opens with its text. */
export async function formSends(visit: EngineVisit): Promise<void> {
  const { tab } = visit;
  const id = await openForm(visit);
  await tab.type(`${id}-name`, 'Wanjirũ & Sons');
  await tab.type(`${id}-email`, 'amina@example.com');
  await tab.type(`${id}-phone`, '+254 712 345 678');
  await tab.type(`${id}-subject`, 'Hours');
  await tab.type(`${id}-message`, '50% insured + "SHA"');
  await clickOn(tab, 'main form button[type=submit]');
  await waitUntil(tab, 'no new tab opens', () =>
    Boolean(document.documentElement.dataset.openedTab),
  );
  const opened = await tab.run(() => document.documentElement.dataset.openedTab ?? '');
  const text = new URL(opened).searchParams.get('text') ?? '';
  if (!opened.startsWith(`https://wa.me/${chatDigits}?`) || !text.includes('50% insured + "SHA"'))
    throw new Error(`the form opens ${opened}`);
}
