import { headerOf, requestOnce } from '../../run/raw-http.ts';
import { startWorkerd } from '../../run/workerd.ts';
import { applyLoad, type Exchange, toExchange } from '../load/apply-load.ts';
import { cpuMilliseconds } from '../process-counters.ts';
import { median, quantile } from '../quantile.ts';
import { constantWorker, pageSubjects, type Subject, site, warmSubjects } from './subjects.ts';

/** What a runtime manages: requests a second, and CPU milliseconds for each. */
interface Rate {
  perSecond: number;
  cpu: number;
}

interface WarmResult {
  subject: Subject;
  bytes: number;
  own: Rate;
  ceiling: Rate;
  /** How near to the ceiling it comes, 1 being at it: the median over pairs of slices side by side. */
  ratio: Rate;
}

const sliceMilliseconds = 100;

async function measureSlice(pid: number, port: number, exchange: Exchange): Promise<Rate> {
  const before = cpuMilliseconds(pid).all;
  const load = { milliseconds: sliceMilliseconds };
  const { answers, failures, milliseconds } = await applyLoad(port, [exchange], load);
  if (failures > 0) throw new Error(`${failures} answers failed`);
  return {
    perSecond: (answers / milliseconds) * 1000,
    cpu: (cpuMilliseconds(pid).all - before) / answers,
  };
}

async function learnExchanges(): Promise<Map<Subject, Exchange>> {
  const runtime = await startWorkerd({ site });
  const port = runtime.ports.site ?? 0;
  const [home] = pageSubjects;
  const etag = home && headerOf(await requestOnce(port, home.request), 'etag');
  const exchanges = new Map<Subject, Exchange>();
  for (const subject of warmSubjects(etag ?? '')) {
    exchanges.set(subject, await toExchange(port, subject.request, subject.status));
  }
  await runtime.stop();
  return exchanges;
}

/** The best tenth of the slices: other work on the machine only ever takes away. */
function bestTenth(slices: readonly Rate[]): Rate {
  return {
    perSecond: quantile(
      slices.map(({ perSecond }) => perSecond),
      0.9,
    ),
    cpu: quantile(
      slices.map(({ cpu }) => cpu),
      0.1,
    ),
  };
}

function pairedRatio(own: readonly Rate[], ceiling: readonly Rate[]): Rate {
  const pairs = own.map((rate, index) => [rate, ceiling[index] ?? rate] as const);
  return {
    perSecond: median(pairs.map(([mine, most]) => mine.perSecond / most.perSecond)),
    cpu: median(pairs.map(([mine, least]) => least.cpu / mine.cpu)),
  };
}

/**
 * Each kind of request against a constant answer of the same bytes, in short slices in turn. One
 * runtime serves the site and the constants, each an isolate of its own.
 */
export async function measureWarm(seconds: number): Promise<WarmResult[]> {
  const exchanges = await learnExchanges();
  const constants = Object.fromEntries(
    [...exchanges.values()].map(({ answer }, index) => [
      `constant${index}`,
      constantWorker(answer),
    ]),
  );
  const runtime = await startWorkerd({ site, ...constants });
  const { pid, ports } = runtime;
  const sitePort = ports.site ?? 0;
  const results: WarmResult[] = [];
  for (const [index, [subject, exchange]] of [...exchanges].entries()) {
    const constantPort = ports[`constant${index}`] ?? 0;
    await toExchange(constantPort, exchange.request, subject.status);
    const [own, ceiling]: [Rate[], Rate[]] = [[], []];
    const warmingUp = 10;
    const rounds = warmingUp + Math.max(10, (seconds * 1000) / (2 * sliceMilliseconds));
    for (let round = 0; round < rounds; round += 1) {
      const ownSlice = await measureSlice(pid, sitePort, exchange);
      const ceilingSlice = await measureSlice(pid, constantPort, exchange);
      if (round < warmingUp) continue;
      own.push(ownSlice);
      ceiling.push(ceilingSlice);
    }
    results.push({
      subject,
      bytes: exchange.answer.length,
      own: bestTenth(own),
      ceiling: bestTenth(ceiling),
      ratio: pairedRatio(own, ceiling),
    });
  }
  await runtime.stop();
  return results;
}
