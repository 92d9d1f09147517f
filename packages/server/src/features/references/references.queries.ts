import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import type { productList, timeZoneList, userById } from '@loadline/contract/references/reference.api';
import type { Clock } from '../../kernel/clock.ts';
import { text } from '../../kernel/columns.ts';
import { type Database, RawJson } from '../../kernel/database.ts';
import { containing } from '../../kernel/records.ts';
import { allOf, type Sql, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { customerView } from '../ops/companies.public.ts';
import { entriesOf, placesToChoose, warehousesToChoose } from '../ops/dictionaries.public.ts';
import { roleView } from '../ops/people.rows.public.ts';
import { productOfferView, productView } from '../ops/products.public.ts';

/** What staff have put into a list of words, in the order they gave it. */
function listOf(kind: 'country' | 'bank'): Sql<{ entries: string }> {
  return sql.type({ entries: text })`
    select coalesce(json_agg(json_build_object('code', e.value, 'nameZh', e.zh, 'nameEn', e.en)), '[]')::text as entries
    from (${entriesOf(kind)}) e`;
}

/** Public: whoever registers chooses their country. */
export async function countriesOf(db: Database): Promise<RawJson> {
  const [found] = await db.call(listOf('country'));
  return new RawJson(found?.entries ?? '[]');
}

export function placesOf(db: Database, viewer: Viewer): Promise<RawJson> {
  return db.readJson(viewer, sql`select coalesce(json_agg(p), '[]')::text from (${placesToChoose}) p`);
}

export function warehousesOf(db: Database, viewer: Viewer): Promise<RawJson> {
  return db.readJson(viewer, sql`select ${warehousesToChoose}::text`);
}

export function banksOf(db: Database, viewer: Viewer): Promise<RawJson> {
  return db.readJson(viewer, listOf('bank'));
}

/** The zones with their difference as of now; a name that is no zone, however it came into the list, is left out. */
export async function timeZonesOf(
  db: Database,
  clock: Clock,
  viewer: Viewer,
): Promise<AnswerOf<typeof timeZoneList>> {
  const {
    rows: [entries],
  } = await db.read(viewer, entriesOf('timeZone'));
  return entries.flatMap(({ value: zone, zh: nameZh, en: nameEn }) => {
    const minutes = differenceIn(zone, clock.now());
    if (minutes === undefined) return [];
    const name = say({ zh: nameZh, en: nameEn }, viewer.language);
    return [{ zone, name, nameZh, nameEn, diff: String(minutes / 60), gmt: gmtText(minutes) }];
  });
}

/** Somebody one may know of: the mobile of a colleague is masked, that of the forwarder's person is there to be called. */
export function personById(db: Database, viewer: Viewer, { id }: QueryOf<typeof userById>): Promise<RawJson> {
  return db.readJson(
    viewer,
    sql`select json_build_object('id', user_id::text, 'name', name, 'email', email,
      'mobile', case when colleague then masked_mobile(mobile) else regexp_replace(mobile, '^\\+86', '') end)::text from person_known(${id})`,
  );
}

/** The customers' roles within what the viewer's organisation was granted; one of which nothing is left cannot be given. */
export function rolesOf(db: Database, viewer: Viewer): Promise<RawJson> {
  return db.readJson(
    viewer,
    sql`select json_build_object('records', coalesce(json_agg(json_build_object('roleId', r.role_id::text, 'nameZh', r.name_zh, 'nameEn', r.name_en,
        'permissions', r.allowed) order by r.fixed desc, r.name_en), '[]'))::text
      from (select role.*, array(select p from unnest(role.permissions) p where g.permissions is null or p = any (g.permissions)) as allowed
        from ${roleView} role, (select max(c.permissions) as permissions from ${customerView} c where c.org_id = (select app_org())) g
        where role.category = '2') r
      where r.allowed <> '{}'`,
  );
}

/** The active channels that were opened for the viewer's organisation. */
export function productsOf(
  db: Database,
  viewer: Viewer,
  { orgId, transport, keyword }: QueryOf<typeof productList>,
): Promise<RawJson> {
  const conditions = [
    sql`c.org_id = (select app_org()) and r.active`,
    ...(orgId === null ? [] : [sql`c.org_id = ${orgId}`]),
    ...(transport === null ? [] : [sql`r.transport = ${transport}`]),
    ...(keyword === null ? [] : [containing(['name', 'nameEn', 'code'], keyword)]),
  ];
  return db.readJson(
    viewer,
    sql`select json_build_object('list', coalesce(json_agg(json_build_object('id', r.channel_id::text, 'code', r.code, 'nameZh', r.name, 'nameEn', r.name_en,
        'transport', r.transport, 'descriptionZh', r.description_zh, 'descriptionEn', r.description_en) order by r.transport, r.name), '[]'))::text
      from ${productOfferView} c join ${productView} r on r.channel_id = c.channel_id where ${allOf(conditions)}`,
  );
}

/** Minutes that a zone is ahead of UTC at a moment; undefined when there is no such zone. */
function differenceIn(zone: string, at: Date): number | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
      at,
    );
    return minutesOf(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '');
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** `GMT+8`, `GMT-3:30`. */
function gmtText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

// `GMT` alone is no difference; otherwise `GMT-03:30`.
function minutesOf(offset: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /^GMT([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
