import { sql } from '../../kernel/sql.ts';

/** Calculations of duty that whoever asks may see, with the order that they are the estimate of and what is payable; null: not known. */
export const keptTariffView = sql`(select k.org_id, k.id, k.order_id, k.title, k.made_at, k.answer -> 'results' -> 0 ->> 'total' as total from tariff_kept k)`;

/** Fees of entries, each of some days of entry. */
export const feeView = sql`(select f.fee, f.percent, f.least, f.most, f.valid_from, f.valid_until from tariff_fee f)`;
