import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';

const abroad: readonly WaybillStatus[] = ['4', '40', '34', '8'];

/** What happens in a status happens at the destination. */
export function isAbroad(status: WaybillStatus): boolean {
  return abroad.includes(status);
}
