import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { deedFields } from '@loadline/contract/ops/audit-fields';
import { plainAwb } from '@loadline/contract/waybills/awb-number';
import { waybillAudited } from '@loadline/contract/waybills/waybill.audit';
import type { deskWaybillApi } from '@loadline/contract/waybills/waybill-desk.api';
import type { Database } from '../../kernel/database.ts';
import { recordHistory } from '../../kernel/record-history.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

/** Who did what with a waybill, the newest first. */
export async function historyOf(
  staff: Database,
  viewer: Viewer,
  no: string,
): Promise<AnswerOf<typeof deskWaybillApi.history>> {
  return recordHistory(staff, viewer, {
    table: 'mawb',
    which: sql`r.mawb_no = ${plainAwb(no)}`,
    subject: 'mawb',
    // A waybill is of no organisation.
    org: sql`a.org_id`,
    who: sql`a.who`,
    fields: { ...deedFields, ...waybillAudited },
  });
}
