import { trackedNumber } from '@loadline/contract/checks/tracked-number';
import type { CustomsStep } from '@loadline/contract/customs/customs.lifecycle';
import { totalTaxOf } from '@loadline/contract/customs/customs.lifecycle';
import type { makeCustomsFiles } from '@loadline/contract/customs/customs-desk.api';
import { saveCustomsFile } from '@loadline/contract/customs/customs-desk.api';
import { importInEurope, isEurope, withImportVat } from '@loadline/contract/customs/customs-europe';
import type { WrittenHeader } from '@loadline/contract/customs/customs-file';
import { customsFile, writtenHeader } from '@loadline/contract/customs/customs-file';
import { flawOfHouses, notOfOrder } from '@loadline/contract/customs/customs-houses';
import { taxesTogether } from '@loadline/contract/customs/customs-missing';
import { flawsOfHeader } from '@loadline/contract/customs/header-flaws';
import { flawsOfChange } from '@loadline/contract/customs/steps-kept';
import { sameValue } from '@loadline/contract/kernel/changes';
import { keysOf } from '@loadline/contract/kernel/compose';
import { fixed, isSame } from '@loadline/contract/kernel/decimal';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { findingOn } from '@loadline/contract/kernel/schema';
import { auditAll } from '../../kernel/audit.ts';
import { json, text } from '../../kernel/columns.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { assignments } from '../../kernel/records.save.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { orderView, referenceView } from '../orders/orders.rows.public.ts';
import type { DeskDetail } from './customs.detail.queries.ts';
import { detailIn } from './customs.detail.queries.ts';
import type { LockedFile, MadeFile, NewFile } from './customs.rows.commands.ts';
import {
  auditFile,
  insertFiles,
  putOrders,
  stepsIn,
  touchFile,
  unchangedFile,
  undeclaredOrders,
} from './customs.rows.commands.ts';
import { housesOf } from './customs.rows.queries.ts';
import { eachStep, takeBackTold, tellOrders } from './customs.told.commands.ts';

const ordersField = { path: 'orders', label: saveCustomsFile.body.orders.label };
const calledColumns = { number: text, orgId: text, id: text, orderNumber: text, status: text };

/** The orders that go on, by any of their plain numbers. */
export async function ordersCalled(tx: Tx, numbers: readonly string[]) {
  const found = await tx.rows(sql.type(calledColumns)`
    select distinct n.number, o.org_id::text as "orgId", o.id::text as id, o.order_number as "orderNumber", o.status from ${referenceView} n
    join ${orderView} o on o.org_id = n.org_id and o.id = n.order_id where n.number = any(${[...new Set(numbers)]}::text[]) order by o.order_number`);
  return Map.groupBy(found, ({ number }) => number);
}

export type CalledOrders = Awaited<ReturnType<typeof ordersCalled>>;

/** Makes declarations of the orders that numbers mean; of what is cancelled none is made. */
export function makeFiles(
  staff: Database,
  viewer: Viewer,
  { numbers, together, ...terms }: BodyOf<typeof makeCustomsFiles>,
): Promise<AnswerOf<typeof makeCustomsFiles>> {
  const { direction, businessType, currency } = terms;
  const territory = terms.territory ?? 'CN';
  if (isEurope(territory) && direction !== 'import')
    throw wrongFields([findingOn(customsFile, 'direction', importInEurope)]);
  return staff.inTransaction(viewer, async (tx) => {
    const called = await ordersCalled(tx, numbers.map(trackedNumber));
    const living = (typed: string) =>
      (called.get(trackedNumber(typed)) ?? []).filter(({ status }) => status !== 'CANCELLED');
    const orders = new Map(numbers.flatMap(living).map((order) => [order.id, order]));
    const groups = [...Map.groupBy(orders.values(), (order) => (together ? order.orgId : order.id)).values()];
    const wanted = groups.flatMap(([first, ...others]) =>
      first
        ? [
            {
              orgId: first.orgId,
              direction,
              territory,
              businessType,
              currency,
              orders: [first, ...others].map(({ id }) => id),
            },
          ]
        : [],
    );
    const made = await madeWithRest(tx, wanted);
    await auditAll(
      tx,
      made.map(({ orgId, id, fileNo }) => ({
        action: 'made',
        subject: 'customs',
        subjectId: id,
        orgId,
        changes: { fileNo },
      })),
    );
    return {
      made: made.map(({ fileNo }) => fileNo),
      notFound: numbers.filter((typed) => living(typed).length === 0),
    };
  });
}

/** Goods that one declaration does not hold go on further ones. */
async function madeWithRest(tx: Tx, files: readonly NewFile[]): Promise<MadeFile[]> {
  const made = await insertFiles(tx, files);
  const rest: NewFile[] = [];
  for (const file of files) {
    const open = await undeclaredOrders(tx, file);
    const orders = file.orders.filter((id) => open.has(id));
    if (orders.length > 0) rest.push({ ...file, orders, isRest: true });
  }
  return rest.length === 0 ? made : [...made, ...(await madeWithRest(tx, rest))];
}

/** The header, and which orders are on the declaration. */
export function saveFile(
  staff: Database,
  viewer: Viewer,
  { no, version, totalTax, orders, ...typed }: BodyOf<typeof saveCustomsFile>,
): Promise<DeskDetail> {
  const says = flawOfHouses(orders);
  if (says) throw wrongFields([{ ...ordersField, says }]);
  const saving = staff.inTransaction(viewer, async (tx) => {
    const file = await unchangedFile(tx, { no, version });
    const header = withImportVat(file.territory, typed);
    requireSound(file, header, await stepsIn(tx, file), totalTax);
    const before = await headerIn(tx, file);
    await touchFile(tx, file, assignments(header));
    const moved = await keepOrders(tx, file, orders.map(withPlainHouses));
    await requireOwnHouses(tx, file);
    const after = await headerIn(tx, file);
    const changed = keysOf(writtenHeader).filter((key) => !sameValue(before[key], after[key]));
    const changes = Object.fromEntries(changed.map((key) => [key, { from: before[key], to: after[key] }]));
    await auditFile(tx, file, 'edited', { ...changes, ...(moved && { orders: orders.length }) });
    return detailIn(tx, no);
  });
  return withoutConflict(
    { customs_file_declared: 'declarationTaken' },
    { number: typed.declarationNo ?? '' },
    saving,
  );
}

/** Tariff and VAT are the total, what is recorded keeps its place, and all else is as customs of the territory take it. */
function requireSound(
  file: LockedFile,
  header: WrittenHeader,
  recorded: readonly CustomsStep[],
  totalTax: string | null,
): void {
  const sum = fixed(totalTaxOf(header), 2);
  const flaws = [...flawsOfHeader(file.territory, header), ...flawsOfChange(file, header, recorded)];
  const off = totalTax === null || isSame(totalTax, sum) ? [] : [taxesTogether(sum)];
  const wrong = [
    ...off.map((says) => ({ path: 'totalTax', label: customsFile.fields.totalTax.label, says })),
    ...flaws.map(({ key, says }) => ({ path: key, label: writtenHeader[key].label, says })),
  ];
  if (wrong.length > 0) throw wrongFields(wrong);
}

async function headerIn(tx: Tx, { orgId, id }: LockedFile): Promise<WrittenHeader> {
  const { header } = await tx.one(sql.type({ header: json<WrittenHeader>() })`
    select ${jsonOf(writtenHeader, 'r')} as header from customs_file r where r.org_id = ${orgId} and r.id = ${id}`);
  return header;
}

type Orders = BodyOf<typeof saveCustomsFile>['orders'];

function withPlainHouses(order: Orders[number]): Orders[number] {
  return { ...order, houses: order.houses?.map(trackedNumber) ?? null };
}

/** An order is declared by house waybills of its own. */
async function requireOwnHouses(tx: Tx, { orgId, id }: LockedFile): Promise<void> {
  const strange = await tx.rows(sql.type({ no: text })`
    select distinct x.no from customs_order c, lateral unnest(c.houses) as x (no)
    where c.org_id = ${orgId} and c.file_id = ${id} and x.no not in (select h.number from ${housesOf}) order by x.no`);
  if (strange.length > 0)
    throw wrongFields(strange.map(({ no }) => ({ ...ordersField, says: notOfOrder(no) })));
}

/** The orders of the declaration are these; says whether others came or went. Lines go with their order, and come with it. */
async function keepOrders(tx: Tx, file: LockedFile, orders: Orders): Promise<boolean> {
  const { orgId, id } = file;
  const wanted = orders.map(({ orderId }) => orderId);
  const there = await tx.rows(sql.type({ orderId: text })`
    select o.id::text as "orderId" from ${orderView} o where o.org_id = ${orgId} and o.id = any(${wanted}::uuid[])`);
  if (wanted.length === 0 || there.length < new Set(wanted).size) throw new Problem('notFound');
  const gone = await tx.rows(sql.type({ orderId: text })`
    delete from customs_order c where c.org_id = ${orgId} and c.file_id = ${id} and c.order_id <> all(${wanted}::uuid[]) returning c.order_id::text as "orderId"`);
  const kept = await tx.rows(sql.type({ orderId: text })`
    update customs_order c set place = x.place - 1, pieces = x.pieces, gross_weight = x."grossWeight", volume = x.volume, houses = x.houses
    from rows from (jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as ("orderId" uuid, pieces int, "grossWeight" numeric, volume numeric, houses text[]))
      with ordinality as x ("orderId", pieces, "grossWeight", volume, houses, place)
    where c.org_id = ${orgId} and c.file_id = ${id} and c.order_id = x."orderId" returning c.order_id::text as "orderId"`);
  const known = new Set(kept.map(({ orderId }) => orderId));
  const fresh = orders.flatMap((order, place) =>
    known.has(order.orderId) ? [] : { ...order, orgId, id, place },
  );
  if (fresh.length > 0) await putOrders(tx, fresh);
  const left = eachStep(
    file,
    gone.map(({ orderId }) => orderId),
  );
  await takeBackTold(tx, left, file.fileNo);
  const came = eachStep(
    file,
    fresh.map(({ orderId }) => orderId),
  );
  await tellOrders(tx, [...left, ...came]);
  return gone.length + fresh.length > 0;
}
