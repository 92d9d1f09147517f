import type { FindingCode } from '@loadline/contract/orders/order-import.finding';
import { chanceOf } from './chance.ts';
import type { Cells } from './examples.rows.ts';
import { cartonCells, cartonRange, exampleOrder, goodsCells, handyGoods } from './examples.rows.ts';

interface Flaw {
  readonly code: FindingCode | 'right';
  /** One change per row of the order. */
  readonly rows: readonly Cells[];
}

/** One order or more for every kind of finding that a row can have (domain.md §6), among right ones. */
const flaws: readonly Flaw[] = [
  { code: 'right', rows: [{}, {}] },
  { code: 'E03', rows: [{ material: '' }] },
  { code: 'E04', rows: [{ cartonWeight: '12.5kg' }] },
  { code: 'E04', rows: [{ unitPriceUsd: '12.5元' }] },
  { code: 'E05', rows: [{}, { 'sender.tel': '+86 755 0000 9999' }] },
  // The first order of the demo's large customer.
  { code: 'E06', rows: [{ referenceNumber: 'PO-90101' }] },
  { code: 'E07', rows: [{ destinationCountry: 'USA' }] },
  { code: 'E07', rows: [{ destinationCountry: 'USA' }] },
  { code: 'E07', rows: [{ channelName: '中美空运' }] },
  { code: 'right', rows: [{}] },
  { code: 'E08', rows: [{ cartonNo: 'DUP-001' }] },
  { code: 'E08', rows: [{ cartonNo: 'DUP-001' }] },
  { code: 'E09', rows: [{ cartonNo: 'RANGE-001-010', cartonCount: '9' }] },
  { code: 'E10', rows: [{ totalPriceUsd: '1.00' }] },
  { code: 'E11', rows: [{ hsDest: '94052' }] },
  { code: 'E12', rows: [{ fbaNo: 'FB18QX10' }] },
  { code: 'E13', rows: [{ isSelfClearance: '是', ein: '', eoriNo: '' }] },
  { code: 'E16', rows: [{ declaredQty: '#REF!' }] },
  { code: 'right', rows: [{}, {}, {}] },
  { code: 'W01', rows: [{ hsCn: '9617001900', hsDest: '7323930080' }] },
  { code: 'W02', rows: [{ cartonWeight: '24.8' }] },
  { code: 'W03', rows: [{ nameZh: '礼品', nameEn: 'Gift' }] },
  { code: 'W04', rows: [{ isSelfClearance: '否', vatNo: 'DE136695977' }] },
];

/** Rows with every kind of error and warning, each order's remark saying which. The same rows every time. */
export function errorRows(): Cells[] {
  const chance = chanceOf('examples errors');
  return flaws.flatMap(({ code, rows }, at) => {
    const order = exampleOrder(chance, `ERR-${String(at + 1).padStart(3, '0')}`);
    return rows.map((change, index) => {
      const goods = chance.pick(handyGoods.filter(({ special }) => special.includes('general')));
      const carton = cartonCells(goods, cartonRange(order, index + 1, index + 1), 1);
      const facts = index === 0 ? { ...order.facts, remark: code === 'right' ? '' : `示例 ${code}` } : {};
      return {
        ...facts,
        referenceNumber: order.reference,
        ...carton,
        ...goodsCells(chance, goods, order.receiver, 1, 1),
        ...change,
      };
    });
  });
}
