import type { Finding } from '../kernel/schema.ts';
import type { OrderForm } from './order-form.ts';
import type { ImportKey } from './order-import.columns.ts';
import { columnOf } from './order-import.columns.ts';

/** Where in the form a column of the import stands, for the line of goods in a row (from 0). */
export function pathOfCell({ goods, cartons }: OrderForm, key: ImportKey, line: number): string {
  const { level, path } = columnOf(key);
  if (level === 'order') return path;
  if (level === 'goods') return `goods.${line}.${path}`;
  const place = cartons.findIndex(({ cartonNo }) => cartonNo === goods[line]?.cartonNo);
  return place < 0 ? `goods.${line}.cartonNo` : `cartons.${place}.${path}`;
}

/** Cartons with nothing in them, and a form without any goods. */
export function emptyCartons({ goods, cartons }: OrderForm): Finding[] {
  if (goods.length === 0) return [{ path: 'goods', label: goodsLabel, says: noGoods }];
  const filled = new Set(goods.map(({ cartonNo }) => cartonNo));
  return cartons.flatMap(({ cartonNo }, place) =>
    filled.has(cartonNo)
      ? []
      : [{ path: `cartons.${place}.cartonNo`, label: { zh: '箱号', en: 'Carton no.' }, says: nothingInside }],
  );
}

const goodsLabel = { zh: '货物明细', en: 'Goods' };
const noGoods = { zh: '至少填写一行货物', en: 'at least one line' };
const nothingInside = { zh: '箱内没有货物', en: 'no goods are in this carton' };
