import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { rowsOf } from './product-database.ts';

interface Laid {
  readonly batchNo: string;
  readonly styles: readonly string[];
}

/** A batch of its own of styles that are being photographed, by the scheme for textiles. */
export async function layBatch(count: number): Promise<Laid> {
  const [batch] = await rowsOf<{ id: string; no: string }>(
    `insert into label_batch (org_id, id, no, brand_id, brand_version, scheme_id, scheme_version, created_by)
      select b.org_id, $1::uuid, 'LC' || upper(substr(md5($1::text), 1, 12)), b.brand_id, b.brand_version, b.scheme_id, b.scheme_version, b.created_by
      from label l join label_batch b on b.org_id = l.org_id and b.id = l.batch_id where l.style_no = 'HN-2604' limit 1 returning id, no`,
    [randomUUID()],
  );
  assert.ok(batch);
  const styles = Array.from({ length: count }, (_, at) => `CP${batch.no.slice(-6)}-${at + 1}`);
  for (const style of styles)
    await rowsOf(
      `insert into label (org_id, id, batch_id, order_id, style_no, colour, product_name, status, created_by)
        select l.org_id, gen_random_uuid(), $1, l.order_id, $2, 'Oat', 'Knit crew tee', 'PHOTOGRAPHING', l.created_by from label l where l.style_no = 'HN-2604' limit 1`,
      [batch.id, style],
    );
  return { batchNo: batch.no, styles };
}
