import { useEffect, useState } from 'react';

/** A value once it has stood still for `ms`: what is asked while somebody types is not asked at every key. */
export function useSettled<T>(value: T, ms = 400): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
