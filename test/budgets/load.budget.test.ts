import { expect, it } from 'vitest';
import { everyKind, measureLoad, uniqueKinds } from '../../tools/measure/load/measure-load.ts';

// 'npm run load' does the same for a minute

it('sends no wrong response and breaks no connection at full load', async () => {
  // a busy machine takes several rounds
  for (let responses = 0; responses < 500; ) {
    const load = await measureLoad(everyKind, { seconds: 5, warmUpSeconds: 1 });
    expect(load.failures).toBe(0);
    expect(load.survived).toBe(true);
    expect(load.responses).toBeGreaterThan(0);
    responses += load.responses;
  }
});

it('does not grow in memory with unique addresses, searches and forms', async () => {
  const load = await measureLoad(uniqueKinds, { seconds: 6, warmUpSeconds: 2 });
  expect(load.failures).toBe(0);
  // caching a page for every unknown path would grow memory by 0.13
  expect(load.growth).toBeLessThan(0.05);
});
