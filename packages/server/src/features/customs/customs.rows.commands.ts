import type { CustomsBusiness } from '@loadline/contract/codes/customs-business';
import type { Direction, Territory } from '@loadline/contract/customs/customs.codes';
import type { CustomsStatus, CustomsStep } from '@loadline/contract/customs/customs.lifecycle';
import { statusAfter } from '@loadline/contract/customs/customs.lifecycle';
import { writtenHeader } from '@loadline/contract/customs/customs-file';
import { linesAtMost } from '@loadline/contract/customs/customs-line';
import { keysOf } from '@loadline/contract/kernel/compose';
import type { Field } from '@loadline/contract/kernel/field';
import { audit } from '../../kernel/audit.ts';
import { chinaTime } from '../../kernel/clock.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { int, orNull, text, textOf, texts } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import type { Sql } from '../../kernel/sql.ts';
import { columnOf, sql } from '../../kernel/sql.ts';
import { goodsLineView } from '../orders/orders.rows.public.ts';
import { detailIn } from './customs.detail.queries.ts';

const lockedColumns = {
  orgId: text,
  id: text,
  fileNo: text,
  version: int,
  status: textOf<CustomsStatus>(),
  direction: textOf<Direction>(),
  territory: textOf<Territory>(),
  businessType: textOf<CustomsBusiness>(),
  tariff: orNull(text),
  vat: orNull(text),
};
export type LockedFile = RowOf<typeof lockedColumns>;
const locked = sql`r.org_id::text as "orgId", r.id::text as id, r.file_no as "fileNo", r.version, r.status, r.direction, r.territory, r.business_type as "businessType",
  r.tariff::text as tariff, r.vat::text as vat`;

/** A file under lock; absent and foreign are the same 404. */
export function lockedFile(tx: Tx, no: string): Promise<LockedFile> {
  return tx.one(
    sql.type(lockedColumns)`select ${locked} from customs_file r where r.file_no = ${no} for update`,
  );
}

/** The steps that a file has taken. */
export async function stepsIn(tx: Tx, { orgId, id }: LockedFile): Promise<CustomsStep[]> {
  const taken = await tx.rows(sql.type({ step: textOf<CustomsStep>() })`
    select p.step from customs_step p where p.org_id = ${orgId} and p.file_id = ${id}`);
  return taken.map(({ step }) => step);
}

const standingColumns = {
  ...lockedColumns,
  declarationNo: orNull(text),
  customsDate: orNull(text),
  recorded: texts,
};

/** Files that were just written, with the steps they have taken. */
export function writtenFiles(tx: Tx, ids: readonly string[]) {
  return tx.rows(sql.type(standingColumns)`
    select ${locked}, r.declaration_no as "declarationNo", r.customs_date::text as "customsDate",
      array(select p.step from customs_step p where p.org_id = r.org_id and p.file_id = r.id) as recorded
    from customs_file r where r.id = any(${[...ids]}::uuid[])`);
}

export type StandingFile = RowOf<typeof standingColumns>;

/** The same as it was read; 409 and what stands now when somebody has changed it since. */
export async function unchangedFile(
  tx: Tx,
  asked: { readonly no: string; readonly version: number },
): Promise<LockedFile> {
  const file = await lockedFile(tx, asked.no);
  if (file.version !== asked.version) throw staleProblem(await detailIn(tx, asked.no), asked);
  return file;
}

export async function touchFile(tx: Tx, { orgId, id }: LockedFile, set?: Sql): Promise<void> {
  await tx.rows(sql`update customs_file r set ${set ? sql`${set}, ` : sql``}version = r.version + 1, updated_at = now()
    where r.org_id = ${orgId} and r.id = ${id}`);
}

/** Brings files to the furthest of their steps. */
export async function settleFile(tx: Tx, file: LockedFile, recorded: readonly CustomsStep[]): Promise<void> {
  await touchFile(tx, file, sql`status = ${statusAfter(recorded)}, status_at = now()`);
}

export function auditFile(
  tx: Tx,
  { orgId, id, fileNo }: Pick<LockedFile, 'orgId' | 'id' | 'fileNo'>,
  action: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return audit(tx, { action, subject: 'customs', subjectId: id, orgId, changes: { no: fileNo, ...changes } });
}

const headerKeys = keysOf(writtenHeader);
/** What stands in a header where nobody says another. */
const usualTerms: Partial<Readonly<Record<string, string>>> = {
  supervision: '0110',
  taxNature: '101',
  priceTerms: '3',
};

/** Rows of written headers as `x`, by the fields of the contract. */
function headersIn(rows: readonly object[]): Sql {
  const typed = headerKeys.map((key) => sql`${sql.ref(key)} ${typeOf(writtenHeader[key])}`);
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (id uuid, "orgId" uuid, territory text, ${sql.join(typed)})`;
}

function typeOf({ kind }: Field): Sql {
  if (kind === 'decimal') return sql`numeric`;
  return kind === 'date' ? sql`date` : sql`text`;
}

/** Brings headers up to date; what is null leaves what is there. */
export async function updateHeaders(
  tx: Tx,
  rows: readonly ({ readonly id: string } & Readonly<Record<string, string | null>>)[],
): Promise<MadeFile[]> {
  const set = headerKeys.map((key) => {
    const column = columnOf(key);
    return sql`${sql.ref(column)} = coalesce(${sql.ref(`x.${key}`)}, ${sql.ref(`r.${column}`)})`;
  });
  return tx.rows(sql.type(madeColumns)`
    update customs_file r set ${sql.join(set)}, version = r.version + 1, updated_at = now()
    from ${headersIn(rows)} where r.id = x.id returning r.org_id::text as "orgId", r.id::text as id, r.file_no as "fileNo"`);
}

/** A declaration that is to be made; what is null has its usual value. */
export interface NewFile {
  readonly id?: string;
  readonly orgId: string;
  readonly direction: Direction;
  /** China unless told. */
  readonly territory?: Territory;
  readonly businessType: string;
  readonly currency: string;
  readonly orders: readonly string[];
  readonly values?: Readonly<Record<string, string | null>>;
  /** Its packages and weights stand on an earlier declaration. */
  readonly isRest?: boolean;
}

const madeColumns = { orgId: text, id: text, fileNo: text };
export type MadeFile = RowOf<typeof madeColumns>;

/** Makes declarations of orders that were looked at before; their goods become its lines, but for those declared already. */
export async function insertFiles(tx: Tx, files: readonly NewFile[]): Promise<MadeFile[]> {
  const rows = files.map(({ values, isRest: _rest, ...file }) => ({ id: newId(), ...file, ...values }));
  const given = headerKeys.map((key) => {
    const [value, usual] = [sql.ref(`x.${key}`), usualTerms[key]];
    return usual === undefined ? value : sql`coalesce(${value}, ${usual})`;
  });
  const made = await tx.rows(sql.type(madeColumns)`
    insert into customs_file as r (org_id, id, file_no, territory, ${sql.join(headerKeys.map((key) => sql.ref(columnOf(key))))})
    select x."orgId", x.id, next_number('CD', ${chinaTime(tx.now).slice(0, 10)}::date), coalesce(x.territory, 'CN'), ${sql.join(given)} from ${headersIn(rows)}
    returning r.org_id::text as "orgId", r.id::text as id, r.file_no as "fileNo"`);
  const none = { pieces: 0, grossWeight: '0', volume: '0' };
  const on = rows.flatMap(({ orgId, id, orders }, at) =>
    orders.map((orderId, place) => ({ orgId, id, orderId, place, ...(files[at]?.isRest && none) })),
  );
  await putOrders(tx, on);
  return made;
}

interface PutOrder {
  readonly orgId: string;
  /** The file's. */
  readonly id: string;
  readonly orderId: string;
  readonly place: number;
  readonly pieces?: number | null;
  readonly grossWeight?: string | null;
  readonly volume?: string | null;
  readonly houses?: readonly string[] | null;
}

/** Puts orders on files, with the goods of theirs that are on no declaration of the same direction and territory yet. */
export async function putOrders(tx: Tx, orders: readonly PutOrder[]): Promise<void> {
  const told = sql`jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as x (id uuid, "orgId" uuid, "orderId" uuid, place int, pieces int, "grossWeight" numeric, volume numeric, houses text[])`;
  await tx.rows(sql`
    insert into customs_order (org_id, file_id, order_id, place, pieces, gross_weight, volume, houses)
    select x."orgId", x.id, x."orderId", x.place, x.pieces, x."grossWeight", x.volume, x.houses from ${told}`);
  // One declaration holds so many lines; what is beyond them is left for the next.
  await tx.rows(sql`
    insert into customs_line (org_id, file_id, id, line_no, order_id, goods_no)
    select n."orgId", n.id, gen_random_uuid(), n.line_no, n."orderId", n.goods_no from (
      select x."orgId", x.id, x."orderId", g.line_no as goods_no, coalesce((select max(l.line_no) from customs_line l where l.org_id = x."orgId" and l.file_id = x.id), 0)
        + row_number() over (partition by x.id order by x.place, g.line_no) as line_no
      from ${told} join customs_file r on r.org_id = x."orgId" and r.id = x.id join ${goodsLineView} g on g.org_id = x."orgId" and g.order_id = x."orderId"
      where ${isUndeclared({ direction: sql`r.direction`, territory: sql`r.territory` })}) n where n.line_no <= ${linesAtMost}`);
}

/** Whether goods `g` are on no declaration of a direction and a territory yet. */
function isUndeclared({ direction, territory }: { direction: Sql; territory: Sql }): Sql {
  return sql`not exists (select from customs_line l join customs_file f on f.org_id = l.org_id and f.id = l.file_id
    where l.org_id = g.org_id and l.order_id = g.order_id and l.goods_no = g.line_no and f.direction = ${direction} and f.territory = ${territory} and f.status <> 'VOID')`;
}

/** Which of the orders of a file that was made have goods on no declaration of its kind yet. */
export async function undeclaredOrders(
  tx: Tx,
  { orders, direction, territory = 'CN' }: Pick<NewFile, 'orders' | 'direction' | 'territory'>,
): Promise<ReadonlySet<string>> {
  const open = await tx.rows(sql.type({ id: text })`
    select distinct g.order_id::text as id from ${goodsLineView} g where g.order_id = any(${[...orders]}::uuid[]) and ${isUndeclared({ direction: sql`${direction}`, territory: sql`${territory}` })}`);
  return new Set(open.map(({ id }) => id));
}
