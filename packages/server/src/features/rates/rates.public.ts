import { weighing } from '@loadline/contract/freight/weighing';
import { chinaZone } from '../../kernel/clock.ts';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import { productId, productWeighing } from '../ops/products.public.ts';

/** How a product weighs today: by its published card, the one from the cargo's own origin first, else as the product itself says. */
export function weighingOf(product: Sql, origin: Sql): Sql {
  return sql`coalesce((select ${jsonOf(weighing, 'k')} from rate_card k where k.product_id = ${productId(product)} and k.published
      and (now() at time zone ${sql.lit(chinaZone)})::date between k.valid_from and k.valid_to
    order by (k.origin = ${origin}) desc nulls last, k.valid_from desc, k.id limit 1),
    ${productWeighing(product)})`;
}
