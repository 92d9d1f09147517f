import { useEffect, useState } from 'react';

/**
 * The time by the server's clock, every second: a wall's own clock may be wrong by hours. `asOf` is what the server said
 * when its answer came in at `heardAt` by the browser's clock.
 */
export function useNow(asOf: string | undefined, heardAt: number): number {
  const [here, setHere] = useState(Date.now);
  useEffect(() => {
    const tick = setInterval(() => setHere(Date.now()), 1_000);
    return () => clearInterval(tick);
  }, []);
  return asOf === undefined ? here : here + Date.parse(asOf) - heardAt;
}
