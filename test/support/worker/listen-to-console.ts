import { vi } from 'vitest';

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

/** Silences the console and keeps what is written to it, one text a call, until mocks are restored. */
export function listenToConsole(): readonly string[] {
  const lines: string[] = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      lines.push(
        values.map((value) => (value instanceof Error ? value.stack : String(value))).join(' '),
      );
    });
  }
  return lines;
}
