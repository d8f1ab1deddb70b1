import { readdirSync, readFileSync } from 'node:fs';
import { startBuiltWorker } from '../../run/built-worker.ts';
import { rawRequest } from '../../run/raw-http.ts';
import { applyLoad, type Exchange, toExchange } from '../load/apply-load.ts';
import { cpuMilliseconds } from '../process-counters.ts';
import { median } from '../quantile.ts';

interface AssetResult {
  name: string;
  bytes: number;
  perSecond: number;
  cpu: number;
}

/** The runtimes that this process has started. */
function childRuntimes(): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      // "<pid> (<name>) <state> <parent> …"
      const [, name, parent] =
        /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return name === 'workerd' && Number(parent) === process.pid;
    } catch {
      return false;
    }
  });
}

/**
 * Static files through wrangler's local server, whose proxy, router and asset Workers stand in for
 * the platform's own: these figures do not compare with those of pages. Pages come through it in
 * chunks that differ from answer to answer, so they are not measured here.
 */
export async function measureAssets(seconds: number): Promise<AssetResult[]> {
  const files = readdirSync('dist/client/assets');
  const { origin, stop } = await startBuiltWorker();
  const port = Number(new URL(origin).port);
  const pids = childRuntimes();
  const cpuOfAll = () => pids.reduce((sum, pid) => sum + cpuMilliseconds(pid).all, 0);
  const subjects = [
    { name: 'stylesheet', ending: '.css' },
    { name: 'picture', ending: '.avif' },
  ];
  const rounds = subjects.map(() => ({ perSecond: [] as number[], cpu: [] as number[] }));
  const exchanges: Exchange[] = [];
  for (const { ending } of subjects) {
    const path = `/assets/${files.find((name) => name.endsWith(ending))}`;
    exchanges.push(await toExchange(port, rawRequest('GET', path), 200));
  }
  const slice = { milliseconds: 500 };
  for (let round = 0; round < Math.max(3, seconds); round += 1) {
    for (const [index, exchange] of exchanges.entries()) {
      const before = cpuOfAll();
      const { answers, failures, milliseconds } = await applyLoad(port, [exchange], slice);
      if (failures > 0) throw new Error(`${failures} answers failed`);
      // the first round warms
      if (round === 0) continue;
      rounds[index]?.perSecond.push((answers / milliseconds) * 1000);
      rounds[index]?.cpu.push((cpuOfAll() - before) / answers);
    }
  }
  await stop();
  return subjects.map(({ name }, index) => ({
    name,
    bytes: exchanges[index]?.answer.length ?? 0,
    perSecond: median(rounds[index]?.perSecond ?? []),
    cpu: median(rounds[index]?.cpu ?? []),
  }));
}
