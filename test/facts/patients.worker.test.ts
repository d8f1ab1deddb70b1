import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, describe, expect, it, vi } from 'vitest';
import papers from '../../src/facts/hospital/papers.json' with { type: 'json' };
import {
  type PatientDisplay,
  patientsAreInvented,
} from '../../src/facts/people/patient-display.ts';
import {
  motherRecords,
  type PatientRecord,
  patientRecords,
  portraitHost,
  storyRecords,
  testimonialRecords,
} from '../../src/facts/people/patient-records.ts';
import { showPatient } from '../../src/facts/people/patients.ts';
import { people } from '../../src/facts/people/people.ts';
import { knownPlaces } from '../../src/site/known-places.ts';
import { isOn } from '../../src/site/routes.ts';
import { href } from '../support/href.ts';
import { bodyText } from '../support/worker/read-html.ts';
import { visitedOrigin } from '../support/worker/visit.ts';
import { workerEnv } from '../support/worker/worker-env.ts';

// vitest 5 calls this after each module mock, and workerd does not implement it
AsyncLocalStorage.prototype.disable = () => undefined;

afterAll(() => {
  vi.doUnmock('../../src/facts/hospital/papers.json');
  vi.resetModules();
});

/** Loads the site again with the setting; returns a function that visits a page. */
async function siteThatShows(shownBy: PatientDisplay) {
  vi.resetModules();
  const councilAnswer = { on: '2026-01-05', reference: 'KMPDC/ADV/1/2026' };
  const patients = { ...papers.patients, shownBy, councilAnswer };
  vi.doMock('../../src/facts/hospital/papers.json', () => ({ default: { ...papers, patients } }));
  const { createQuietApp } = await import('../support/worker/quiet-app.ts');
  const app = createQuietApp();
  return async (path: string) => {
    const response = await app.fetch(new Request(visitedOrigin + path), workerEnv);
    return { status: response.status, html: await response.text() };
  };
}

const voices = {
  testimonials: testimonialRecords,
  patientStories: storyRecords,
  maternity: motherRecords,
};
const voicesByPage: Readonly<Record<string, readonly PatientRecord[]>> = Object.fromEntries(
  (Object.keys(voices) as (keyof typeof voices)[])
    .filter((name) => isOn(name))
    .map((name) => [href(name), voices[name]]),
);

describe('patients shown by name', async () => {
  const visit = await siteThatShows('named');

  it.each(Object.entries(voicesByPage))(
    '%s shows names, homes and the portraits that exist',
    async (path, people) => {
      const { html } = await visit(path);
      const text = bodyText(html);
      for (const { name, home = '', image = '' } of people) {
        for (const part of [name, home]) expect(text).toContain(part);
        expect(html).toContain(image);
      }
      expect(text.includes('these people are invented')).toBe(patientsAreInvented);
      const hasStock = people.some(({ image }) => image?.startsWith(portraitHost));
      expect(text.includes('stock photographs, not these people')).toBe(hasStock);
    },
  );
});

describe('patients shown by initials', async () => {
  const visit = await siteThatShows('initials');

  it.each(Object.entries(voicesByPage))(
    '%s shows initials and explains it',
    async (path, people) => {
      const text = bodyText((await visit(path)).html);
      for (const person of people) expect(text).toContain(showPatient(person, 'initials').name);
      expect(text).toContain('We show initials, not names or pictures');
    },
  );

  it('no page, head, structured data or link has a name or a portrait', async () => {
    const staff = JSON.stringify(people);
    for (const path of knownPlaces.keys()) {
      const { html } = await visit(path);
      for (const { name, image, portrait } of patientRecords) {
        const [first] = name.split(' ');
        expect(html, path).not.toContain(name);
        if (image) expect(html, path).not.toContain(image);
        if (portrait) expect(html, path).not.toMatch(new RegExp(`/${portrait}\\b`));
        if (path in voicesByPage && !staff.includes(`${first} `))
          expect(bodyText(html), path).not.toContain(`${first} `);
      }
    }
  });
});

it('with no patients, their pages and quotes are gone, and no page links to them', async () => {
  const visit = await siteThatShows('none');
  expect((await visit(href('maternity'))).html.includes('id="voices"')).toBe(false);
  for (const path of [href('testimonials'), href('patientStories')]) {
    expect((await visit(path)).status).toBe(404);
    for (const other of [href('home'), href('about'), '/sitemap.xml']) {
      expect((await visit(other)).html, other).not.toContain(path);
    }
  }
});
