/** Where a signed-in browser hears of changes: server-sent events, each one `LiveNews` in JSON (rulings.md 19). */
export const livePath = '/adminapi/live';

/** The same for who has heard nothing for so many milliseconds: what happened then is told first. */
export const liveAfter = (missedMs: number) => `${livePath}?missed=${Math.ceil(missedMs)}`;

/** A stream that is silent for longer is dead: the server sends a sign of life every ten seconds. */
export const heartbeatMs = 10_000;
