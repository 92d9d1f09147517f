import type { House } from './kernel/house.ts';
import type { Job } from './kernel/jobs.ts';

/** Every kind of work that runs outside a request. */
export function jobsOf(_house: House): Job[] {
  return [];
}
