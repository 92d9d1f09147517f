import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { deedFields } from '@loadline/contract/ops/audit-fields';
import { plainAwb } from '@loadline/contract/waybills/awb-number';
import { waybillAudited } from '@loadline/contract/waybills/waybill.audit';
import type { deskWaybillApi } from '@loadline/contract/waybills/waybill-desk.api';
import { auditView } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database.ts';
import { deedColumns, saidDeed } from '../../kernel/deeds.ts';
import { Problem } from '../../kernel/problem.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

/** Who did what with a waybill, the newest first. */
export async function historyOf(
  staff: Database,
  viewer: Viewer,
  no: string,
): Promise<AnswerOf<typeof deskWaybillApi.history>> {
  const {
    rows: [known, deeds],
  } = await staff.read(
    viewer,
    sql`select 1 from mawb m where m.mawb_no = ${plainAwb(no)}`,
    sql.type(deedColumns)`
      select ${isoOf(sql`a.at`)} as at, a.who, a.action, a.changes from mawb m
      join ${auditView} a on a.subject = 'mawb' and a.subject_id = m.id where m.mawb_no = ${plainAwb(no)} order by a.at desc, a.audit_id desc limit 500`,
  );
  if (known.length === 0) throw new Problem('notFound');
  const fields = { ...deedFields, ...waybillAudited };
  return deeds.map((deed) => saidDeed(deed, fields, viewer.language));
}
