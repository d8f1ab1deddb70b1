import { existsSync, readFileSync } from 'node:fs';
import confirmed from '../../../src/facts/confirmations.json' with { type: 'json' };
import { chatAnsweredBy } from '../../../src/facts/hospital/contact/chat.ts';
import { securityReport } from '../../../src/facts/legal/security-report.ts';
import { shaContract } from '../../../src/facts/money/sha.ts';
import { isHiddenPortrait } from '../../../src/facts/people/patient-display.ts';
import { transportSecurity } from '../../../src/http/transport-security.ts';
import { readOriginals } from '../../build/originals.ts';
import { readWranglerConfig } from '../../run/wrangler-config.ts';
import { datedFacts, endings } from './dated-facts.ts';
import { drawnPictures } from './drawn-pictures.ts';
import { confirmedTexts, staleConfirmations } from './facts/confirmed.ts';
import { loadFacts } from './facts/load-facts.ts';
import { chatSignature } from './facts/unsigned.ts';
import type { CheckedFile, Finding } from './finding.ts';
import { placeholderValues } from './invented-values.ts';
import { checkLaw } from './legal/check-law.ts';
import { plainHttp } from './plain-http.ts';
import { datedFactsOfSite, publicValues, readDeployment, readFiles } from './read-checkout.ts';
import { checkSample } from './sample/check-sample.ts';
import { customDomain, siteAddress } from './site-address.ts';
import { unreviewedTexts } from './unreviewed-texts.ts';
import { type RunWhoami, wranglerLogin } from './wrangler-login.ts';
import { otherConfigFiles, otherConfigs, wranglerSettings } from './wrangler-settings.ts';

const contractWithSha = {
  name: 'The contract with SHA',
  until: shaContract.until,
  remedy: 'Enter the last day of the new contract.',
  where: 'src/facts/hospital/papers.json',
};

const securityTxt = {
  name: 'security.txt',
  until: securityReport.validUntil,
  remedy: 'Write to its contact, see that someone answers, then update checkedOn.',
  where: 'src/facts/legal/security-report.ts',
};

/** Node's releases with their last day: nodejs/Release, schedule.json. */
const pinnedNode = {
  name: 'Node 24, with its security fixes,',
  until: '2028-04-30',
  days: 180,
  remedy: 'Pin the next LTS in package.json, and write its last day here.',
  where: 'tools/deploy/doctor/examine.ts',
};

const errorsFirst = (findings: readonly Finding[]) =>
  findings.toSorted((a, b) => Number(b.level === 'error') - Number(a.level === 'error'));

/** Checks wrangler.toml and the headers that the platform sends. */
function checkPlatform(): Finding[] {
  const config = readWranglerConfig();
  const deployment = readDeployment(config);
  return [
    ...siteAddress(deployment),
    ...customDomain(deployment),
    ...wranglerSettings(config, {
      path: 'wrangler.toml',
      text: readFileSync('wrangler.toml', 'utf8'),
    }),
    ...otherConfigs(otherConfigFiles.filter((file) => existsSync(file))),
    ...plainHttp(transportSecurity.decision, readFileSync('public/_headers', 'utf8')),
  ];
}

/** Checks what the hospital says: facts, words and pictures. */
async function checkContent(today: string, words: readonly CheckedFile[]): Promise<Finding[]> {
  const { confirmations } = confirmed;
  const facts = await loadFacts();
  const signed = confirmedTexts(facts.records, confirmations);
  const originals = [await readOriginals('.', 'picture'), await readOriginals('.', 'portrait')];
  const pictures = originals.flat().filter(({ name }) => !isHiddenPortrait(name));
  return [
    ...checkSample(facts, confirmations),
    ...placeholderValues(publicValues, signed),
    ...staleConfirmations(facts.records, confirmations, today),
    ...chatSignature(chatAnsweredBy, facts.records, confirmations),
    ...unreviewedTexts(words),
    ...datedFacts(datedFactsOfSite, today),
    ...endings([contractWithSha, securityTxt, pinnedNode], today),
    ...drawnPictures(pictures),
    ...checkLaw(words, today),
  ];
}

/**
 * Returns everything to fix or check before this checkout goes live on `today` (ISO 8601), errors first.
 * Reads the files of the current folder.
 */
export async function examine(today: string): Promise<Finding[]> {
  const words = readFiles('src/words', /\.(?:ts|md)$/);
  return errorsFirst([...checkPlatform(), ...(await checkContent(today, words))]);
}

/** Returns the findings of `examine`, and a finding unless wrangler is logged in. */
export async function examineBeforeDeploy(today: string, run?: RunWhoami): Promise<Finding[]> {
  const [findings, login] = await Promise.all([examine(today), wranglerLogin(run)]);
  return errorsFirst([...findings, ...login]);
}
