import { Readable } from 'node:stream';
import { shownAwb } from '@loadline/contract/waybills/awb-number';
import type { FileStore } from '../kernel/files.ts';
import type { Clerk } from './accounts.ts';
import { pdfOf } from './pdf.ts';
import type { DemoWaybill } from './waybill.rows.ts';
import { reachedAt, weighedOf } from './waybill.rows.ts';

/** The weighbridge notes of the waybills that were weighed, put into the store: shown to who has a share. */
export async function weighbridgeNotes(files: FileStore, waybills: readonly DemoWaybill[], clerk: Clerk) {
  const notes = [];
  for (const waybill of waybills) {
    const [weighed, at] = [weighedOf(waybill), reachedAt(waybill, '45')];
    if (weighed && at) notes.push(await noteOf(files, waybill, { ...weighed, at }, clerk));
  }
  return notes;
}

interface Weighed {
  readonly pieces: number;
  readonly grossWeight: string;
  readonly at: Date;
}

async function noteOf(
  files: FileStore,
  { id, mawbNo, flightNo }: DemoWaybill,
  { pieces, grossWeight, at }: Weighed,
  clerk: Clerk,
) {
  const no = shownAwb(mawbNo);
  const lines = [
    'WEIGHBRIDGE NOTE',
    '',
    `MAWB ${no}`,
    `Flight ${flightNo ?? ''}`,
    `${pieces} pieces, ${grossWeight} kg`,
  ];
  const { fileId, size, sha256 } = await files.put(clerk.orgId, Readable.from([pdfOf(lines)]));
  return {
    mawbId: id,
    fileId,
    file: {
      org_id: clerk.orgId,
      file_id: fileId,
      name: `磅单_${no}.pdf`,
      type: 'application/pdf',
      size,
      sha256: `\\x${sha256.toString('hex')}`,
      created_by: clerk.userId,
      created_at: at,
    },
    record_file: {
      org_id: clerk.orgId,
      file_id: fileId,
      subject: 'mawb',
      subject_id: id,
      type: 'WEIGHT',
      visible: true,
      by_staff: true,
      uploaded_by: clerk.userId,
      uploaded_at: at,
      verdict: null,
      verdict_reason: null,
      decided_by: null,
      decided_at: null,
    },
  };
}
