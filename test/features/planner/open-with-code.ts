import { awaitFrames } from '../../support/browser/frames.ts';
import { openPage, type Visit, type VisitOptions } from '../../support/browser/open-page.ts';

/** Opens the page of a plan and waits for the code that shows the plan in place. */
export async function openWithCode(path: string, options: VisitOptions): Promise<Visit> {
  const visit = await openPage(path, options);
  const code = visit.page.waitForResponse(/submit-in-place/);
  await visit.page.locator('[data-in-place] :is(input:not([type=radio]), select)').first().focus();
  await (await code).finished();
  await awaitFrames(visit.page);
  return visit;
}
