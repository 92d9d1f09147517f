/** Where a signed-in browser hears of changes: server-sent events, each one `LiveEvent` in JSON (rulings.md 19). */
export const livePath = '/adminapi/live';

/** A stream that is silent for longer is dead: the server sends a sign of life every ten seconds. */
export const heartbeatMs = 10_000;
