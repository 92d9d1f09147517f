import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { shownAwb } from '@loadline/contract/waybills/awb-number';
import { Problem } from '../../kernel/problem.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';

const open: readonly WaybillStatus[] = ['31'];

/** Cargo comes on and goes off as long as the waybill is only booked. */
export function requireOpen({ status, mawbNo }: Pick<LockedWaybill, 'status' | 'mawbNo'>): void {
  if (open.includes(status)) return;
  throw new Problem('waybillFixed', { number: shownAwb(mawbNo), status: waybillStatuses.codes[status] });
}
