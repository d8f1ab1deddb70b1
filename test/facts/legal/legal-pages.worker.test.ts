import { expect, it } from 'vitest';
import { phoneHref, site } from '../../../src/facts/hospital/site.ts';
import { accessibilityFacts } from '../../../src/facts/legal/accessibility.ts';
import { cspThirdParties } from '../../../src/facts/legal/allowed-third-parties.ts';
import { authorities } from '../../../src/facts/legal/authorities.ts';
import { complaints } from '../../../src/facts/legal/complaints.ts';
import { laws } from '../../../src/facts/legal/laws.ts';
import { people } from '../../../src/facts/people/people.ts';
import { knownPlaces } from '../../../src/site/known-places.ts';
import { defaultLanguage } from '../../../src/site/languages.ts';
import { pageRows } from '../../../src/site/routes.ts';
import { roles } from '../../../src/words/en/hospital/people.ts';
import { patientRights } from '../../../src/words/en/reading/patient-rights.ts';
import { placeLabel } from '../../../src/words/places.ts';
import { forms } from '../../support/forms.ts';
import { bodyText, elementsOf } from '../../support/worker/read-html.ts';
import { visit, visitPage } from '../../support/worker/visit.ts';

const [privacy = '', barriers = '', rights = ''] = await Promise.all(
  ['/privacy', '/accessibility', '/patient-rights'].map(visitPage),
);

function addressesIn(html: string): (string | undefined)[] {
  return elementsOf(html, 'a').map(({ attributes }) => attributes.href);
}

it.each([
  ['/privacy', privacy, [laws.dataProtectionAct, laws.dataProtectionRegulations]],
  ['/accessibility', barriers, [accessibilityFacts.standard]],
  ['/patient-rights', rights, [laws.patientsCharter, laws.constitution, laws.healthAct]],
] as const)('%s links its laws and its sections', (_, html, works) => {
  const addresses = addressesIn(html);
  for (const { url } of works) expect(addresses).toContain(url);
  const ids = new Set(elementsOf(html, 'h2').map(({ attributes }) => attributes.id));
  const steps = addresses.filter((one) => one?.startsWith('#') && one !== '#content');
  expect(steps.length).toBeGreaterThanOrEqual(5);
  for (const step of steps) expect(ids).toContain(step?.slice(1));
});

const rows = elementsOf(privacy, 'tr').map(({ text }) => text);

it('the privacy notice lists each form field with its pages and whether it is required', () => {
  const missing: string[] = [];
  const labels = new Set<string>();
  for (const [name, { form }] of pageRows) {
    for (const { label, required } of form ? Object.values(forms[form].fields) : []) {
      const page = placeLabel({ name, language: 'en' });
      const word = required ? 'Required:' : 'Optional:';
      const named = rows.filter((row) => row.startsWith(`${label} `) && row.includes(word));
      if (named.filter((row) => row.includes(page)).length !== 1) missing.push(`${page}: ${label}`);
      labels.add(label);
    }
  }
  expect(missing).toEqual([]);
  expect(rows.filter((row) => /(?:Required|Optional): /.test(row))).toHaveLength(labels.size);
});

it('the privacy notice names every host that a policy allows, with its pages, and no other', async () => {
  const pagesByHost = new Map<string, string[]>();
  const english = [...knownPlaces].filter(([, { language }]) => language === defaultLanguage);
  for (const [path, place] of english) {
    const policy = (await visit(path)).headers.get('Content-Security-Policy') ?? '';
    for (const [, host = ''] of policy.matchAll(/https:\/\/([^\s;]+)/g))
      pagesByHost.set(host, [...(pagesByHost.get(host) ?? []), placeLabel(place)]);
  }
  const listed = Object.values(cspThirdParties).flatMap(({ hosts }) => [...hosts]);
  expect([...pagesByHost.keys()].map((host) => `https://${host}`).sort()).toEqual(listed.sort());
  const terms = elementsOf(privacy, 'dd').map(({ text }) => text);
  for (const [host, pages] of pagesByHost) {
    const where = pages.length === english.length ? 'every page' : pages.join(', ');
    const naming = terms.filter((text) => text.includes(host));
    expect(naming, host).toEqual([expect.stringMatching(new RegExp(`^On ${where}: `))]);
  }
  for (const { owner } of Object.values(cspThirdParties))
    expect(bodyText(privacy)).toContain(owner);
});

it('a patient reads first that emergency treatment is never refused, then fourteen rights', () => {
  expect(patientRights.blocks[0]?.heading).toBe('Emergency treatment is never refused');
  const list = patientRights.blocks.find(({ heading }) => heading === 'Your rights');
  expect(list?.kind === 'facts' && list.facts).toHaveLength(14);
});

it('a patient reads who gets complaints, when they are answered and where to go after that', async () => {
  const text = bodyText(rights);
  const { readBy, acknowledgedInDays, answeredInDays } = complaints;
  expect(text).toContain(`${people[readBy].name}, ${roles[readBy]}`);
  expect(text).toContain(`${acknowledgedInDays} working days`);
  expect(text).toContain(`${answeredInDays} days`);
  const { doctorsCouncil, nursingCouncil, ombudsman } = authorities;
  expect(addressesIn(rights)).toEqual(
    expect.arrayContaining([
      `mailto:${site.officeEmails.complaints}`,
      phoneHref,
      '/privacy',
      ...[doctorsCouncil, nursingCouncil, ombudsman].map(({ page }) => page),
    ]),
  );
  expect(addressesIn(await visitPage('/about'))).toContain('/patient-rights');
});
