/** The time, as a parameter: tests turn it, nothing else does. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
