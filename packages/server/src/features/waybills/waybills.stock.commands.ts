import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import type { StockState } from '@loadline/contract/waybills/awb-stock';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';

/** Where a number stands in the stock follows from where its waybill stands. */
const stateOf: Readonly<Record<WaybillStatus, StockState>> = {
  '29': 'reserved',
  '30': 'reserved',
  '31': 'reserved',
  '32': 'reserved',
  '33': 'reserved',
  '42': 'locked',
  '43': 'locked',
  '44': 'locked',
  '41': 'locked',
  '45': 'locked',
  '3': 'used',
  '4': 'used',
  '40': 'used',
  '34': 'used',
  '8': 'used',
  '0': 'void',
};

/** Moves the number of a waybill on with it, or back. In a transaction of staff or the program. */
export async function stockFollows(
  tx: Tx,
  { id, mawbNo, approved }: Pick<LockedWaybill, 'id' | 'mawbNo' | 'approved'>,
  status: WaybillStatus,
  reason: string | null = null,
): Promise<void> {
  // Built up at the terminal, its documents are out already.
  const state = status === '33' && approved ? 'locked' : stateOf[status];
  await tx.rows(sql`select move_stock(${mawbNo}, ${state}, ${id}, ${reason}, ${tx.me.name})`);
}
