import { Problem } from './problem.ts';

/** So many at once for each of those who ask, in this process; more are asked to come again. Gives what leaves the seat. */
export function seats(atOnce: number, seconds: number): (whose: string) => () => void {
  const taken = new Map<string, number>();
  return (whose) => {
    const others = taken.get(whose) ?? 0;
    if (others >= atOnce) throw new Problem('tooMany', { seconds });
    taken.set(whose, others + 1);
    return () => {
      const left = (taken.get(whose) ?? 1) - 1;
      if (left > 0) taken.set(whose, left);
      else taken.delete(whose);
    };
  };
}
