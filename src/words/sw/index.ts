/** What the Swahili edition says: whole modules after the English ones, or none. */
export {};
