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

/** Returns the process ids of the workerd children of this process. */
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
 * Measures static files through wrangler's local server, with its proxy, router and asset Workers, so
 * these figures don't compare with those of pages. Pages arrive through it in chunks that differ
 * between responses, so they are not measured here.
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
      const { responses, failures, milliseconds } = await applyLoad(port, [exchange], slice);
      if (failures > 0) throw new Error(`${failures} responses failed`);
      // the first round warms up
      if (round === 0) continue;
      rounds[index]?.perSecond.push((responses / milliseconds) * 1000);
      rounds[index]?.cpu.push((cpuOfAll() - before) / responses);
    }
  }
  await stop();
  return subjects.map(({ name }, index) => ({
    name,
    bytes: exchanges[index]?.response.length ?? 0,
    perSecond: median(rounds[index]?.perSecond ?? []),
    cpu: median(rounds[index]?.cpu ?? []),
  }));
}
