import { useEffect, useState } from 'react';

export interface Countdown {
  /** Whole seconds that are left; 0 when it has run out or never began. */
  readonly left: number;
  start(seconds: number): void;
}

/** Seconds down to nothing by the clock: a tab that slept in between is not behind. Begins with `seconds` when there are any. */
export function useCountdown(seconds: () => number = () => 0): Countdown {
  const [end, setEnd] = useState(() => Date.now() + seconds() * 1_000);
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const runs = left > 0;
  useEffect(() => {
    if (!runs) return;
    const tick = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(tick);
  }, [runs]);
  const start = (anew: number) => {
    const begin = Date.now();
    setNow(begin);
    setEnd(begin + anew * 1000);
  };
  return { left, start };
}
