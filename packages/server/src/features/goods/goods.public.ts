import type { GoodsCodeKind } from '@loadline/contract/facts/goods-code';
import type { GoodsCodeSource } from '@loadline/contract/goods/goods-code';
import { writtenBinding } from '@loadline/contract/goods/goods-code.api';
import {
  checkedCode,
  notBefore,
  nothingBound,
  notInForce,
  notInSchedule,
} from '@loadline/contract/goods/goods-code.rules';
import type { Text } from '@loadline/contract/kernel/text';
import { audit } from '../../kernel/audit.ts';
import { int, orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { keepBinding } from '../customers/books.public.ts';
import { bindingView, goodsView, todayOf } from '../customers/goods.rows.public.ts';
import { editionInForce, numbersInForce } from '../hts/schedule.public.ts';
import { midView } from '../mids/mids.rows.public.ts';

/** A code that is to be bound to goods. */
export interface NewBinding {
  readonly goodsId: string;
  readonly kind: GoodsCodeKind;
  /** Null takes off what is bound. */
  readonly code: string | null;
  /** The first day on which it counts; null: today. */
  readonly validFrom: string | null;
  readonly source: GoodsCodeSource;
  readonly reason?: string | null;
}

const lastColumns = { edition: int, code: orNull(text), validFrom: text };

/**
 * Binds a code to goods in the transaction of who may, whose goods they are or for whom. Refused, by its field, where the code
 * is none of its kind, the schedule or the register has it not in force, or it would begin before the present one. The same
 * code again is not written twice.
 */
export async function bindGoods(
  tx: Tx,
  { goodsId, kind, reason = null, ...asked }: NewBinding,
): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext(${`goods ${goodsId}`}))`);
  const [found] = await tx.rows(sql.type({ orgId: text, today: text })`
    select w.org_id::text as "orgId", ${todayOf(kind)}::text as today from ${goodsView} w where w.id = ${goodsId}`);
  if (!found) throw new Problem('notFound');
  const { orgId, today } = found;
  const [last] = await tx.rows(sql.type(lastColumns)`
    select b.edition, b.code, b.valid_from::text as "validFrom" from ${bindingView} b
    where b.org_id = ${orgId} and b.goods_id = ${goodsId} and b.kind = ${kind} order by b.edition desc limit 1`);
  const validFrom = asked.validFrom ?? [today, last?.validFrom ?? today].toSorted().at(-1) ?? today;
  const code = await soundCode(tx, { orgId, kind, code: asked.code, validFrom });
  if (code === (last?.code ?? null)) {
    if (code === null) refuse('code', nothingBound);
    return;
  }
  if (last && validFrom < last.validFrom) refuse('validFrom', notBefore(last.validFrom));
  const edition = (last?.edition ?? 0) + 1;
  const { source } = asked;
  await keepBinding(tx, { orgId, goodsId, kind, edition, code, validFrom, source, reason });
  await audit(tx, {
    action: 'bound',
    subject: 'goods',
    subjectId: goodsId,
    orgId,
    changes: {
      [kind]: { from: last?.code ?? null, to: code },
      validFrom,
      source,
      ...(reason !== null && { reason }),
    },
  });
}

function refuse(path: 'code' | 'validFrom', says: Text): never {
  throw wrongFields([{ path, label: writtenBinding[path].label, says }]);
}

interface Asked {
  readonly orgId: string;
  readonly kind: GoodsCodeKind;
  readonly code: string | null;
  readonly validFrom: string;
}

async function soundCode(tx: Tx, { orgId, kind, code: typed, validFrom }: Asked): Promise<string | null> {
  if (typed === null) return null;
  const checked = checkedCode(kind, typed);
  if (!checked.ok) throw wrongFields(checked.findings);
  const { code } = checked.value;
  if (kind === 'hts') await requireInSchedule(tx, code, validFrom);
  if (kind === 'mid') {
    const inForce = await tx.rows(
      sql`select from ${midView} m where m.org_id = ${orgId} and m.code = ${code} and m.state = 'APPROVED' limit 1`,
    );
    if (inForce.length === 0) refuse('code', notInForce);
  }
  return code;
}

/** A sample says of no number that there is none. */
async function requireInSchedule(tx: Tx, code: string, day: string): Promise<void> {
  const [edition] = await tx.rows(editionInForce(day));
  if (!edition || edition.is_sample) return;
  const found = await tx.rows(numbersInForce(day, [code]));
  if (found.length === 0) refuse('code', notInSchedule(edition.name));
}
