import { isHiddenPortrait } from '../../../src/facts/media/picture-names.ts';
import { shaContract } from '../../../src/facts/money/sha.ts';
import { transportSecurity } from '../../../src/http/transport-security.ts';
import { readOriginals } from '../../build/originals.ts';
import { datedFacts, endingContract } from './dated-facts.ts';
import { drawnPictures } from './drawn-pictures.ts';
import type { Finding } from './finding.ts';
import { placeholderValues } from './invented-values.ts';
import { checkLaw } from './legal/check-law.ts';
import { plainHttp } from './plain-http.ts';
import { datedFactsOfSite, publicValues, readDeployment, readFiles } from './read-checkout.ts';
import { sampleComments, sampleFiles, sampleMarks, sampleSentences } from './sample-marks.ts';
import { customDomain, siteAddress } from './site-address.ts';
import { unreviewedTexts } from './unreviewed-texts.ts';
import { type RunWhoami, wranglerLogin } from './wrangler-login.ts';

/**
 * Returns everything to fix or check before this checkout goes live on `today` (ISO 8601), errors first.
 * Reads the files of the current folder.
 */
export async function examine(today: string, runWhoami?: RunWhoami): Promise<Finding[]> {
  const words = readFiles('src/words', /\.(?:ts|md)$/);
  const { until } = shaContract;
  const deployment = readDeployment('wrangler.toml');
  const originals = [await readOriginals('.', 'picture'), await readOriginals('.', 'portrait')];
  const pictures = originals.flat().filter(({ name }) => !isHiddenPortrait(name));
  const findings = [
    ...siteAddress(deployment),
    ...customDomain(deployment),
    ...sampleMarks(readFiles('src/facts', /\.ts$/)),
    ...sampleFiles(readFiles('src/facts', /(?<!\.schema)\.json$/)),
    ...placeholderValues(publicValues),
    ...sampleSentences(words),
    ...sampleComments([...words, ...readFiles('src/facts', /\.ts$/)]),
    ...unreviewedTexts(words),
    ...datedFacts(datedFactsOfSite, today),
    ...endingContract('The contract with SHA', until, today, 'src/facts/money/sha.ts'),
    ...drawnPictures(pictures),
    ...checkLaw(words, today),
    ...plainHttp(transportSecurity),
    ...(await wranglerLogin(runWhoami)),
  ];
  return findings.sort((a, b) => Number(b.level === 'error') - Number(a.level === 'error'));
}
