/**
 * The Node release that package.json pins and all scripts run on. `endOfLife` is the last day with
 * security fixes (nodejs/Release, schedule.json).
 */
export const ownNode = { major: 24, endOfLife: '2028-04-30' } as const;
