import { setTimeout } from 'node:timers/promises';
import { id } from '@loadline/contract/kernel/field';
import { check } from '@loadline/contract/kernel/schema';
import { audit } from '../../kernel/audit.ts';
import { int, orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { compareEdition } from './desk.compare.commands.ts';
import { loadJobName } from './desk.upload.commands.ts';
import { layLines, linesAtOnce } from './edition.commands.ts';
import { editionRows } from './edition-file.ts';
import type { EditionLine } from './edition-lines.ts';
import { linesOf } from './edition-lines.ts';

const payloadFields = { id: id({ label: { zh: 'Id', en: 'Id' } }) };

/**
 * Lays an edition down some rows at a time, each with how far it is: one that was broken off goes on after the last of them. What cannot
 * go on is told at the desk, for somebody to take up again or to throw away; nothing of it holds meanwhile.
 */
export function loadEditionJob(house: House): Job {
  return {
    name: loadJobName,
    permission: 'op:tariff:publish',
    async work(viewer, payload) {
      const checked = check(payloadFields, payload);
      if (!checked.ok) throw new Error('a job without its edition');
      const { id: edition } = checked.value;
      try {
        await layDown(house, viewer, edition);
      } catch (error) {
        const kind = error instanceof Error ? error.name : 'unknown';
        const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
        house.app.log.error({ edition, kind, code }, 'an edition was not loaded');
        await fail(house, viewer, edition);
      }
    },
  };
}

const waitingColumns = { laid: int, lines: int, kept_org: orNull(text), kept_file: orNull(text) };

async function layDown({ staff, files }: House, viewer: Viewer, edition: string): Promise<void> {
  const db = staff.slow;
  const waiting = await db.inTransaction(viewer, (tx) => taken(tx, edition));
  if (!waiting) return;
  const { laid, lines: all, kept_org: orgId, kept_file: fileId } = waiting;
  if (orgId !== null && fileId !== null && laid < all) {
    for await (const lines of linesOf(editionRows(files.read(orgId, fileId)), linesAtOnce)) {
      const rest = lines.filter(({ place }) => place >= laid);
      if (rest.length === 0) continue;
      const start = performance.now();
      if (!(await db.inTransaction(viewer, (tx) => layRest(tx, edition, rest)))) return;
      // Half of the time is whoever's who searches meanwhile.
      await setTimeout(performance.now() - start);
    }
  }
  await db.inTransaction(viewer, (tx) => compareEdition(tx, edition));
  if (orgId !== null && fileId !== null) await files.remove(orgId, fileId);
}

async function taken(tx: Tx, edition: string) {
  const [waiting] = await tx.rows(sql.type(waitingColumns)`
    select e.rows_laid as laid, e.lines, e.kept_org, e.kept_file from hts_edition e
    where e.edition_id = ${edition} and e.state = 'LOADING' for update`);
  if (waiting && waiting.laid > 0 && waiting.laid < waiting.lines)
    await tx.rows(sql`update hts_edition set resumed = resumed + 1 where edition_id = ${edition}`);
  return waiting;
}

/** No: somebody has thrown the edition away, or another worker is further. */
async function layRest(tx: Tx, edition: string, lines: readonly EditionLine[]): Promise<boolean> {
  const [mine] = await tx.rows(sql.type({ id: text })`
    update hts_edition set rows_laid = rows_laid + ${lines.length}
    where edition_id = ${edition} and state = 'LOADING' and rows_laid = ${lines[0]?.place ?? 0} returning edition_id as id`);
  if (!mine) return false;
  await layLines(tx, edition, lines);
  return true;
}

function fail({ staff }: House, viewer: Viewer, edition: string): Promise<void> {
  return staff.inTransaction(viewer, async (tx) => {
    const [failed] = await tx.rows(sql.type({ name: text })`
      update hts_edition set state = 'FAILED' where edition_id = ${edition} and state = 'LOADING' returning name`);
    if (failed)
      await audit(tx, {
        action: 'failed',
        subject: 'htsEdition',
        subjectId: edition,
        changes: { name: failed.name },
      });
  });
}
