/** Levels of notices, most severe last. */
export const noticeLevels = ['info', 'warning', 'emergency'] as const;
