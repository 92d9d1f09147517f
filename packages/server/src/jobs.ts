import { importOrdersJob } from './features/orders/orders.import.jobs.ts';
import type { House } from './kernel/house.ts';
import type { Job } from './kernel/jobs.ts';

/** Every kind of work that runs outside a request. */
export function jobsOf(house: House): Job[] {
  return [importOrdersJob(house)];
}
