import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { waybillSubject } from './waybill.subject.ts';

/** Which step of staff a waybill waits for. */
export const waybillQueues = codeTable('waybill queue', waybillSubject.queues);

export type WaybillQueue = CodeOf<typeof waybillQueues>;
