/** What is brought and taken along at once, of several orders. */
export const filesAtOnce = { matched: 100, candidates: 10, orders: 100, megabytes: 500 } as const;
