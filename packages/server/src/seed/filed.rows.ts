import type { entryRows } from './entries.rows.ts';
import type { goodsRows } from './goods.rows.ts';
import type { orderRow } from './order.rows.ts';

interface Told {
  readonly goods_line: ReturnType<typeof goodsRows>;
  readonly orders: readonly Pick<
    ReturnType<typeof orderRow>,
    'id' | 'quantity' | 'gross_weight' | 'actual_pks_num' | 'actual_weight'
  >[];
}

/** Entries with what was filed of their orders, where they were filed: the orders have not changed since. */
export function withFiled(entries: ReturnType<typeof entryRows>, { goods_line, orders }: Told) {
  const isFiled = (id: string) =>
    entries.us_entry_step.some(({ entry_id, step }) => entry_id === id && step === 'SUBMITTED');
  const on = (id: string) => entries.us_entry_order.find(({ entry_id }) => entry_id === id)?.order_id;
  return {
    ...entries,
    us_entry: entries.us_entry.map((entry) => {
      const order = isFiled(entry.id) ? orders.find(({ id }) => id === on(entry.id)) : undefined;
      return {
        ...entry,
        filed_packages: order ? (order.actual_pks_num ?? order.quantity) : null,
        filed_weight: order ? (order.actual_weight ?? order.gross_weight) : null,
      };
    }),
    us_entry_line: entries.us_entry.flatMap(({ org_id, id }) =>
      isFiled(id)
        ? goods_line
            .filter(({ order_id }) => order_id === on(id))
            .map(
              ({
                order_id,
                line_no,
                name_zh,
                name_en,
                hs_dest,
                declared_qty,
                unit,
                total_price_usd,
                origin,
                ...rest
              }) => ({
                org_id,
                entry_id: id,
                order_id,
                goods_no: line_no,
                name_zh,
                name_en,
                sku: rest.sku,
                hs_dest,
                origin,
                declared_qty,
                unit,
                total_price_usd,
              }),
            )
        : [],
    ),
  };
}
