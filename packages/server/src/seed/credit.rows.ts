import { negative } from '@loadline/contract/kernel/decimal';
import type { Made } from './bill.rows.ts';
import { madeDeed, onDayAgo, rowOf } from './bill.rows.ts';
import type { DemoBill } from './bills.seed.ts';
import { draftBill } from './bills.seed.ts';
import { chanceOf } from './chance.ts';
import type { Charging } from './charge.rows.ts';
import { moneyDeed, posted } from './ledger.rows.ts';
import { orNone } from './or-none.ts';

type Voided = NonNullable<DemoBill['voided']>;

/** The credit note of a bill, and the draft on which what it gave free stands anew. */
export function tookBack(of: Made, { ago, reason }: Voided, charging: Charging) {
  const { now, clerk } = charging;
  const { row, lines } = of;
  const { org_id: orgId } = row;
  const at = onDayAgo(now, ago, '15:05');
  const credit = { ...creditRow(of, ago, charging), note: reason };
  const again = draftRow(of, charging);
  const copied = (
    charge: (typeof lines)[number],
    { id, created_at }: Pick<typeof credit, 'id' | 'created_at'>,
  ) => ({
    ...charge,
    id: chanceOf(`charge ${id} ${charge.id}`).id(created_at),
    bill_id: id,
    created_at,
    updated_at: created_at,
  });
  const changes = { status: { from: 'ISSUED', to: 'VOID' }, reason, creditNote: credit.bill_no };
  return {
    rows: [credit, again],
    lines: [
      ...lines.map((charge) => ({
        ...copied(charge, credit),
        source: 'credit',
        credits_id: charge.id,
        quantity: `-${charge.quantity}`,
        order_fee: negative(charge.order_fee),
        base_amount: negative(charge.base_amount),
      })),
      ...lines.map((charge) => ({ ...copied(charge, again), rate: null, base_amount: null })),
    ],
    entry: creditEntry(of, credit, clerk),
    audit: [moneyDeed({ orgId, at, clerk }, 'bill', row.id, 'bill-voided', changes), madeDeed(again, clerk)],
  };
}

function creditRow({ row, issued }: Made, ago: number, charging: Charging) {
  const at = onDayAgo(charging.now, ago, '15:05');
  return {
    ...row,
    ...rowOf(chanceOf(`bill credit of ${issued.name}`).id(at), row.org_id, ago, charging, 0),
    status: 'ISSUED',
    issued_at: orNone<Date>(at),
    credits_bill_id: orNone<string>(row.id),
    version: 1,
    created_at: at,
    updated_at: at,
  };
}

function draftRow({ row }: Made, charging: Charging) {
  const at = onDayAgo(charging.now, draftBill.ago, '16:40');
  return {
    ...row,
    ...rowOf(chanceOf('bill draft').id(at), row.org_id, draftBill.ago, charging),
    status: 'DRAFT',
    issued_at: null,
    issued_by: null,
    note: null,
    version: 1,
    created_at: at,
    updated_at: at,
  };
}

function creditEntry(
  { row, issued }: Made,
  credit: { id: string; note: string; created_at: Date },
  clerk: Charging['clerk'],
) {
  const { amount, base, currency, name } = issued;
  return posted(
    {
      orgId: row.org_id,
      kind: 'credit',
      at: credit.created_at,
      name,
      billId: credit.id,
      note: credit.note,
      postings: [
        { account: 'receivable', billId: row.id, currency, amount: negative(amount), base: negative(base) },
        { account: 'revenue', currency, amount, base },
      ],
    },
    clerk,
  );
}
