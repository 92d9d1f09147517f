import { bill, creditNoteNo } from '@loadline/contract/bills/bill';
import type { billApi, ownBillFilter } from '@loadline/contract/bills/bill.api';
import { billTabs } from '@loadline/contract/bills/bill.api';
import { codesOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { deedFields } from '@loadline/contract/ops/audit-fields';
import { calledByNone } from '../../kernel/called.ts';
import type { Database, RawJson } from '../../kernel/database.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { recordHistory } from '../../kernel/record-history.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, jsonOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { doerName } from '../ops/people.public.ts';
import { fixedFigures } from './bills.amounts.queries.ts';
import { inTab, isCalled, matching, overviewJson, sortingOf } from './bills.filter.queries.ts';
import { linesJson, ofBill, ownBills, shownOfBill } from './bills.rows.queries.ts';
import { disputesJson, ofDisputes } from './disputes.rows.queries.ts';

type Filter = ValuesOf<typeof ownBillFilter>;

/** The fields by which the audit log tells of bills. */
export const billAudited = { ...deedFields, ...bill.fields, creditNote: creditNoteNo };

function found({ tab, ...filter }: Filter): Sql {
  return allOf([
    ofViewer('r'),
    ...matching(filter, ['billNo'], 'own'),
    ...(tab === null ? [] : [inTab[tab]]),
  ]);
}

const rowJson = jsonOf(bill.fields, 'r', shownOfBill);

/** The viewer's own, the newest first unless told. */
export const listOfOwn: ListSource<Filter> = {
  from: ownBills,
  where: found,
  row: rowJson,
  of: bill,
  by: sortingOf,
  missing: ({ numbers }) => calledByNone(isCalled, ownBills, numbers),
};

export function overviewOfOwn(db: Database, viewer: Viewer, filter: Filter): Promise<RawJson> {
  return db.readJson(
    viewer,
    overviewJson(ownBills, codesOf(billTabs), found({ ...filter, tab: null }), found(filter)),
  );
}

export function ownBill(db: Pick<Database, 'readJson'>, viewer: Viewer, no: string): Promise<RawJson> {
  return db.readJson(
    viewer,
    sql`select json_build_object('bill', ${rowJson}, 'lines', ${linesJson(fixedFigures, ofBill)}, 'disputes', ${disputesJson(ofDisputes)})::text from ${ownBills}
      where ${ofViewer('r')} and r.bill_no = ${no}`,
  );
}

/** Who did what to a bill, the newest first; its customer reads no names of the forwarder's people, and nothing of the draft that it was. */
export function historyOf(
  db: Pick<Database, 'read'>,
  viewer: Viewer,
  { no, isOwn }: { readonly no: string; readonly isOwn: boolean },
): Promise<AnswerOf<typeof billApi.history>> {
  const which = sql`r.bill_no = ${no} and ${isOwn ? ofViewer('r') : sql`true`}`;
  const who = isOwn ? doerName(sql`a`) : sql`a.who`;
  const deeds = isOwn ? sql`a.action in ('bill-issued', 'bill-voided', 'bill-credited')` : sql`true`;
  return recordHistory(db, viewer, {
    table: 'bill',
    which,
    subject: 'bill',
    who,
    deeds,
    fields: billAudited,
  });
}
