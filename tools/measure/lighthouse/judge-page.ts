import lighthouse, { type Flags, type Result } from 'lighthouse';
import { mapsOrigin } from '../../../src/facts/hospital/map.ts';
import { portraitHost } from '../../../src/facts/people/patient-records.ts';
import { freePort } from '../../run/free-port.ts';
import { launchChromium } from '../../run/launch-chromium.ts';

export const timelessCategories = [
  'accessibility',
  'best-practices',
  'seo',
  'agentic-browsing',
] as const;
export const categories = ['performance', ...timelessCategories] as const;

type Category = (typeof categories)[number];

/** What Lighthouse says of one page in one run. */
export interface Judgement {
  /** 0 to 100. */
  scores: Partial<Record<Category, number>>;
  /** Largest contentful paint in ms, and how far things move while the page loads. */
  paint: number;
  shift: number;
  /** Total blocking time in ms: how long tasks kept the main thread from the visitor's touch. */
  blocking: number;
  /** How fast Lighthouse found this machine: 1000 and more on a free desktop, less under load. */
  machine: number;
  /** The audits that cost points, in words. */
  failures: string[];
}

/** Starts a Chromium that Lighthouse can control through a port. */
export async function launchForLighthouse(): Promise<{ port: number; close(): Promise<void> }> {
  const port = await freePort();
  const browser = await launchChromium({ more: [`--remote-debugging-port=${port}`] });
  return { port, close: () => browser.close() };
}

/** Where no audit asks about speed, the page is not watched for long. */
const timelessFlags = {
  pauseAfterFcpMs: 250,
  pauseAfterLoadMs: 250,
  networkQuietThresholdMs: 250,
  cpuQuietThresholdMs: 250,
} as const satisfies Flags;

function failuresIn({ categories: judged, audits }: Result): string[] {
  return Object.values(judged).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap(({ id: auditId, weight }) => {
      const audit = audits[auditId];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
      const shown = audit.displayValue ?? audit.explanation ?? '';
      return [`${id}: ${auditId}: ${audit.title} ${shown}`.trim()];
    }),
  );
}

/** Lets Lighthouse judge a page: a mid-range phone on its simulated slow 4G. */
export async function judgePage(
  url: string,
  port: number,
  onlyCategories: readonly Category[],
): Promise<Judgement> {
  const flags: Flags = {
    port,
    onlyCategories: [...onlyCategories],
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    disableFullPageScreenshot: true,
    // only speed is told by what happens long after the page has loaded
    ...(!onlyCategories.includes('performance') && timelessFlags),
    logLevel: 'silent',
    // nothing here asks the outside world for anything
    blockedUrlPatterns: [`${mapsOrigin}/*`, `${portraitHost}/*`],
  };
  const lhr = (await lighthouse(url, flags))?.lhr;
  if (!lhr || lhr.runtimeError) throw new Error(lhr?.runtimeError?.message ?? `no result: ${url}`);
  return {
    scores: Object.fromEntries(
      onlyCategories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]),
    ),
    paint: lhr.audits['largest-contentful-paint']?.numericValue ?? 0,
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? 0,
    blocking: lhr.audits['total-blocking-time']?.numericValue ?? 0,
    machine: lhr.environment.benchmarkIndex,
    failures: failuresIn(lhr),
  };
}
