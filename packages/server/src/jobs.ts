import { features } from './features.ts';
import { sealAuditJob } from './kernel/audit-sealer.ts';
import type { House } from './kernel/house.ts';
import { sweepJob } from './kernel/housekeeping.ts';
import type { Job } from './kernel/jobs.ts';
import { sendMessageJob } from './kernel/messages/send-message.ts';

/** Every kind of work that runs outside a request. */
export function jobsOf(house: House, all = features): Job[] {
  return [
    sendMessageJob(house),
    sweepJob(house),
    sealAuditJob(house),
    ...all.flatMap(({ jobs }) => jobs?.(house, all) ?? []),
  ];
}
