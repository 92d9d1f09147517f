import type { NamedPlace } from '@loadline/contract/codes/place';
import { knowPlace } from '@loadline/contract/codes/place';
import { orNull, text, textOf } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { placeEntries } from './dictionaries.public.ts';

/** Takes over the places that the installation has added, and the names that it has given to others. */
export async function learnPlaces(db: Database): Promise<void> {
  const rows = await db.call(sql.type({
    code: text,
    kind: textOf<NamedPlace['kind']>(),
    country: orNull(text),
    zone: orNull(text),
    zh: text,
    en: text,
  })`
    select d.code, d.kind, d.country, d.zone, d.name_zh as zh, d.name_en as en from ${placeEntries} d
    where d.version > 1 or not d.bundled`);
  for (const place of rows) knowPlace(place);
}

/** Says at the commit that places have changed: every process of the installation learns them. */
export async function announcePlaces(tx: Tx): Promise<void> {
  await tx.rows(sql`select pg_notify('live', '{"topic":"settings"}')`);
}
