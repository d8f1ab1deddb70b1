/** From good to know to what may cost a life. */
export const noticeLevels = ['info', 'warning', 'emergency'] as const;
