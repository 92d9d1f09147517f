import { Problem } from './problem.ts';

/** What comes of the work, or the refusal that the system is busy. The work itself ends by the limits of its statements. */
export async function withinDeadline<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Problem('deadline')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
