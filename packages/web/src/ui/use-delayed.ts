import { useEffect, useState } from 'react';

/** True once `active` has lasted for `ms`; false again at once when it ends. Short waits show nothing. */
export function useDelayed(active: boolean, ms = 300): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setIsDue(true), ms);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [active, ms]);
  return active && isDue;
}
