import type { MoveData } from '@loadline/contract/waybills/waybill.move-data';
import type { Tx } from '../../kernel/database.ts';
import { attachFiles } from '../files/files.public.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';

/** The files that a step names hang on the waybill from here on. One that is not there is not found. */
export async function keepFiles(tx: Tx, { id }: LockedWaybill, data: Partial<MoveData>): Promise<void> {
  const { weighbridgeFile, returnFile, evidenceFile, photoFile } = data;
  const named = [weighbridgeFile, returnFile, evidenceFile, photoFile].flatMap((one) => one ?? []);
  await attachFiles(tx, tx.me.orgId, 'mawb', id, named);
}
