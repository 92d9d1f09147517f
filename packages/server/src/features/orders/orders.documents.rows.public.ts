import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';

/** What holds for a product of each document that somebody has set: its own, else what is set for all. */
export function documentRulesOf(productId: Sql): Sql {
  return sql`(select distinct on (d.document) d.document, d.asked, d.hours_before from document_rule d
    where d.product_id is null or d.product_id = ${productId} order by d.document, d.product_id nulls last)`;
}

/** The same as a list in JSON, which the rules of the contract take. */
export function documentsAskedOf(productId: Sql): Sql {
  return sql`coalesce((select json_agg(json_build_object('document', s.document, 'asked', s.asked, 'hoursBefore', s.hours_before))
    from ${documentRulesOf(productId)} s), '[]')`;
}
