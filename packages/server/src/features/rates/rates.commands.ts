import type { RateCard } from '@loadline/contract/freight/rate-card';
import { rateCard } from '@loadline/contract/freight/rate-card';
import { asTo, checkedKeys, rateCardFlaw } from '@loadline/contract/freight/rate-card.rules';
import type { Weighing } from '@loadline/contract/freight/weighing';
import { weighing } from '@loadline/contract/freight/weighing';
import { keysOf } from '@loadline/contract/kernel/compose';
import { plain } from '@loadline/contract/kernel/decimal';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { findingOn } from '@loadline/contract/kernel/schema';
import type { copyRate, retireRate, saveRate } from '@loadline/contract/ops/rate.api';
import { audit } from '../../kernel/audit.ts';
import { json, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { differences } from '../../kernel/record-changes.ts';
import { assignments, staleProblem } from '../../kernel/records.save.ts';
import type { Sql } from '../../kernel/sql.ts';
import { columnOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { productView, weighsAnew } from '../ops/products.public.ts';
import { lockedRate } from './rates.queries.ts';

type Saved = BodyOf<typeof saveRate>;

/** A new card without a version, else a change of the one that was read. */
export function keepRate(staff: Database, viewer: Viewer, saved: Saved): Promise<RateCard> {
  requireSense(saved);
  return staff.inTransaction(viewer, async (tx) => {
    const { id, version, ...written } = saved;
    const before = version === null ? undefined : await currentRate(tx, { id, version }, saved);
    if (before?.retired) throw new Problem('rateRetired');
    await requireProduct(tx, saved);
    await requireAlone(tx, saved);
    await requireAlike(tx, saved);
    await (before ? changeRate(tx, id, written) : addRate(tx, id, written));
    return told(tx, id, before ? 'edited' : 'made', before);
  });
}

/** The next period begins the day after the last one of this and is as long; its prices are looked at before they are published. */
export function copyForNext(
  staff: Database,
  viewer: Viewer,
  { id: from }: BodyOf<typeof copyRate>,
): Promise<RateCard> {
  return staff.inTransaction(viewer, async (tx) => {
    const { id: _id, version: _version, updatedAt: _at, ...card } = await lockedRate(tx, from);
    const { productZh: _zh, productEn: _en, transport: _transport, ...written } = card;
    const { first, last } = await tx.one(sql.type({ first: text, last: text })`
      select (valid_to + 1)::text as first, (valid_to + 1 + (valid_to - valid_from))::text as last from rate_card where id = ${from}`);
    const id = newId();
    const next = { published: false, retired: false, validFrom: first, validTo: last };
    await addRate(tx, id, { ...written, ...next });
    return told(tx, id, 'copied');
  });
}

export function retire(staff: Database, viewer: Viewer, asked: BodyOf<typeof retireRate>): Promise<RateCard> {
  return staff.inTransaction(viewer, async (tx) => {
    const before = await currentRate(tx, asked, asked);
    await changeRate(tx, asked.id, { retired: true, published: false });
    return told(tx, asked.id, 'retired', before);
  });
}

async function currentRate(
  tx: Tx,
  { id, version }: { readonly id: string; readonly version: number | null },
  mine: object,
): Promise<RateCard> {
  const card = await lockedRate(tx, id);
  if (card.version !== version) throw staleProblem(card, mine);
  return card;
}

/** The fields seen beside each other, and within each break and surcharge their own rules have been checked already. */
function requireSense(saved: Saved): void {
  const findings = checkedKeys.flatMap((key) => {
    const flaw = rateCardFlaw(key, saved);
    return flaw ? [findingOn(rateCard, key, flaw)] : [];
  });
  if (findings.length > 0) throw wrongFields(findings);
}

async function requireProduct(tx: Tx, { productId }: Saved): Promise<void> {
  await tx.one(sql`select 1 from ${productView} c where c.channel_id = ${productId}`);
}

/** A visitor must never find two prices for one day: cards are published one after the other, even by two clerks at once. */
async function requireAlone(tx: Tx, saved: Saved): Promise<void> {
  if (!saved.published) return;
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext('published rates'))`);
  const [other] = await tx.rows(sql.type({ first: text, last: text })`
    select valid_from::text as first, valid_to::text as last from rate_card
    where published and id <> ${saved.id} and product_id = ${saved.productId} and origin = ${saved.origin} and zone = ${saved.zone}
      and ${overlaps(saved)} limit 1`);
  if (other) throw new Problem('rateOverlaps', { first: other.first, last: other.last });
}

function overlaps({ validFrom, validTo }: Saved): Sql {
  return sql`daterange(valid_from, valid_to, '[]') && daterange(${validFrom}::date, ${validTo}::date, '[]')`;
}

/** Cargo is weighed before anybody knows its zone: published rates of one product and origin weigh alike. */
async function requireAlike(tx: Tx, saved: Saved): Promise<void> {
  if (!saved.published) return;
  const [other] = await tx.rows(sql.type({ zone: text, weighing: json<Weighing>() })`
    select k.zone, ${jsonOf(weighing, 'k')} as weighing from rate_card k
    where k.published and k.id <> ${saved.id} and k.product_id = ${saved.productId} and k.origin = ${saved.origin} and ${overlaps(saved)}
    order by k.zone, k.valid_from limit 1`);
  if (!other) return;
  const differing = keysOf(weighing).filter(
    (key) => comparable(saved[key]) !== comparable(other.weighing[key]),
  );
  if (differing.length > 0)
    throw wrongFields(differing.map((key) => findingOn(rateCard, key, asTo(other.zone))));
}

function comparable(value: string | null): string | null {
  return value !== null && /^[0-9.]+$/.test(value) ? plain(value) : value;
}

type Written = Readonly<Record<string, unknown>>;

async function addRate(tx: Tx, id: string, written: Written): Promise<void> {
  const entries = Object.entries(inColumns({ id, ...written }));
  const added = await tx.rows(sql`
    insert into rate_card (${sql.join(entries.map(([key]) => sql.ref(columnOf(key))))})
    values (${sql.join(entries.map(([, value]) => sql`${value}`))}) on conflict do nothing returning 1`);
  if (added.length === 0) throw new Problem('stale');
}

async function changeRate(tx: Tx, id: string, written: Written): Promise<void> {
  await tx.rows(
    sql`update rate_card set ${assignments(inColumns(written))}, version = version + 1, updated_at = now() where id = ${id}`,
  );
}

/** What PostgreSQL keeps as JSON goes as text: an array would become one of its own. */
function inColumns(written: Written): Written {
  return Object.fromEntries(
    Object.entries(written).map(([key, value]) => [
      key,
      Array.isArray(value) ? JSON.stringify(value) : value,
    ]),
  );
}

const decides = [...keysOf(weighing), 'productId', 'origin', 'validFrom', 'validTo', 'published'] as const;

/** Prices alone change no weight; a card that goes to another product changes two. */
async function weighedBySaved(tx: Tx, before: RateCard | undefined, after: RateCard): Promise<void> {
  if (before && decides.every((key) => before[key] === after[key])) return;
  const cards = [before, after].filter((card) => card?.published);
  for (const productId of new Set(cards.flatMap((card) => card?.productId ?? [])))
    await weighsAnew(tx, productId);
}

async function told(tx: Tx, id: string, action: string, before?: RateCard): Promise<RateCard> {
  const after = await lockedRate(tx, id);
  const { updatedAt: _at, ...kept } = after;
  await audit(tx, { action, subject: 'rate', subjectId: id, changes: differences({ ...before }, kept) });
  await weighedBySaved(tx, before, after);
  return after;
}
