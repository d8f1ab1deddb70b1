import { headerOf, requestOnce } from '../../run/raw-http.ts';
import { startWorkerd } from '../../run/workerd.ts';
import { applyLoad, type Exchange, toExchange } from '../load/apply-load.ts';
import { cpuMilliseconds } from '../process-counters.ts';
import { median, quantile } from '../quantile.ts';
import { constantWorker, pageSubjects, type Subject, site, warmSubjects } from './subjects.ts';

/** Requests per second, and CPU milliseconds per request. */
interface Rate {
  perSecond: number;
  cpu: number;
}

interface WarmResult {
  subject: Subject;
  bytes: number;
  own: Rate;
  constant: Rate;
  /** Share of the constant's rate, 1 if equal: median over pairs of consecutive slices. */
  ratio: Rate;
}

const sliceMilliseconds = 100;

async function measureSlice(pid: number, port: number, exchange: Exchange): Promise<Rate> {
  const before = cpuMilliseconds(pid).all;
  const load = { milliseconds: sliceMilliseconds };
  const { responses, failures, milliseconds } = await applyLoad(port, [exchange], load);
  if (failures > 0) throw new Error(`${failures} responses failed`);
  return {
    perSecond: (responses / milliseconds) * 1000,
    cpu: (cpuMilliseconds(pid).all - before) / responses,
  };
}

async function recordExchanges(): Promise<Map<Subject, Exchange>> {
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

/** Returns the best tenth of the slices: other load on the machine only slows them down. */
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

function pairedRatio(own: readonly Rate[], constant: readonly Rate[]): Rate {
  const pairs = own.map((rate, index) => [rate, constant[index] ?? rate] as const);
  return {
    perSecond: median(pairs.map(([mine, most]) => mine.perSecond / most.perSecond)),
    cpu: median(pairs.map(([mine, least]) => least.cpu / mine.cpu)),
  };
}

/**
 * Measures each kind of request and a constant response of the same size, in short alternating slices.
 * One runtime serves the site and the constants, each in its own isolate.
 */
export async function measureWarm(seconds: number): Promise<WarmResult[]> {
  const exchanges = await recordExchanges();
  const constants = Object.fromEntries(
    [...exchanges.values()].map(({ response }, index) => [
      `constant${index}`,
      constantWorker(response),
    ]),
  );
  const runtime = await startWorkerd({ site, ...constants });
  const { pid, ports } = runtime;
  const sitePort = ports.site ?? 0;
  const results: WarmResult[] = [];
  for (const [index, [subject, exchange]] of [...exchanges].entries()) {
    const constantPort = ports[`constant${index}`] ?? 0;
    await toExchange(constantPort, exchange.request, subject.status);
    const [own, constant]: [Rate[], Rate[]] = [[], []];
    const warmUpRounds = 10;
    const rounds = warmUpRounds + Math.max(10, (seconds * 1000) / (2 * sliceMilliseconds));
    for (let round = 0; round < rounds; round += 1) {
      const ownSlice = await measureSlice(pid, sitePort, exchange);
      const constantSlice = await measureSlice(pid, constantPort, exchange);
      if (round < warmUpRounds) continue;
      own.push(ownSlice);
      constant.push(constantSlice);
    }
    results.push({
      subject,
      bytes: exchange.response.length,
      own: bestTenth(own),
      constant: bestTenth(constant),
      ratio: pairedRatio(own, constant),
    });
  }
  await runtime.stop();
  return results;
}
