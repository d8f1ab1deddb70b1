import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checkText } from '../../tools/build/edited-files/check-edited-files.ts';
import { editedFiles } from '../../tools/build/edited-files/edited-files.ts';
import { type DeskVisit, openDesk } from './open-desk.ts';
import { serveDesk } from './serve-desk.ts';

const origin = { desk: '', stop: async () => {} };
let desk: DeskVisit;

beforeAll(async () => {
  const served = await serveDesk();
  Object.assign(origin, { desk: served.origin, stop: served.stop });
  desk = await openDesk(served.origin);
});
afterAll(() => origin.stop());

const read = (file: string) => readFileSync(file, 'utf8');

/** The faults that the build would report in a file as the desk has saved it. */
async function faultsIn(file: string): Promise<string[]> {
  const edited = editedFiles().find((one) => one.file === file);
  if (!edited) throw new RangeError(file);
  return checkText(edited, await desk.saved(file));
}

it('the desk saves a notice under a name of its own, after it has refused an end before the start', async () => {
  const { page, field, open, save, saved } = desk;
  const file = 'src/facts/schedule/notices.json';
  const input = (name: string) => field(`notices.0.${name}`).locator('input, textarea');
  await open('_singletons/entries/notices');
  await page.getByRole('button', { name: /^Add .?notice/ }).click();
  await input('from').fill('2026-11-26T06:00');
  await input('until').fill('2026-11-25T18:00');
  await field('notices.0.pages').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Every page' }).click();
  await input('text.en').fill('There is no running water on 26 November.');
  await input('text.sw').fill('Hakuna maji ya bomba tarehe 26 Novemba.');
  // not straight after 'Add': in the first milliseconds the desk shows the choice and loses it
  await field('notices.0.level').getByRole('radio', { name: 'Warning' }).click();
  await save();
  await page.getByText('Not saved yet').waitFor();
  await page.getByText('“Notices 1, Show until” must be after “Show from”.').waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
  expect(await saved(file)).toBe(read(file));
  await input('until').fill('2026-11-26T18:00');
  await save();
  await expect.poll(() => saved(file)).toContain('"id": "there-is-no-running"');
  expect(await faultsIn(file)).toEqual([]);
  expect(JSON.parse(await saved(file)).notices[0]).toMatchObject({ pages: 'all' });
});

it('the desk changes one price and nothing else in the file, but not to nothing or a third', async () => {
  const { field, open, save, saved } = desk;
  const file = 'src/facts/money/prices.json';
  const { outpatientVisit: price } = JSON.parse(read(file)).prices;
  await open('_singletons/entries/prices');
  const visit = field('prices.outpatientVisit');
  await visit.locator('input').fill('0');
  await save();
  await visit.getByRole('alert').getByText('greater than or equal to 1').waitFor();
  await visit.locator('input').fill('');
  // the desk alone would read 500
  await visit.locator('input').pressSequentially('2,500');
  await save();
  await expect
    .poll(() => saved(file))
    .toBe(read(file).replace(`"outpatientVisit": ${price}`, '"outpatientVisit": 2500'));
});

it("the desk changes the hospital's phone, county and place on the map, after it has refused wrong ones", async () => {
  const { page, field, open, save, saved } = desk;
  const file = 'src/facts/hospital/hospital.json';
  const input = (name: string) => field(name).locator('input, textarea');
  await open('_singletons/entries/hospital');
  await input('phones.main').fill('0711 222 333');
  // the desk draws what is far below when it comes near
  await field('emails').scrollIntoViewIfNeeded();
  await input('emails.general').fill('kilima');
  await save();
  await field('phones.main').getByRole('alert').getByText('with its country code').waitFor();
  await field('emails.general').getByRole('alert').getByText('an email address').waitFor();
  expect(await saved(file)).toBe(read(file));
  await input('phones.main').fill('+254 711 222 333');
  await input('emails.general').fill('info@kilima.co.ke');
  await input('name').fill('Kilima’s Hospital');
  await field('address').scrollIntoViewIfNeeded();
  await field('address.county').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Kisumu' }).click();
  await field('map').scrollIntoViewIfNeeded();
  await input('map.latitude').fill('-0.0917');
  await save();
  await expect.poll(() => saved(file)).toContain('+254 711 222 333');
  expect(await faultsIn(file)).toEqual([]);
  expect(JSON.parse(await saved(file))).toMatchObject({
    name: "Kilima's Hospital",
    address: { county: 'Kisumu' },
    map: { latitude: -0.0917 },
    phones: { reverseCall: true },
  });
});

it('the desk adds a doctor under a key of their own', async () => {
  const { page, field, open, save, saved } = desk;
  const file = 'src/facts/people/people.json';
  const doctors = Object.keys(JSON.parse(read(file)).doctors);
  const place = (name: string) => field(`doctors.${doctors.length}.${name}`);
  const fill = (name: string, text: string) => place(name).locator('input, textarea').fill(text);
  await open('_singletons/entries/people');
  await field('doctors')
    .getByRole('button', { name: /^Add .?person/ })
    .last()
    .click();
  await fill('name', 'Asha');
  await fill('role.en', 'Eye doctor');
  await fill('role.sw', 'Daktari wa macho');
  await fill('years', '9');
  await place('departments').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Outpatient' }).click();
  await fill('qualifications', 'MBChB, MMed (Ophthalmology)');
  await fill('about.en', 'Sees adults and children with eye problems.');
  await fill('about.sw', 'Huwaona watu wazima na watoto wenye matatizo ya macho.');
  await save();
  await place('name').getByRole('alert').getByText('first and last name').waitFor();
  await fill('name', 'Dr. Asha Njeri Kamau');
  await save();
  await expect.poll(() => saved(file)).toContain('"ashaKamau"');
  expect(await faultsIn(file)).toEqual([]);
  expect(Object.keys(JSON.parse(await saved(file)).doctors)).toEqual([...doctors, 'ashaKamau']);
});

it('the desk adds a photograph with its text and consent, after it has refused one of a wrong shape', async () => {
  const { page, field, open, save, saved } = desk;
  const file = 'src/facts/media/photographs.json';
  const place = (name: string) => field(`photographs.0.${name}`);
  const photograph = async (width: number, height: number) => {
    const plain = sharp({ create: { width, height, channels: 3, background: 'white' } });
    const buffer = await plain.jpeg().toBuffer();
    return { name: 'IMG 2024 (1).JPG', mimeType: 'image/jpeg', buffer };
  };
  const upload = async (width: number, height: number) => {
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload' }).click();
    await (await chosen).setFiles(await photograph(width, height));
  };
  await open('_singletons/entries/photographs');
  await page.getByRole('button', { name: /^Add .?photograph/ }).click();
  // a row that was just added may not listen to the first click yet
  await vi.waitFor(
    async () => {
      const browse = place('file').getByRole('button', { name: 'Browse' });
      await browse.click({ timeout: 5000 }).catch(() => {});
      await page.getByRole('button', { name: 'Upload' }).waitFor({ timeout: 5000 });
    },
    { timeout: 40_000 },
  );
  const refused = page.waitForEvent('dialog');
  await upload(1500, 2000);
  const dialog = await refused;
  expect(dialog.message()).toMatch(/^This picture is 1500 by 2000 pixels.* crop it/);
  await dialog.accept();
  await upload(3000, 2250);
  await page.getByRole('button', { name: 'Insert' }).click();
  await place('file').getByText('img-2024-1.webp').waitFor();
  await place('of').getByRole('combobox').click();
  await page.getByRole('option', { name: /^Maternity/ }).click();
  await place('shows.en').locator('textarea').fill('A bed  — with a net');
  await save();
  await place('shows.sw').getByRole('alert').getByText('required').waitFor();
  await place('shows.sw').locator('textarea').fill('Kitanda chenye chandarua');
  await place('consent').getByRole('switch').click();
  await save();
  await expect.poll(() => saved(file)).toContain('"consent": true');
  expect(await faultsIn(file)).toEqual([]);
  const [saidToBe] = JSON.parse(await saved(file)).photographs;
  expect(saidToBe).toMatchObject({
    of: 'maternity',
    people: [],
    shows: { en: 'A bed, with a net' },
  });
  expect(await saved(saidToBe.file.slice(1))).toMatch(/^RIFF.{4}WEBP/s);
});

it('the desk corrects a sentence of an article and leaves its Swahili twin as it was', async () => {
  const { field, open, save, saved } = desk;
  const [file, twin] = ['en', 'sw'].map((one) => `src/words/${one}/articles/blog/1.md`) as [
    string,
    string,
  ];
  await open('blog/entries/1');
  const body = field('body').locator('textarea').first();
  const corrected = (text: string) => text.replace('\n## ', '\nAsk us.\n\n## ');
  await body.fill(corrected(await body.inputValue()));
  await save();
  await expect.poll(() => saved(file)).toBe(corrected(read(file)));
  expect(await saved(twin)).toBe(read(twin));
});

it('the desk asks no other host, breaks no rule of its headers and is not for search engines', async () => {
  const others = desk.requested.filter(
    (url) => ![origin.desk, 'blob:', 'data:'].some((own) => url.startsWith(own)),
  );
  expect(others).toEqual([]);
  expect(desk.problems.filter((line) => line.startsWith('CSP'))).toEqual([]);
  const { headers } = await fetch(origin.desk);
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});
