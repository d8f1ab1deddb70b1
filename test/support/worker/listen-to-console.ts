import { vi } from 'vitest';

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

/** Silences the console until mocks are restored, and returns what is logged, one text per call. */
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
