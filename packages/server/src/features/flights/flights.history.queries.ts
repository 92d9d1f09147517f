import { flightAudited } from '@loadline/contract/flights/flight.audit';
import type { flightHistory } from '@loadline/contract/flights/flight-desk.api';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { deedFields } from '@loadline/contract/ops/audit-fields';
import { auditView } from '../../kernel/audit.ts';
import { changesSaid } from '../../kernel/changes-said.ts';
import type { Database } from '../../kernel/database.ts';
import type { PageOf } from '../../kernel/keyset.ts';
import { keysetPage } from '../../kernel/keyset.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

type History = AnswerOf<typeof flightHistory>;
type Deed = Omit<History['rows'][number], 'changes'> & { changes: Record<string, unknown> };

/** What was done to a flight, its slot and its allotments, newest first. */
export async function historyOfFlight(
  staff: Database,
  viewer: Viewer,
  { id, after, size }: QueryOf<typeof flightHistory>,
): Promise<History> {
  const found = await staff.readJson(
    viewer,
    keysetPage({
      from: sql`(select a.audit_id as id, a.at, a.who, a.action, a.changes from ${auditView} a where a.subject = 'flight' and a.subject_id = ${id}) r`,
      where: sql`true`,
      row: sql`json_build_object('id', r.id::text, 'at', ${isoOf(sql`r.at`)}, 'who', r.who, 'company', '', 'organisation', '', 'action', r.action,
        'subject', 'flight', 'subjectId', ${id}::text, 'subjectName', null, 'changes', r.changes)`,
      by: { value: sql`r.at`, type: 'timestamptz', descending: true },
      after,
      size,
    }),
  );
  const { rows, next } = found.as<PageOf<Deed>>();
  const fields = { ...deedFields, ...flightAudited };
  return {
    rows: rows.map((row) => ({ ...row, changes: changesSaid(fields, row.changes, viewer.language) })),
    next,
  };
}
