import { describe, expect, it } from 'vitest';
import { site } from '../../../src/facts/hospital/site.ts';
import { thirdParties } from '../../../src/facts/legal/third-parties.ts';
import { knownPlaces, placeLabel } from '../../../src/locales/places.ts';
import { pageRows } from '../../../src/site/routes.ts';
import { forms } from '../../support/forms.ts';
import { bodyText, elementsOf } from '../../support/worker/read-html.ts';
import { visit, visitPage } from '../../support/worker/visit.ts';

const html = await visitPage('/privacy');
const rows = elementsOf(html, 'tr').map(({ text }) => text);

/** The hosts that the policy of the page at `path` lets in, by directive. */
async function hostsAt(path: string): Promise<[directive: string, host: string][]> {
  const policy = (await visit(path)).headers.get('Content-Security-Policy') ?? '';
  return policy.split('; ').flatMap((rule) => {
    const [directive = '', ...sources] = rule.split(' ');
    return sources
      .filter((source) => source.startsWith('https:'))
      .map((source): [string, string] => [directive, source]);
  });
}

const formFields = pageRows.flatMap(([name, { form }]) =>
  form
    ? Object.values(forms[form].fields).map(
        (field) => [placeLabel({ name, language: 'en' }), field.label, field.required] as const,
      )
    : [],
);

describe('the privacy notice and the forms', () => {
  it.each(formFields)(
    'the form on %s: %s is listed as required or optional',
    (page, label, required) => {
      const word = required ? 'Required:' : 'Optional:';
      const named = rows.filter((row) => row.startsWith(`${label} `));
      expect(named.filter((row) => row.includes(page) && row.includes(word))).toHaveLength(1);
    },
  );

  it('names no field that no form asks', () => {
    const labels = new Set(formFields.map(([, label]) => label));
    const named = rows.filter((row) => /(?:Required|Optional): /.test(row));
    expect(named).toHaveLength(labels.size);
  });
});

describe('the privacy notice and the Content-Security-Policy', () => {
  it('names every host that any page lets in, and the page where only one does', async () => {
    const allowedOn = new Map<string, string[]>();
    for (const path of knownPlaces.keys()) {
      for (const [directive, host] of await hostsAt(path)) {
        const key = `${directive} ${host}`;
        allowedOn.set(key, [...(allowedOn.get(key) ?? []), path]);
      }
    }
    expect(allowedOn.size).toBeGreaterThanOrEqual(4);
    const terms = elementsOf(html, 'dd').map(({ text }) => text);
    for (const [key, paths] of allowedOn) {
      const host = key.replace(/^.*https:\/\//, '');
      const said = terms.filter((text) => text.includes(host));
      expect([key, said.length]).toEqual([key, 1]);
      const places = paths.map((path) => knownPlaces.get(path)).filter((place) => !!place);
      const where =
        paths.length === knownPlaces.size
          ? 'On every page'
          : `On ${places.map(placeLabel).join(', ')}`;
      expect(said[0]).toMatch(new RegExp(`^${where}: `));
    }
  });

  it('names nobody whom no page lets in', async () => {
    const allowed = new Set<string>();
    for (const path of knownPlaces.keys()) {
      for (const [, host] of await hostsAt(path)) allowed.add(host);
    }
    const listed = Object.values(thirdParties).flatMap(({ hosts }) => [...hosts]);
    expect(listed.sort()).toEqual([...allowed].sort());
    for (const { owner } of Object.values(thirdParties)) expect(bodyText(html)).toContain(owner);
  });
});

it('the officer can be written to', () => {
  const address = site.officeEmails.dataProtection;
  expect(elementsOf(html, 'a', { href: `mailto:${address}` }).map(({ text }) => text)).toEqual([
    address,
  ]);
});
