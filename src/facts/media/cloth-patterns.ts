/** Patterns of the cloth that a hospital may choose; each is a file in client/styles/cloth. */
export const clothPatterns = ['suns', 'leaves', 'beads', 'weave'] as const;
