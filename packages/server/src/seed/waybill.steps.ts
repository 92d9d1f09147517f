import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { isCode } from '@loadline/contract/kernel/code';
import { hoursAfter } from './local-hours.ts';
import { stepsTo } from './waybills.seed.ts';

export interface DemoStep {
  readonly from: WaybillStatus;
  readonly to: WaybillStatus;
  readonly at: Date;
}

/** When its flight left and landed, as far as it has. */
interface Flight {
  readonly etd: Date;
  readonly atd: Date | null;
  readonly ata: Date | null;
}

/** Hours after the landing at which a step abroad is usually made. */
const afterLanding: Partial<Readonly<Record<WaybillStatus, number>>> = { '40': 2.5, '34': 5.5, '8': 21 };

/** The steps that have brought a waybill booked at `made` to a status: up and down with its flight, on the ground evenly between. */
export function stepsOf(status: string, made: Date, { etd, atd, ata }: Flight, now: Date): DemoStep[] {
  if (!isCode(waybillStatuses, status)) return [];
  const steps = stepsTo(status);
  const ground = steps.filter((step) => step !== '3' && step !== '4' && afterLanding[step] === undefined);
  const latest = Math.min(+etd - 3_600_000, +now - 1_800_000);
  const share = Math.max(latest - +made, 600_000) / (ground.length + 1);
  return steps.map((to, at) => ({ from: steps[at - 1] ?? '31', to, at: momentOf(to, at) }));

  function momentOf(step: WaybillStatus, at: number): Date {
    if (step === '3') return atd ?? etd;
    if (step === '4') return ata ?? etd;
    const later = afterLanding[step];
    return later === undefined ? new Date(+made + share * (at + 1)) : hoursAfter(ata ?? etd, later);
  }
}
