import { readdirSync, readFileSync } from 'node:fs';

/** The text of a file of /proc, or '' for a thread that has just ended. */
function readCounter(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/**
 * CPU milliseconds that a process has used so far, from the kernel's own counters in nanoseconds
 * (Linux: /proc/<pid>/task/<thread>/schedstat): `main` of the thread that runs the Worker, `all`
 * with V8's helpers, which compile and collect garbage beside it.
 */
export function cpuMilliseconds(pid: number): { main: number; all: number } {
  const ofThread = (thread: string) =>
    Number.parseInt(readCounter(`/proc/${pid}/task/${thread}/schedstat`), 10) || 0;
  const main = ofThread(String(pid));
  if (main === 0) throw new Error(`/proc/${pid}/task has no schedstat: these counters are Linux's`);
  const all = readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + ofThread(thread), 0);
  return { main: main / 1e6, all: all / 1e6 };
}

/** Memory that a process holds now, in megabytes (VmRSS). */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readCounter(`/proc/${pid}/status`)) ?? [];
  if (!kilobytes) throw new Error(`process ${pid} has no VmRSS`);
  return Number(kilobytes) / 1024;
}
