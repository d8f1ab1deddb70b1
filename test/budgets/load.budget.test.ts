import { expect, it } from 'vitest';
import { endlessKinds, everyKind, measureLoad } from '../../tools/measure/load/measure-load.ts';

// `npm run load` does the same for a minute

it('at full load nobody gets a wrong answer or a broken connection', async () => {
  // a busy machine takes several rounds
  for (let answers = 0; answers < 500; ) {
    const load = await measureLoad(everyKind, { seconds: 5, warmUpSeconds: 1 });
    expect(load.failures).toBe(0);
    expect(load.survived).toBe(true);
    expect(load.answers).toBeGreaterThan(0);
    answers += load.answers;
  }
});

it('addresses, searches and forms without end leave nothing behind in memory', async () => {
  const load = await measureLoad(endlessKinds, { seconds: 6, warmUpSeconds: 2 });
  expect(load.failures).toBe(0);
  // tried: with a rendering kept for every unknown path it is 0.13
  expect(load.growth).toBeLessThan(0.05);
});
