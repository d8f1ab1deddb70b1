import { describe, expect, it } from 'vitest';
import { phoneHref, site } from '../../../src/facts/hospital/site.ts';
import { accessibility } from '../../../src/facts/legal/accessibility.ts';
import { authorities } from '../../../src/facts/legal/authorities.ts';
import { complaints } from '../../../src/facts/legal/complaints.ts';
import { dataProtection } from '../../../src/facts/legal/data-protection.ts';
import { laws } from '../../../src/facts/legal/laws.ts';
import { people } from '../../../src/facts/people/people.ts';
import { formatDay } from '../../../src/formats/en.ts';
import { frame } from '../../../src/words/en/frame/frame.ts';
import { roles } from '../../../src/words/en/frame/people.ts';
import { accessibility as statement } from '../../../src/words/en/pages/accessibility.ts';
import { patientRights as charter } from '../../../src/words/en/pages/patient-rights.ts';
import { bodyText, elementsOf } from '../../support/worker/read-html.ts';
import { visitPage } from '../../support/worker/visit.ts';

const [privacy, barriers, rights] = await Promise.all(
  ['/privacy', '/accessibility', '/patient-rights'].map(visitPage),
);

const sources = [
  ['/privacy', privacy, [laws.dataProtectionAct, laws.dataProtectionRegulations]],
  ['/accessibility', barriers, [accessibility.standard]],
  ['/patient-rights', rights, [laws.patientsCharter, laws.constitution, laws.healthAct]],
] as const;

function addressesIn(html: string): (string | undefined)[] {
  return elementsOf(html, 'a').map(({ attributes }) => attributes.href);
}

describe.each(sources)('%s', (_, html = '', works) => {
  it('links the works that it rests on', () => {
    const addresses = addressesIn(html);
    for (const { url } of works) expect(addresses).toContain(url);
  });

  it('leads to each of its sections from the top', () => {
    const ids = new Set(elementsOf(html, 'h2').map(({ attributes }) => attributes.id));
    const steps = addressesIn(html).filter(
      (address) => address?.startsWith('#') && address !== '#content',
    );
    expect(steps.length).toBeGreaterThanOrEqual(5);
    for (const step of steps) expect(ids).toContain(step?.slice(1));
  });

  it('says that some of it is sample content', () => {
    expect(bodyText(html)).toContain(`${frame.sampleContent}: `);
  });
});

describe('/patient-rights', () => {
  const text = bodyText(rights ?? '');

  it('says that no emergency is refused, before anything else', () => {
    expect(charter.blocks[0]?.heading).toBe('Emergency treatment is never refused');
  });

  it('gives the fourteen rights of the charter', () => {
    const list = charter.blocks.find(({ heading }) => heading === 'Your rights');
    expect(list?.kind === 'facts' && list.facts).toHaveLength(14);
  });

  it('names who reads complaints, how to complain, and when an answer comes', () => {
    const { name } = people[complaints.readBy];
    const role = roles[complaints.readBy];
    expect(text).toContain(`${name}, ${role}, reads every complaint`);
    expect(text).toContain(`Within ${complaints.acknowledgedInDays} working days`);
    expect(text).toContain(`Within ${complaints.answeredInDays} days, in writing`);
    const addresses = addressesIn(rights ?? '');
    expect(addresses).toContain(`mailto:${site.officeEmails.complaints}`);
    expect(addresses).toContain(phoneHref);
  });

  it('says where to go after that', () => {
    const addresses = addressesIn(rights ?? '');
    for (const { page } of [
      authorities.doctorsCouncil,
      authorities.nursingCouncil,
      authorities.ombudsman,
    ]) {
      expect(addresses).toContain(page);
    }
    expect(addresses).toContain('/privacy');
  });

  it('is where /about leads for complaints', async () => {
    const about = elementsOf(await visitPage('/about'), 'a', { href: '/patient-rights' });
    expect(about.map(({ text }) => text)).toContain('How to complain, and when you hear from us');
  });
});

describe('/accessibility', () => {
  it('names its standard, its day and its limits, and takes reports', () => {
    const text = bodyText(barriers ?? '');
    expect(text).toContain(`${accessibility.standard.title}, level ${accessibility.level}`);
    expect(text).toContain(`As of ${formatDay(accessibility.statementOf)}`);
    expect(text).toContain(`We answer within ${accessibility.answeredInDays} working days`);
    const limits = statement.blocks.find(({ heading }) => heading === 'Known limits');
    const terms = limits?.kind === 'facts' ? limits.facts.map(({ term }) => term) : [];
    expect(terms).toEqual(expect.arrayContaining(['Map', 'Portraits', 'WhatsApp', 'Languages']));
    expect(addressesIn(barriers ?? '')).toContain(`mailto:${site.emails.general}`);
  });
});

it('the notice says of which day it is', () => {
  expect(bodyText(privacy ?? '')).toContain(`As of ${formatDay(dataProtection.noticeOf)}`);
});
