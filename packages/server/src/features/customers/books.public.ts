import { hsDigits } from '@loadline/contract/checks/hs';
import type { addressApi } from '@loadline/contract/customers/address.api';
import type { cartonApi } from '@loadline/contract/customers/carton.api';
import type { goodsApi } from '@loadline/contract/customers/goods.api';
import type { GoodsCodeKind } from '@loadline/contract/facts/goods-code';
import type { GoodsCodeSource } from '@loadline/contract/goods/goods-code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { insertion, saveKept } from '../../kernel/records.save.ts';
import type { Sql } from '../../kernel/sql.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import { keptAddresses, keptCartons, keptGoods } from './books.ts';

type New<E> = Omit<BodyOf<E>, 'id' | 'version'>;

/** Adds an entry to the viewer's address book; false when one of the same company, address and phone is there. */
export async function keepNewAddress(tx: Tx, entry: New<typeof addressApi.save>): Promise<boolean> {
  const same = sql`r.company is not distinct from ${entry.company} and r.address = ${entry.address} and r.phone = ${entry.phone}`;
  if (await isThere(tx, 'address', same)) return false;
  await saveKept(tx, keptAddresses, { ...entry, id: newId(), version: null });
  return true;
}

/** The same for goods, which are the same by Chinese name, HS code and model. */
export async function keepNewGoods(tx: Tx, entry: New<typeof goodsApi.save>): Promise<boolean> {
  const hsCode = hsDigits(entry.hsCode);
  const same = sql`r.name_zh = ${entry.nameZh} and r.hs_code = ${hsCode} and r.model is not distinct from ${entry.model}`;
  if (await isThere(tx, 'goods', same)) return false;
  await saveKept(tx, keptGoods, { ...entry, hsCode, id: newId(), version: null });
  return true;
}

/** The same for a carton size. */
export async function keepNewCarton(tx: Tx, entry: New<typeof cartonApi.save>): Promise<boolean> {
  const same = sql`r.length = ${entry.length} and r.width = ${entry.width} and r.height = ${entry.height}`;
  if (await isThere(tx, 'carton', same)) return false;
  await saveKept(tx, keptCartons, { ...entry, id: newId(), version: null });
  return true;
}

interface Binding {
  readonly orgId: string;
  readonly goodsId: string;
  readonly kind: GoodsCodeKind;
  readonly edition: number;
  readonly code: string | null;
  readonly validFrom: string;
  readonly source: GoodsCodeSource;
  readonly reason: string | null;
}

/** Writes what supersedes the last binding of goods. */
export async function keepBinding(tx: Tx, binding: Binding): Promise<void> {
  await tx.rows(insertion('goods_binding', { ...binding, boundBy: tx.me.userId }));
}

async function isThere(tx: Tx, table: string, same: Sql): Promise<boolean> {
  const found = await tx.rows(
    sql`select from ${sql.table(table)} r where ${ofViewer('r')} and ${same} limit 1`,
  );
  return found.length > 0;
}
