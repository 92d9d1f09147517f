import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { labelBrand, labelScheme } from '@loadline/contract/labels/label-scheme';
import type { listLabelSchemes } from '@loadline/contract/labels/label-scheme.api';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import { keysetPage } from '../../kernel/keyset.ts';
import { containing } from '../../kernel/records.ts';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { organisationView } from '../ops/companies.public.ts';

export type Scheme = ValuesOf<typeof labelScheme.fields>;
export type Brand = ValuesOf<typeof labelBrand.fields>;

type Asked = QueryOf<typeof listLabelSchemes>;

/** The newest edition of each. */
const schemes = sql`(select distinct on (s.id) s.*, s.changed_at as updated_at from label_scheme s order by s.id, s.version desc) r`;

const brands = sql`(select b.*, g.name_zh as customer, g.name_en as customer_en
  from (select distinct on (w.id) w.* from label_brand w order by w.id, w.version desc) b join ${organisationView} g on g.org_id = b.org_id) r`;

const schemeRow = jsonOf(labelScheme.fields, 'r');
const brandRow = jsonOf(labelBrand.fields, 'r');

function pageOf(
  from: Sql,
  row: Sql,
  name: 'name_en' | 'brand_name',
  keys: readonly string[],
  asked: Asked,
): Sql {
  const { search, after, size } = asked;
  const where = search === null ? sql`true` : sql`${containing(keys, search)}`;
  const by = { value: sql.ref(`r.${name}`), type: 'text', descending: false } as const;
  return keysetPage({ from, where, row, by, after, size });
}

export function pageOfSchemes(staff: Database, viewer: Viewer, asked: Asked): Promise<RawJson> {
  return staff.readJson(viewer, pageOf(schemes, schemeRow, 'name_en', ['name_zh', 'name_en'], asked));
}

export function pageOfBrands(staff: Database, viewer: Viewer, asked: Asked): Promise<RawJson> {
  const keys = ['brand_name', 'customer', 'customer_en'];
  return staff.readJson(viewer, pageOf(brands, brandRow, 'brand_name', keys, asked));
}

/** The newest edition of a scheme. */
export async function schemeIn(tx: Pick<Tx, 'rows'>, id: string): Promise<Scheme | undefined> {
  const [found] = await tx.rows(
    sql.type({ one: json<Scheme>() })`select ${schemeRow} as one from ${schemes} where r.id = ${id}`,
  );
  return found?.one;
}

export async function brandIn(tx: Pick<Tx, 'rows'>, id: string): Promise<Brand | undefined> {
  const [found] = await tx.rows(
    sql.type({ one: json<Brand>() })`select ${brandRow} as one from ${brands} where r.id = ${id}`,
  );
  return found?.one;
}
