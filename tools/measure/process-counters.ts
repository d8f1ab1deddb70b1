import { readdirSync, readFileSync } from 'node:fs';

/** Returns the text of a file in /proc, or '' if its thread has ended. */
function readCounter(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Returns the CPU milliseconds that a process has used, from Linux's counters in nanoseconds
 * (/proc/<pid>/task/<thread>/schedstat): `main` for the thread that runs the Worker, `all` including
 * V8's threads for compiling and garbage collection.
 */
export function cpuMilliseconds(pid: number): { main: number; all: number } {
  const ofThread = (thread: string) =>
    Number.parseInt(readCounter(`/proc/${pid}/task/${thread}/schedstat`), 10) || 0;
  const main = ofThread(String(pid));
  if (main === 0) throw new Error(`/proc/${pid}/task has no schedstat: run this on Linux`);
  const all = readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + ofThread(thread), 0);
  return { main: main / 1e6, all: all / 1e6 };
}
