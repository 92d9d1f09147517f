import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { findingOn } from '@loadline/contract/kernel/schema';
import { measureFlaw, tariffMeasure } from '@loadline/contract/tariffs/tariff-desk';
import type { saveDeskMeasure } from '@loadline/contract/tariffs/tariff-desk.api';
import { audit } from '../../kernel/audit.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { differences, requireVersion } from '../../kernel/record-changes.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { DeskMeasures } from './desk.queries.ts';
import { measuresIn, ownScope } from './desk.queries.ts';

type Saved = BodyOf<typeof saveDeskMeasure>;

/** A new measure without a version, else a change of the one that was read; who, when and by which source stay with it. */
export function keepMeasure(staff: Database, viewer: Viewer, saved: Saved): Promise<DeskMeasures> {
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
    return measuresIn(tx);
  });
}

async function current(tx: Tx, saved: Saved) {
  await tx.one(sql`select 1 from tariff_measure where id = ${saved.code} for update`);
  const found = (await measuresIn(tx)).find(({ code }) => code === saved.code);
  if (!found) throw new Problem('notFound');
  requireVersion(found, saved.version, saved);
  return found;
}

const words = (typed: string | null) => (typed === null ? [] : typed.split(/\s+/));

function making(tx: Tx, { code, ...one }: Saved): Sql {
  return sql`
    insert into tariff_measure (id, place, program, heading, title_zh, title_en, kind, percent, base, origins, not_origins, scope, valid_from,
      valid_until, claim, condition_zh, condition_en, displaced_by, under_232, rank, takes_column2, chapter98, lacks_list, seq, status, source,
      confidence, note, by_staff, changed_who, changed_at)
    values (${code}, (select coalesce(max(place), 0) + 1 from tariff_measure), ${one.program}, ${one.heading}, ${one.titleZh}, ${one.titleEn},
      ${one.kind}, ${one.percent}::numeric, 'full', ${words(one.origins)}, ${words(one.notOrigins)},
      ${one.numbers === null ? 'all' : ownScope(code)}, ${one.from}::date, ${one.until}::date, ${one.isClaimed ? 'claimed' : null},
      ${one.conditionZh}, ${one.conditionEn}, ${one.displacedBy}, ${one.under232}, 0, true,
      ${one.program.startsWith('s232') ? 'entered' : 'dutiable'}, false, ${one.seq}, ${one.status}, ${one.source}, 'high', ${one.note ?? ''}, true,
      ${tx.me.name}, ${tx.now})
    on conflict (id) do nothing returning id`;
}

/** A claim that is read from elsewhere (USMCA, metal under 15 per cent) stays what it is. */
function changing(tx: Tx, { code, ...one }: Saved): Sql {
  return sql`
    update tariff_measure set program = ${one.program}, heading = ${one.heading}, title_zh = ${one.titleZh}, title_en = ${one.titleEn},
      kind = ${one.kind}, percent = ${one.percent}::numeric, origins = ${words(one.origins)}, not_origins = ${words(one.notOrigins)},
      scope = ${one.numbers === null ? sql`scope` : ownScope(code)}, valid_from = ${one.from}::date, valid_until = ${one.until}::date,
      claim = case when claim in ('usmca', 'exclusion', 'metalUnder15') then claim else ${one.isClaimed ? 'claimed' : null}::text end,
      condition_zh = ${one.conditionZh}, condition_en = ${one.conditionEn}, displaced_by = ${one.displacedBy}, under_232 = ${one.under232},
      seq = ${one.seq}, status = ${one.status}, source = ${one.source}, note = ${one.note ?? ''}, by_staff = true, version = version + 1,
      changed_who = ${tx.me.name}, changed_at = ${tx.now}
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
