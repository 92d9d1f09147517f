import { sql } from '../../kernel/sql.ts';
import { productNameEn } from '../ops/products.public.ts';

/** What the channel of order `o` is called in English. */
export const channelNameEn = productNameEn(sql`o.channel_name`);
