import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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

/** The part of Lighthouse's report that is used. */
interface Report {
  runtimeError?: { message: string };
  categories: Readonly<
    Record<
      string,
      { id: string; score: number | null; auditRefs: readonly { id: string; weight: number }[] }
    >
  >;
  audits: Readonly<
    Record<
      string,
      {
        title: string;
        score: number | null;
        numericValue?: number;
        displayValue?: string;
        explanation?: string;
      }
    >
  >;
  environment: { benchmarkIndex: number };
}

function failuresIn({ categories: judged, audits }: Report): string[] {
  return Object.values(judged).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap(({ id: auditId, weight }) => {
      const audit = audits[auditId];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
      const detail = audit.displayValue ?? audit.explanation ?? '';
      return [`${id}: ${auditId}: ${audit.title} ${detail}`.trim()];
    }),
  );
}

/** npm fetches it on the first run: most who work on the site never need it. */
const lighthouse = 'lighthouse@13.5.0';

/** Runs Lighthouse on a page as a mid-range phone on simulated slow 4G. Throws without a result. */
export async function judgePage(url: string, port: number): Promise<Judgement> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      `--port=${port}`,
      `--only-categories=${categories.join(',')}`,
      '--form-factor=mobile',
      '--throttling-method=simulate',
      '--disable-full-page-screenshot',
      '--output=json',
      '--quiet',
      // no requests to other hosts
      ...[mapsOrigin, portraitHost].map((host) => `--blocked-url-patterns=${host}/*`),
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const lhr = JSON.parse(stdout) as Report;
  if (lhr.runtimeError) throw new Error(`${lhr.runtimeError.message}: ${url}`);
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
