import { sample } from '../hospital/sample.ts';
import { schemes } from '../hospital/site.ts';

/** Insurers that the hospital takes, in order; from the fourth on SAMPLE content. */
export const insurers = sample({
  sha: `Social Health Authority (${schemes.sha})`,
  makl: schemes.makl,
  britam: 'Britam',
  jubilee: 'Jubilee Health Insurance',
  aar: 'AAR Insurance',
  cic: 'CIC Insurance',
  apa: 'APA Insurance',
  oldMutual: 'Old Mutual',
  madison: 'Madison Insurance',
  ga: 'GA Insurance',
  firstAssurance: 'First Assurance',
  pacis: 'Pacis Insurance',
});

export type InsurerKey = keyof typeof insurers;

/** Insurers that the hospital calls partners. */
export const partners = [schemes.sha, insurers.britam] as const;
