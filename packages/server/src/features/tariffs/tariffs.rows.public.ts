import { sql } from '../../kernel/sql.ts';

/** Calculations of duty that whoever asks may see, with the order that they are the estimate of and what is payable; null: not known. */
export const keptTariffView = sql`(select k.org_id, k.id, k.order_id, k.title, k.made_at, k.answer -> 'results' -> 0 ->> 'total' as total from tariff_kept k)`;
