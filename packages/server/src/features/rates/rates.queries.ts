import type { RateCard } from '@loadline/contract/freight/rate-card';
import { rateCard } from '@loadline/contract/freight/rate-card';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { listRates } from '@loadline/contract/ops/rate.api';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import { keysetPage } from '../../kernel/keyset.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { productView } from '../ops/products.public.ts';

const columns = sql`r.*, c.name as product_zh, c.name_en as product_en, c.transport`;
const cards = sql`rate_card r join ${productView} c on c.channel_id = r.product_id`;

/** Every card: by product, way and first day; the retired at the end. */
export function pageOfRates(
  staff: Database,
  viewer: Viewer,
  { search, after, size }: QueryOf<typeof listRates>,
): Promise<RawJson> {
  const words = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const place = sql`case when r.retired then '2' else '1' end || c.name || ' ' || r.origin || ' ' || r.zone || ' ' || r.valid_from::text`;
  return staff.readJson(
    viewer,
    keysetPage({
      columns,
      from: cards,
      where: sql`concat_ws(' ', c.name, c.name_en, r.origin, r.zone, r.zone_zh, r.zone_en) ilike ${words}`,
      row: jsonOf(rateCard.fields, 'r'),
      by: { value: place, type: 'text', descending: false },
      after,
      size,
    }),
  );
}

/** A card as it stands in this transaction; nobody else changes it until it ends. */
export async function lockedRate(tx: Tx, id: string): Promise<RateCard> {
  await tx.one(sql`select 1 from rate_card where id = ${id} for update`);
  const { card } = await tx.one(sql.type({ card: json<RateCard>() })`
    select ${jsonOf(rateCard.fields, 'r')} as card from (select ${columns} from ${cards} where r.id = ${id}) r`);
  return card;
}
