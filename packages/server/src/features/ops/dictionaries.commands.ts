import { countries } from '@loadline/contract/codes/country';
import { placeOf } from '@loadline/contract/codes/place';
import { knownPlaceKinds } from '@loadline/contract/codes/place-kind';
import { isCode } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { findingOn } from '@loadline/contract/kernel/schema';
import { codeShapes, dictionaryEntry, isPlaceKind, isTimeZone } from '@loadline/contract/ops/dictionary';
import type { orderEntries, saveEntry } from '@loadline/contract/ops/dictionary.api';
import { audit } from '../../kernel/audit.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { differences, requireVersion } from '../../kernel/record-changes.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { Entries } from './dictionaries.queries.ts';
import { entriesIn } from './dictionaries.queries.ts';
import { announcePlaces } from './places.queries.ts';

type Asked = BodyOf<typeof saveEntry>;

/** A new entry stands at the end of its dictionary; a known one keeps its code for good. */
export function keepEntry(staff: Database, viewer: Viewer, asked: Asked): Promise<Entries> {
  requireCode(asked);
  requirePlace(asked);
  return staff.inTransaction(viewer, async (tx) => {
    const before = asked.version === null ? undefined : await lockedEntry(tx, asked);
    if (before) {
      requireVersion(before, asked.version, asked);
      await changeEntry(tx, asked);
    } else
      await withoutConflict(
        { dictionary_entry_pkey: 'codeTaken' },
        { code: asked.code },
        addEntry(tx, asked),
      );
    const { version: _version, kind, code, ...values } = asked;
    const changes = { kind, code, ...differences(before ?? {}, values) };
    await audit(tx, { action: before ? 'edited' : 'made', subject: 'dictionary', changes });
    if (isCode(knownPlaceKinds, kind)) await announcePlaces(tx);
    return entriesIn(tx, kind);
  });
}

/** A place that the program brings, has the code that it has; what else is new looks as the codes of its dictionary do. */
function requireCode({ kind, code, version }: Asked): void {
  const { shape, says } = codeShapes[kind];
  const isRight =
    shape.test(code) &&
    (kind !== 'timeZone' || isTimeZone(code)) &&
    (kind !== 'country' || isCode(countries, code));
  if (isRight || (version !== null && placeOf(code)?.kind === kind)) return;
  throw wrongFields([{ path: 'code', label: dictionaryEntry.fields.code.label, says }]);
}

/** A place lies in a country, has a clock, and is one thing: what is an airport is no port. A warehouse has a clock, too. */
function requirePlace({ kind, code, country, zone }: Asked): void {
  if (kind === 'warehouse' && zone === null) throw wrongFields([findingOn(dictionaryEntry, 'zone')]);
  if (!isPlaceKind(kind)) return;
  const missing = (['country', 'zone'] as const).filter((key) => ({ country, zone })[key] === null);
  if (missing.length > 0) throw wrongFields(missing.map((key) => findingOn(dictionaryEntry, key)));
  if ((placeOf(code)?.kind ?? kind) !== kind) throw new Problem('codeTaken', { code });
}

async function lockedEntry(tx: Tx, { kind, code }: Asked): Promise<Entries[number]> {
  await tx.one(sql`select 1 from dictionary_entry where kind = ${kind} and code = ${code} for update`);
  const found = (await entriesIn(tx, kind)).find((entry) => entry.code === code);
  if (!found) throw new Problem('notFound');
  return found;
}

async function addEntry(
  tx: Tx,
  { kind, code, nameZh, nameEn, country, zone, nextHouseNo, address, hours, remark, active }: Asked,
): Promise<void> {
  await tx.rows(sql`
    insert into dictionary_entry (kind, code, name_zh, name_en, country, zone, next_house_no, address, hours, remark, active, position)
    select ${kind}, ${code}, ${nameZh}, ${nameEn}, ${country}, ${zone}, ${nextHouseNo}, ${address}, ${hours}, ${remark}, ${active}, coalesce(max(d.position) + 1, 0) from dictionary_entry d where d.kind = ${kind}`);
}

async function changeEntry(
  tx: Tx,
  { kind, code, nameZh, nameEn, country, zone, nextHouseNo, address, hours, remark, active }: Asked,
): Promise<void> {
  await tx.rows(sql`
    update dictionary_entry set name_zh = ${nameZh}, name_en = ${nameEn}, country = ${country}, zone = ${zone}, next_house_no = ${nextHouseNo}, address = ${address}, hours = ${hours}, remark = ${remark}, active = ${active}, version = version + 1,
      updated_at = now() where kind = ${kind} and code = ${code}`);
}

/** What is named stands first, in this order; the rest follows as it was. */
export function putInOrder(
  staff: Database,
  viewer: Viewer,
  { kind, codes }: BodyOf<typeof orderEntries>,
): Promise<Entries> {
  return staff.inTransaction(viewer, async (tx) => {
    await tx.rows(sql`
      update dictionary_entry d set position = p.place::int - 1, updated_at = now()
      from (select e.kind, e.code, row_number() over (order by w.place nulls last, e.position, e.code) as place
        from dictionary_entry e left join unnest(${codes}::text[]) with ordinality as w (code, place) on w.code = e.code
        where e.kind = ${kind}) p
      where d.kind = p.kind and d.code = p.code and d.position <> p.place - 1`);
    await audit(tx, { action: 'ordered', subject: 'dictionary', changes: { kind, codes } });
    return entriesIn(tx, kind);
  });
}
