/** Folders with faults to plant, and the tests that should notice them, as globs. */
interface Group {
  mutate: readonly string[];
  tests: readonly string[];
  /** Tests left out, mostly because they visit every page: too slow to repeat for each fault. */
  leftOut?: readonly string[];
}

const feature = (name: string): Group => ({
  // browser tests check what runs in the browser, and Stryker cannot run those
  mutate: [`src/features/${name}/**/*.ts`, `!src/features/${name}/{island/**,submit-in-place.ts}`],
  tests: [`test/features/${name}/**`],
});

/** The groups that the nightly workflow measures, each in a job of its own. */
export const groups: Readonly<Record<string, Group>> = {
  facts: {
    mutate: ['src/facts/**/*.ts', '!src/facts/schemas/**'],
    tests: ['test/{facts,seo,time}/**', 'test/features/{notices,planner,today}/**'],
    leftOut: ['test/**/*.worker.test.ts'],
  },
  booking: {
    ...feature('booking'),
    tests: ['test/features/booking/**', 'test/facts/legal/**'],
    leftOut: ['test/features/booking/{department-booking,privacy}.worker.test.ts'],
  },
  planner: feature('planner'),
  cost: feature('cost'),
  search: {
    ...feature('search'),
    leftOut: ['test/features/search/{any-query,emergency-links,quality,safety}.test.ts'],
  },
  server: {
    mutate: ['src/server/**/*.ts'],
    tests: [
      'test/server/**',
      'test/{features/offline,seo/prices}/**',
      'test/site/addresses.worker.test.ts',
    ],
    leftOut: ['test/server/count-responses.worker.test.ts'],
  },
};

/** The group that the environment variable GROUP names. Throws if it names none. */
export function chosenGroup(): Group {
  const group = groups[process.env.GROUP ?? ''];
  if (!group) throw new Error(`set GROUP to one of: ${Object.keys(groups).join(', ')}`);
  return group;
}
