import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { auditActions } from '@loadline/contract/ops/audit';
import { fieldsOfSubject } from '@loadline/contract/ops/audit-fields';
import { plainAwb } from '@loadline/contract/waybills/awb-number';
import type { deskWaybillHistory } from '@loadline/contract/waybills/waybill-desk.api';
import { changesSaid } from '../../kernel/changes-said.ts';
import type { Database } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

interface Deed {
  readonly at: string;
  readonly who: string;
  readonly action: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

/** Who did what with a waybill, the newest first. */
export async function historyOf(
  staff: Database,
  viewer: Viewer,
  no: string,
): Promise<AnswerOf<typeof deskWaybillHistory>> {
  const { results } = await staff.read(
    viewer,
    sql`select 1 from mawb m where m.mawb_no = ${plainAwb(no)}`,
    sql`select ${isoOf(sql`a.at`)} as at, a.who, a.action, a.changes from mawb m
      join audit a on a.subject = 'mawb' and a.subject_id = m.id where m.mawb_no = ${plainAwb(no)} order by a.at desc, a.audit_id desc limit 500`,
  );
  if (results[0]?.rowCount === 0) throw new Problem('notFound');
  const deeds: Deed[] = results[1]?.rows ?? [];
  const fields = fieldsOfSubject('mawb');
  return deeds.map(({ at, who, action, changes }) => ({
    at,
    who,
    action: say(wordOf(auditActions, action), viewer.language),
    changes: changesSaid(fields, changes, viewer.language).map(({ label, from, to }) => ({
      field: label,
      from,
      to,
    })),
  }));
}
