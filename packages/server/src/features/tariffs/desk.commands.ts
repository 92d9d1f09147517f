import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { findingOn } from '@loadline/contract/kernel/schema';
import { measureFlaw, tariffMeasure } from '@loadline/contract/tariffs/tariff-desk';
import type { saveDeskMeasure } from '@loadline/contract/tariffs/tariff-desk.api';
import { audit } from '../../kernel/audit.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { differences, requireVersion } from '../../kernel/record-changes.ts';
import { assignments } from '../../kernel/records.save.ts';
import type { Sql } from '../../kernel/sql.ts';
import { columnOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { DeskMeasure } from './desk.queries.ts';
import { measureIn, ownScope } from './desk.queries.ts';

type Saved = BodyOf<typeof saveDeskMeasure>;

/** A new measure without a version, else a change of the one that was read; who, when and by which source stay with it. */
export function keepMeasure(staff: Database, viewer: Viewer, saved: Saved): Promise<DeskMeasure> {
  const flaw = measureFlaw(saved);
  if (flaw) throw wrongFields([findingOn(tariffMeasure, flaw.key, flaw.says)]);
  return staff.inTransaction(viewer, async (tx) => {
    const before = saved.version === null ? undefined : await current(tx, saved);
    const laid = await tx.rows(before ? changing(tx, saved) : making(tx, saved));
    if (laid.length === 0) throw new Problem('nameTaken', { name: saved.code });
    if (saved.numbers !== null) await layList(tx, saved.code, saved.numbers);
    const { version: _version, ...values } = saved;
    const changes = { code: saved.code, ...differences(before ?? {}, values) };
    await audit(tx, { action: before ? 'edited' : 'made', subject: 'tariffMeasure', changes });
    return measureIn(tx, saved.code);
  });
}

async function current(tx: Tx, saved: Saved) {
  await tx.one(sql`select 1 from tariff_measure where id = ${saved.code} for update`);
  const found = await measureIn(tx, saved.code);
  requireVersion(found, saved.version, saved);
  return found;
}

const words = (typed: string | null) => (typed === null ? [] : typed.split(/\s+/));

/** What staff say of a measure, by its columns. */
function written(
  tx: Tx,
  { version: _version, code: _code, numbers: _numbers, isClaimed: _isClaimed, ...one }: Saved,
) {
  const { from, until, origins, notOrigins, note, under232, metal, takesColumnTwo, ...same } = one;
  return {
    ...same,
    validFrom: from,
    validUntil: until,
    origins: words(origins),
    notOrigins: words(notOrigins),
    under_232: under232,
    base: metal ?? 'full',
    takes_column2: takesColumnTwo,
    note: note ?? '',
    byStaff: true,
    changedWho: tx.me.name,
    changedAt: tx.now,
  };
}

function making(tx: Tx, saved: Saved): Sql {
  const { code, numbers, isClaimed, program } = saved;
  const entries = Object.entries(written(tx, saved));
  return sql`
    insert into tariff_measure (id, place, scope, claim, chapter98, confidence,
      ${sql.join(entries.map(([key]) => sql.ref(columnOf(key))))})
    values (${code}, (select coalesce(max(place), 0) + 1 from tariff_measure), ${numbers === null ? 'all' : ownScope(code)},
      ${isClaimed ? 'claimed' : null}, ${program.startsWith('s232') ? 'entered' : 'dutiable'}, 'high',
      ${sql.join(entries.map(([, value]) => sql`${value}`))})
    on conflict (id) do nothing returning id`;
}

/** A claim that is read from elsewhere (USMCA, metal under 15 per cent) stays what it is. */
function changing(tx: Tx, saved: Saved): Sql {
  const { code, numbers, isClaimed } = saved;
  return sql`
    update tariff_measure set ${assignments({ ...written(tx, saved), version: sql`version + 1` })},
      scope = ${numbers === null ? sql`scope` : ownScope(code)},
      claim = case when claim in ('usmca', 'exclusion', 'metalUnder15') then claim else ${isClaimed ? 'claimed' : null}::text end
    where id = ${code} returning id`;
}

async function layList(tx: Tx, code: string, numbers: string): Promise<void> {
  const scope = ownScope(code);
  const members = [...new Set(words(numbers))];
  const [outs, ins] = [
    members.filter((one) => one.startsWith('-')),
    members.filter((one) => !one.startsWith('-')),
  ];
  await tx.rows(sql`delete from tariff_scope where scope = ${scope}`);
  await tx.rows(sql`
    insert into tariff_scope (scope, prefix, includes)
    select ${scope}, p, true from unnest(${ins}::text[]) p
    union all select ${scope}, p, false from unnest(${outs.map((one) => one.slice(1))}::text[]) p`);
}
