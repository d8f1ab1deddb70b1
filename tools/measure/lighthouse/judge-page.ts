import lighthouse, { type Flags, type Result } from 'lighthouse';
import { mapsOrigin } from '../../../src/facts/hospital/contact/map.ts';
import { portraitHost } from '../../../src/facts/people/patient-records.ts';
import { freePort } from '../../run/free-port.ts';
import { launchChromium } from '../../run/launch-chromium.ts';

export const categories = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'agentic-browsing',
] as const;

type Category = (typeof categories)[number];

/** Lighthouse's result for a page in one run. */
export interface Judgement {
  /** 0 to 100. */
  scores: Partial<Record<Category, number>>;
  /** Largest contentful paint in ms. */
  paint: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Total blocking time in ms. */
  blocking: number;
  /** Lighthouse's benchmark of this machine: 1000 or more on an idle desktop, less under load. */
  machine: number;
  /** Audits that lowered a score. */
  failures: string[];
}

/** Launches a Chromium with a debugging port for Lighthouse. */
export async function launchForLighthouse(): Promise<{ port: number; close(): Promise<void> }> {
  const port = await freePort();
  const browser = await launchChromium({ more: [`--remote-debugging-port=${port}`] });
  return { port, close: () => browser.close() };
}

function failuresIn({ categories: judged, audits }: Result): string[] {
  return Object.values(judged).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap(({ id: auditId, weight }) => {
      const audit = audits[auditId];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
      const detail = audit.displayValue ?? audit.explanation ?? '';
      return [`${id}: ${auditId}: ${audit.title} ${detail}`.trim()];
    }),
  );
}

/** Runs Lighthouse on a page as a mid-range phone on simulated slow 4G. Throws without a result. */
export async function judgePage(url: string, port: number): Promise<Judgement> {
  const flags: Flags = {
    port,
    onlyCategories: [...categories],
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    disableFullPageScreenshot: true,
    logLevel: 'silent',
    // no requests to other hosts
    blockedUrlPatterns: [`${mapsOrigin}/*`, `${portraitHost}/*`],
  };
  const lhr = (await lighthouse(url, flags))?.lhr;
  if (!lhr || lhr.runtimeError)
    throw new Error(lhr?.runtimeError?.message ?? `Lighthouse gave no result for ${url}`);
  return {
    scores: Object.fromEntries(
      categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]),
    ),
    paint: lhr.audits['largest-contentful-paint']?.numericValue ?? 0,
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? 0,
    blocking: lhr.audits['total-blocking-time']?.numericValue ?? 0,
    machine: lhr.environment.benchmarkIndex,
    failures: failuresIn(lhr),
  };
}
