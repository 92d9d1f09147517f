import { Readable } from 'node:stream';
import { sharedOf } from '@loadline/contract/waybill-drafts/draft';
import { layWaybill } from '../features/waybill-drafts/drafts.factory.ts';
import { blankForm, lineOf } from '../features/waybill-drafts/drafts.fill.parts.ts';
import { layMawb } from '../features/waybills/waybills.factory.ts';
import { newId } from '../kernel/database.ts';
import { addBelongings, staffOnly } from './belongings.ts';
import type { Belongings } from './fixture.ts';
import type { TestHouse } from './house.ts';

/** One of the customers on a waybill. Its word stands in each of its texts. */
export interface Sharer {
  readonly orgId: string;
  readonly ownerId: string;
  readonly word: string;
  /** What its figures count up from, each another. */
  readonly figures: number;
}

type Owned = Sharer & { readonly of: Belongings };

/** Everything of several customers on one master waybill, and on the draft of another: what each of them has of it. */
export async function layShared(house: TestHouse, sharers: readonly Sharer[]): Promise<Belongings[]> {
  const owned: Owned[] = [];
  for (const one of sharers)
    owned.push({ ...one, of: await addBelongings(house, one.orgId, one.ownerId, one.word) });
  // What is filed of security is of goods that come by sea.
  await house.rows(`update orders set transport_type = '2' where id = any($1)`, [
    owned.map(({ of }) => of.orderId),
  ]);
  // Their orders fly on the one that they share, not each on one of its own.
  await house.rows('update hawb set order_id = null where order_id = any($1)', [
    owned.map(({ of }) => of.orderId),
  ]);
  const { id, no } = await layMawb(house, {
    status: '34',
    cargo: owned.map(({ orgId, ownerId, word, of }) => ({
      orgId,
      ownerId,
      orders: [of.orderId],
      words: word,
    })),
    columns: { remark: staffOnly },
  });
  await house.rows(
    `insert into mawb_cost (mawb_id, line_no, name, supplier, currency, quantity, unit_price, amount) values ($1, 1, $2, $2, 'CNY', 1, 987654.32, 987654.32)`,
    [id, staffOnly],
  );
  for (const one of owned) await layTalkAndPapers(house, id, one);
  const draft = await layDraft(house, owned);
  for (const one of owned) await writeFigures(house, one);
  await addUp(house);
  return owned.map(({ of }, at) => ({
    ...of,
    mawbId: id,
    mawbNo: no,
    draftMawbNo: draft.no,
    draftHawbId: draft.hawbIds[at]?.[0] ?? '',
  }));
}

/** What each has said about the waybill, and the papers of its declaration, its entry and its share; one of them proves a payment. */
async function layTalkAndPapers(house: TestHouse, mawbId: string, { orgId, ownerId, word, of }: Owned) {
  await house.rows(
    `insert into mawb_message (org_id, mawb_id, id, side, user_id, who, body) values ($1, $2, $3, 'customer', $4, $5, $5)`,
    [orgId, mawbId, newId(), ownerId, word],
  );
  for (const [subject, subjectId] of [
    ['customs', of.customsId],
    ['clearance', of.entryId],
  ])
    await house.rows(
      `insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes) values ($1, $2, $3, $4, 'commented', $5, $6, $7)`,
      [orgId, newId(), ownerId, word, subject, subjectId, JSON.stringify({ body: word })],
    );
  for (const [subject, subjectId, type] of [
    ['customs', of.customsId, '8'],
    ['clearance', of.entryId, '11'],
    ['mawb', mawbId, '2'],
  ]) {
    const { fileId, size, sha256 } = await house.house.files.put(orgId, Readable.from([word]));
    await house.rows(
      `insert into file (org_id, file_id, name, type, size, sha256, created_by) values ($1, $2, $3, 'application/pdf', $4, $5, $6)`,
      [orgId, fileId, `${word}.pdf`, size, sha256, ownerId],
    );
    await house.rows(
      `insert into record_file (org_id, subject, subject_id, file_id, type, visible, by_staff) values ($1, $2, $3, $4, $5, true, true)`,
      [orgId, subject, subjectId, fileId, type],
    );
    if (subject === 'clearance')
      await house.rows(
        `update us_entry_duty set proof_who = $2, proof_at = now(), proof_files = array[$3::uuid] where entry_id = $1`,
        [subjectId, word, fileId],
      );
  }
}

/** A draft that waits for all of them: a house waybill of each, and what each has answered. */
async function layDraft(house: TestHouse, owned: readonly Owned[]) {
  const cargo = owned.map(({ orgId, ownerId, word }) => ({ orgId, ownerId, houses: 1, words: word }));
  const laid = await layWaybill(house, cargo, '43');
  const master = { ...blankForm, awbNo: laid.no, accounting: staffOnly };
  await house.rows(
    `insert into awb_draft (mawb_id, no, state, master, shared, sent_at, sent_by, saved_by) values ($1, 1, 'SENT', $2, $3, now(), $4, $4)`,
    [laid.id, JSON.stringify(master), JSON.stringify(sharedOf(master)), staffOnly],
  );
  for (const [at, { orgId, word, figures }] of owned.entries()) {
    const hawbId = laid.hawbIds[at]?.[0] ?? '';
    const line = lineOf(word, {
      pieces: figures,
      grossWeight: `${figures + 1}`,
      volume: '1.2',
      chargeable: `${figures + 2}`,
    });
    const form = { ...blankForm, awbNo: word, shipper: word, consignee: word, rateLines: [line] };
    await house.rows(
      `insert into awb_draft_house (org_id, mawb_id, no, hawb_id, booking_id, position, form)
       select $1, $2, 1, $3, h.booking_id, 1, $4 from hawb h where h.id = $3`,
      [orgId, laid.id, hawbId, JSON.stringify(form)],
    );
    const asked = [{ paper: hawbId, path: 'consignee', wanted: word, reason: word }];
    await house.rows(
      `insert into awb_draft_answer (org_id, mawb_id, no, master, pieces, gross_weight, requests) values ($1, $2, 1, $3, $4::int, $4::int, $5)`,
      [orgId, laid.id, JSON.stringify(sharedOf(master)), figures + 3, JSON.stringify(asked)],
    );
  }
  return laid;
}

/** What counts rows or places, and what only staff read. */
const noFigures = /version|_no$|^place$|position|abnormal|charged|opened/;

/** Every weight, count and amount of what it has is another figure of its own. */
async function writeFigures(house: TestHouse, { orgId, figures }: Sharer): Promise<void> {
  const columns = await house.rows<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     where c.table_schema = 'public' and c.is_generated = 'NEVER' and c.table_name ~ '^(orders|goods_line|hawb|booking|mawb_share|customs_(file|order|line)|us_entry(_(line|summary|exam|duty_amount))?)$'
       and (c.data_type = 'integer' or c.data_type = 'numeric' and c.numeric_precision - c.numeric_scale >= 8)
       and exists (select from information_schema.columns o where o.table_name = c.table_name and o.column_name = 'org_id') order by 1, 2`,
  );
  const own = columns.filter(({ column }) => !noFigures.test(column));
  for (const [table, of] of Map.groupBy([...own.entries()], ([, one]) => one.table)) {
    // What a warehouse has told it has told at a time.
    const times = table === 'hawb' ? ', wms_told_at = now()' : '';
    const set = of.map(([at, { column }]) => `${column} = ${figures + at}`).join(', ');
    await house.rows(`update ${table} set ${set}${times} where org_id = $1`, [orgId]);
  }
}

/** A waybill is what is on it. */
function addUp(house: TestHouse) {
  return house.rows(`update mawb m set pieces = s.pieces, gross_weight = s.gross_weight, volume = s.volume, billing_weight = s.billing_weight
    from (select mawb_id, sum(pieces) as pieces, sum(gross_weight) as gross_weight, sum(volume) as volume, sum(billing_weight) as billing_weight from mawb_share group by 1) s
    where s.mawb_id = m.id`);
}
