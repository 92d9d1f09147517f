import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Text } from '@loadline/contract/kernel/text';
import type { WrittenOrder } from '@loadline/contract/orders/new-order';
import type { OrderChange } from '@loadline/contract/orders/order-changes';
import { changesOfForms } from '@loadline/contract/orders/order-changes';
import type { saveDeskOrder } from '@loadline/contract/orders/order-desk.edit.api';
import type { enterOrder, saveOrder } from '@loadline/contract/orders/order-edit.api';
import type { OrderForm } from '@loadline/contract/orders/order-form';
import { partOf } from '@loadline/contract/orders/order-form';
import { checkForm } from '@loadline/contract/orders/order-form.check';
import type { OrderPart } from '@loadline/contract/orders/order-part';
import { isBefore, lockedParts, orderParts } from '@loadline/contract/orders/order-part';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { tellDesk } from './orders.bell.commands.ts';
import type { StandingOrder } from './orders.form.queries.ts';
import { contextFor, lockedOrder } from './orders.form.queries.ts';
import { createOrder } from './orders.public.ts';
import { write } from './orders.rewrite.commands.ts';

type Made = AnswerOf<typeof enterOrder>;
type Saved = AnswerOf<typeof saveOrder>;

/** Enters an order of one's own company. */
export function enter(db: Database, viewer: Viewer, form: OrderForm): Promise<Made> {
  return db.inTransaction(viewer, async (tx) => {
    const { orgId } = tx.me;
    const made = await createOrder(tx, orgId, await checked(tx, orgId, form));
    await tellDesk(tx, { orgId, ...made }, 'submitted', '');
    return made;
  });
}

/** A customer changes what is not locked at the order's stage. */
export function save(
  db: Database,
  viewer: Viewer,
  { no, version, ...form }: BodyOf<typeof saveOrder>,
): Promise<Saved> {
  return db.inTransaction(viewer, async (tx) => {
    const before = await lockedOrder(tx, { no });
    requireFresh(before, version, form);
    const changes = changesOfForms(before.form, form);
    requireUnlocked(before, changes);
    return change(tx, before, form, changes);
  });
}

/** Staff change an order at any stage, for a reason. */
export function saveAtDesk(
  staff: Database,
  viewer: Viewer,
  { id, version, reason, ...form }: BodyOf<typeof saveDeskOrder>,
): Promise<Saved> {
  return staff.inTransaction(viewer, async (tx) => {
    const before = await lockedOrder(tx, { id });
    requireFresh(before, version, form);
    requireOpen(before);
    return change(tx, before, form, changesOfForms(before.form, form), reason);
  });
}

/** Writes a changed form whole and tells the history what differs; what differs in nothing is not written. */
export async function change(
  tx: Tx,
  before: StandingOrder,
  form: OrderForm,
  changes: readonly OrderChange[],
  reason?: string,
): Promise<Saved> {
  if (changes.length === 0) return { version: before.version };
  return write(tx, before, await checked(tx, before.orgId, form, before), changes, reason);
}

/** The order that a form describes, or what is wrong with it at the fields of the form. */
export async function checked(
  tx: Tx,
  orgId: string,
  form: OrderForm,
  before?: StandingOrder,
): Promise<WrittenOrder> {
  const result = checkForm(form, await contextFor(tx, orgId, form, before));
  if (result.ok) return result.order;
  throw wrongFields(result.findings);
}

export function requireFresh(before: StandingOrder, version: number, mine: OrderForm): void {
  if (before.version !== version) throw staleProblem({ ...before.form, version: before.version }, mine);
}

/** What is cancelled or closed is history. */
export function requireOpen({ status }: StandingOrder): void {
  if (status === 'CANCELLED' || status === 'CLOSED') throw new Problem('orderEnded');
}

function requireUnlocked(before: StandingOrder, changes: readonly OrderChange[]): void {
  requireOpen(before);
  const locked = new Set(lockedParts(before.status));
  const touched = [...new Set(changes.map(({ path }) => partOf(path)))];
  const refused = touched.filter((part): part is OrderPart => part !== undefined && locked.has(part));
  if (refused.length > 0) throw new Problem('orderLocked', { parts: listed(refused) });
}

/** Whether a customer can still ask for a change. */
export function requireAmendable({ status }: StandingOrder): void {
  if (!isBefore(status, 'DELIVERED')) throw new Problem('orderEnded');
}

function listed(parts: readonly OrderPart[]): Text {
  const words = parts.map((part) => wordOf(orderParts, part));
  return { zh: words.map(({ zh }) => zh).join('、'), en: words.map(({ en }) => en).join(', ') };
}
