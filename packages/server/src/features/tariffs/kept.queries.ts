import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Forwarder } from '@loadline/contract/ops/forwarder';
import type { listKeptTariffs, readKeptTariff } from '@loadline/contract/tariffs/tariff-kept.api';
import { listedTariffs } from '@loadline/contract/tariffs/tariff-kept.api';
import { instant, json, orNull, text } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { forwarderIn } from '../ops/forwarder.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';

export type KeptTariff = AnswerOf<typeof readKeptTariff>;

const keptColumns = { id: text, title: text, made_who: text, made_at: instant, order_number: orNull(text) };
const keptSelected = sql`k.id, k.title, k.made_who, k.made_at, (select o.order_number from ${orderView} o where o.org_id = k.org_id and o.id = k.order_id) as order_number`;

/** The newest first; what somebody may not see is not among them. */
export async function keptOf(db: Database, viewer: Viewer): Promise<AnswerOf<typeof listKeptTariffs>> {
  const {
    rows: [rows],
  } = await db.read(
    viewer,
    sql.type(keptColumns)`
      select ${keptSelected} from tariff_kept k where k.org_id = (select app_org()) order by k.made_at desc, k.id limit ${sql.lit(listedTariffs)}`,
  );
  return rows.map(({ made_at, made_who, order_number, ...kept }) => ({
    ...kept,
    madeAt: made_at.toISOString(),
    madeWho: made_who,
    orderNumber: order_number,
  }));
}

const oneKept = (id: string) =>
  sql.type({
    ...keptColumns,
    asked: json<KeptTariff['asked']>(),
    answer: json<KeptTariff['answer']>(),
  })`select ${keptSelected}, k.asked, k.answer from tariff_kept k where k.org_id = (select app_org()) and k.id = ${id}::uuid`;

type Row = {
  id: string;
  title: string;
  made_who: string;
  made_at: Date;
  order_number: string | null;
} & Pick<KeptTariff, 'asked' | 'answer'>;

function keptIn({ made_at, made_who, order_number, ...kept }: Row): KeptTariff {
  return { ...kept, madeAt: made_at.toISOString(), madeWho: made_who, orderNumber: order_number };
}

export function keptCalculation(db: Database, viewer: Viewer, id: string): Promise<KeptTariff> {
  return db.inTransaction(viewer, async (tx) => keptIn(await tx.one(oneKept(id))));
}

/** The same with whose paper it is printed on. */
export function keptWithLetterhead(
  db: Database,
  viewer: Viewer,
  id: string,
): Promise<readonly [KeptTariff, Forwarder]> {
  return db.inTransaction(
    viewer,
    async (tx) => [keptIn(await tx.one(oneKept(id))), await forwarderIn(tx)] as const,
  );
}
