/** Folders with faults to plant, and the tests that should notice them, as globs. */
interface Group {
  mutate: readonly string[];
  tests: readonly string[];
  /** Tests that visit every page or ask hundreds of queries: too slow to repeat for each fault. */
  slowTests?: readonly string[];
  /** Not yet at the score that the other groups must reach. */
  isBelow?: true;
}

const feature = (name: string): Group => ({
  // browser tests check the islands, and Stryker cannot run those
  mutate: [`src/features/${name}/**/*.ts`, `!src/features/${name}/island/**`],
  tests: [`test/features/${name}/**`],
});

/** The groups that the nightly workflow measures, each in a job of its own. */
export const groups: Readonly<Record<string, Group>> = {
  facts: {
    mutate: ['src/facts/**/*.ts', '!src/facts/schemas/**'],
    tests: ['test/{facts,seo,time}/**', 'test/features/{notices,planner,today}/**'],
  },
  booking: {
    ...feature('booking'),
    tests: ['test/features/booking/**', 'test/facts/legal/**'],
    slowTests: ['test/features/booking/{department-booking,privacy}.worker.test.ts'],
  },
  planner: feature('planner'),
  cost: feature('cost'),
  search: {
    ...feature('search'),
    slowTests: ['test/features/search/any-query.test.ts'],
    isBelow: true,
  },
  server: {
    mutate: ['src/server/**/*.ts'],
    tests: [
      'test/server/**',
      'test/{features/offline,seo/prices}/**',
      'test/site/addresses.worker.test.ts',
    ],
    slowTests: ['test/server/count-responses.worker.test.ts'],
  },
};

/** The group that the environment variable GROUP names. Throws if it names none. */
export function chosenGroup(): Group {
  const group = groups[process.env.GROUP ?? ''];
  if (!group) throw new Error(`set GROUP to one of: ${Object.keys(groups).join(', ')}`);
  return group;
}
