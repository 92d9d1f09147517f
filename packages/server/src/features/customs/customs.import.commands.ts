import { customsBusinesses } from '@loadline/contract/codes/customs-business';
import type { CustomsStatus } from '@loadline/contract/customs/customs.lifecycle';
import { customsStatuses, customsSteps, statusAfter } from '@loadline/contract/customs/customs.lifecycle';
import { declaredBy } from '@loadline/contract/customs/declaration-no';
import type { ImportedRecord } from '@loadline/contract/imports/record.check';
import { isCode } from '@loadline/contract/kernel/code';
import { auditAll } from '../../kernel/audit.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { Source } from '../imports/imports.public.ts';
import { type CalledOrders, ordersCalled } from './customs.commands.ts';
import { instantIn } from './customs.import.flaws.ts';
import { type Cells, numbersIn } from './customs.import.queries.ts';
import type { NewFile, StandingFile } from './customs.rows.commands.ts';
import { insertFiles, updateHeaders, writtenFiles } from './customs.rows.commands.ts';
import { type TakenStep, tellSteps } from './customs.told.commands.ts';

/** Makes the new declarations, and brings those up to date of which a row says something else. */
export async function writeDeclarations(
  tx: Tx,
  records: readonly ImportedRecord[],
  source: Source,
): Promise<number> {
  const fresh = records.flatMap(({ id, values }) => (id === undefined ? [{ id: newId(), values }] : []));
  const changed = records.flatMap(({ id, changes, values }) =>
    id !== undefined && Object.keys(changes).length > 0 ? [{ id, changes, values }] : [],
  );
  const called = await ordersCalled(
    tx,
    fresh.flatMap(({ values }) => numbersIn(values)),
  );
  const made = await insertFiles(
    tx,
    fresh.flatMap((row) => newFile(row, called)),
  );
  const updated = await updateHeaders(
    tx,
    changed.map(({ id, values }) => ({ ...headerOf(values), id })),
  );
  const written = [...made, ...updated];
  const rows = new Map([...fresh, ...changed].map(({ id, values }) => [id, values]));
  const moved = await takeSteps(
    tx,
    await writtenFiles(
      tx,
      written.map(({ id }) => id),
    ),
    (id) => rows.get(id) ?? {},
  );
  const changesOf = new Map(changed.map(({ id, changes }) => [id, changes]));
  const from = { import: source.importId, file: source.fileName };
  await auditAll(
    tx,
    written.map(({ orgId, id }) => ({
      action: 'imported',
      subject: 'customs',
      subjectId: id,
      orgId,
      changes: { ...changesOf.get(id), ...moved.get(id), ...from },
    })),
  );
  return written.length;
}

/** What of a row stands in the header of its declaration. */
function headerOf({
  orders: _orders,
  totalTax: _sum,
  fileNo: _no,
  status: _to,
  statusAt: _at,
  reason: _why,
  ...header
}: Cells) {
  return header;
}

function newFile(
  { id, values }: { readonly id: string; readonly values: Cells },
  called: CalledOrders,
): NewFile[] {
  const orders = numbersIn(values).flatMap((number) => called.get(number) ?? []);
  const [first] = orders;
  const { businessType, currency, ...header } = headerOf(values);
  const by = declaredBy(header['declarationNo'] ?? '');
  if (!first || !by || !isCode(customsBusinesses, businessType) || !currency) return [];
  const { orgId } = first;
  const on = [...new Set(orders.map((order) => order.id))];
  return [{ id, orgId, ...by, businessType, currency, orders: on, values: header }];
}

type Moved = Readonly<Record<string, unknown>>;

/**
 * Records where rows say that their declarations stand; what has its number was handed in. What lay between stays
 * unrecorded (ruling 38).
 */
async function takeSteps(
  tx: Tx,
  files: readonly StandingFile[],
  rowOf: (id: string) => Cells,
): Promise<ReadonlyMap<string, Moved>> {
  const moving = files.flatMap((file) => {
    const { status: told = null, reason } = rowOf(file.id);
    const steps = stepsTaken(tx, file, rowOf(file.id));
    const to = statusAfter([...recordedOf(file), ...steps.map(({ step }) => step)]);
    const why = told !== null && reason ? { reason } : {};
    return steps.length === 0 ? [] : [{ file, steps, to, why }];
  });
  if (moving.length === 0) return new Map();
  const steps = moving.flatMap((one) => one.steps);
  const rows = steps.map(({ file: { orgId, id }, step, at }) => ({ orgId, id, step, at }));
  await tx.rows(sql`
    insert into customs_step (org_id, file_id, step, at, who) select x."orgId", x.id, x.step, x.at, ${tx.me.name}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x ("orgId" uuid, id uuid, step text, at timestamptz)`);
  const standing = moving.map(({ file: { id }, to }) => ({ id, to }));
  await tx.rows(sql`
    update customs_file r set status = x.to, status_at = now() from jsonb_to_recordset(${JSON.stringify(standing)}::jsonb) as x (id uuid, "to" text)
    where r.id = x.id`);
  await tellSteps(tx, steps);
  return new Map(moving.map(({ file, to, why }) => [file.id, { status: { from: file.status, to }, ...why }]));
}

function recordedOf({ recorded }: StandingFile) {
  return recorded.filter((step) => isCode(customsSteps, step));
}

function stepsTaken(tx: Tx, file: StandingFile, { status, statusAt }: Cells): TakenStep[] {
  const to = statusTold(file, status ?? null);
  const at = statusAt ? instantIn(statusAt, file.territory) : tx.now.toISOString();
  const own = isCode(customsSteps, to) && to !== 'SUBMITTED' && !file.recorded.includes(to) ? [to] : [];
  const isHandedIn = file.status === 'PREPARING' && isCode(customsSteps, to);
  const day = file.customsDate === null ? at : instantIn(file.customsDate, file.territory);
  const handedIn = to === 'SUBMITTED' && statusAt ? at : earlier(day, at);
  return [
    ...(isHandedIn ? [{ file, step: 'SUBMITTED', at: handedIn } as const] : []),
    ...own.map((step) => ({ file, step, at })),
  ];
}

function statusTold({ status, declarationNo }: StandingFile, told: string | null): CustomsStatus {
  if (isCode(customsStatuses, told)) return told;
  return status === 'PREPARING' && declarationNo !== null ? 'SUBMITTED' : status;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
