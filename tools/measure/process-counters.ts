import { readdirSync, readFileSync } from 'node:fs';

/**
 * Returns the CPU milliseconds that a process and its threads have used, from Linux's counters in
 * nanoseconds (/proc/<pid>/task/<thread>/schedstat).
 */
export function cpuMilliseconds(pid: number): number {
  const folder = `/proc/${pid}/task`;
  const used = readdirSync(folder).map((thread) => {
    try {
      return Number.parseInt(readFileSync(`${folder}/${thread}/schedstat`, 'utf8'), 10);
    } catch {
      // the thread has ended
      return 0;
    }
  });
  return used.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}
