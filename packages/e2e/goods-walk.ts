import { expect } from '@playwright/test';
import { freeOrder, type Spoken } from './clearance-walk.ts';
import { rowsOf } from './product-database.ts';

/** An order whose first line has a number of ten digits. */
export function orderWithNumber(which = 'true'): Promise<string> {
  const lines = `exists (select from goods_line g where g.org_id = o.org_id and g.order_id = o.id and g.line_no = 1 and g.hs_dest ~ '^\\d{10}$'
    and not exists (select from goods_line h where h.org_id = g.org_id and h.order_id = g.order_id and h.line_no > 1)) and ${which}`;
  return freeOrder(lines, 'first');
}

interface Goods {
  readonly id: string;
  readonly sku: string;
  readonly hts: string;
  readonly name: string;
}

/** The article of its line, kept in the customer centre under a SKU of its own. */
export async function goodsOf(order: string, language: Spoken): Promise<Goods> {
  const sku = `W-${Date.now()}`;
  await rowsOf(
    `update goods_line g set sku = $2 from orders o where o.order_number = $1 and g.org_id = o.org_id and g.order_id = o.id and g.line_no = 1`,
    [order, sku],
  );
  const [kept] = await rowsOf<Goods>(
    `insert into goods (org_id, id, sku, name_zh, name_en, hs_code, material, currency, purpose, created_by)
     select g.org_id, gen_random_uuid(), g.sku, g.name_zh, g.name_en, g.hs_dest, g.material, 'USD', g.usage, o.created_by
     from orders o join goods_line g on g.org_id = o.org_id and g.order_id = o.id and g.line_no = 1 where o.order_number = $1
     returning id::text as id, sku, hs_code as hts, ${language === 'en' ? 'name_en' : 'name_zh'} as name`,
    [order],
  );
  expect(kept).toBeDefined();
  return kept ?? { id: '', sku, hts: '', name: '' };
}
