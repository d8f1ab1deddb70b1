import { globSync, readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { editedFiles } from '../../tools/build/edited-files/edited-files.ts';
import { openBlank, phone } from '../support/browser/open-page.ts';

/** Folder in the browser's private file system that Sveltia's test backend takes for the repository. */
const repository = 'sveltia-cms-test';

/** An open desk on a phone, with the files of this checkout. */
export interface DeskVisit {
  page: Page;
  problems: readonly string[];
  requested: readonly string[];
  /** The field at a path of the form, such as 'notices.0.level'. */
  field: (path: string) => Locator;
  open: (path: string) => Promise<void>;
  save: () => Promise<void>;
  /** The text of a file as the desk has saved it. */
  saved: (file: string) => Promise<string>;
}

async function copyFiles(page: Page): Promise<void> {
  const paths = [
    ...editedFiles().map(({ file }) => file),
    ...globSync('src/words/*/articles/*/*.md'),
  ];
  const files = paths.map((path) => [path, readFileSync(path, 'utf8')] as const);
  await page.evaluate(
    async ({ files, repository }) => {
      const storage = await navigator.storage.getDirectory();
      const root = await storage.getDirectoryHandle(repository, { create: true });
      for (const [path, text] of files) {
        const folders = path.split('/');
        const name = folders.pop() ?? '';
        let folder = root;
        for (const one of folders) folder = await folder.getDirectoryHandle(one, { create: true });
        const file = await folder.getFileHandle(name, { create: true });
        const stream = await file.createWritable();
        await stream.write(text);
        await stream.close();
      }
    },
    { files, repository },
  );
}

/** Opens the desk at `origin` and signs in to the test backend. */
export async function openDesk(origin: string): Promise<DeskVisit> {
  const visit = await openBlank({ ...phone, locale: 'en-GB', timezoneId: 'Africa/Nairobi' });
  const { page, problems, requested } = visit;
  // a healthy desk answers within a second; say early which step failed
  page.setDefaultTimeout(60_000);
  // another page of the same origin, because the desk reads the files when it opens
  await page.goto(`${origin}/robots.txt`);
  await copyFiles(page);
  await page.goto(origin);
  await page.getByRole('button', { name: 'Work with Test Repository' }).click();
  await page.getByText('Notices').first().waitFor();
  return {
    ...{ page, problems, requested },
    field: (path) => page.locator(`[data-key-path="${path}"]:visible`),
    open: async (path) => {
      const button = page.getByRole('button', { name: 'Save' });
      // a saved form goes back a moment after its file is written, and would take the next one with it;
      // until then its button may say that it is saving
      await page.waitForURL(({ hash }) => !/[/]entries[/]/.test(hash));
      await button.waitFor({ state: 'hidden' });
      await page.goto(`${origin}/#/collections/${path}`);
      await button.waitFor();
    },
    save: () => page.getByRole('button', { name: 'Save' }).click(),
    saved: (file) =>
      page.evaluate(
        async ({ path, repository }) => {
          const storage = await navigator.storage.getDirectory();
          let folder = await storage.getDirectoryHandle(repository);
          const folders = path.split('/');
          const name = folders.pop() ?? '';
          for (const one of folders) folder = await folder.getDirectoryHandle(one);
          return (await (await folder.getFileHandle(name)).getFile()).text();
        },
        { path: file, repository },
      ),
  };
}
