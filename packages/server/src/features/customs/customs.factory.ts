import { customsImportSubject } from '@loadline/contract/customs/customs-import';
import { customsLinesImportSubject } from '@loadline/contract/customs/customs-lines-import';
import type { Calls } from '../../testing/calls.ts';
import type { TestHouse } from '../../testing/house.ts';
import { paper } from '../files/files.factory.ts';
import { filled, importCalls } from '../imports/imports.factory.ts';
import type { OrderFacts } from '../orders/orders.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';

/** An order with goods of two kinds: 600 T-shirts for 3,000.00 and 20 lamps for 111.00 dollars. */
export async function addOrderWithGoods(house: TestHouse, facts: OrderFacts = {}) {
  const order = await addOrder(house, facts);
  await house.rows(
    `insert into goods_line (org_id, order_id, line_no, name_zh, name_en, hs_cn, hs_dest, brand, model, material, usage, special, declared_qty, unit,
       unit_price_usd, total_price_usd, origin)
     values ($1, $2, 1, '针织T恤衫', 'Knitted T-shirt', '6109100010', '61091000', '无牌', 'A123', '棉100%', '穿着', '{}', 600, 'pcs', 5, 3000, 'CN'),
       ($1, $2, 2, 'LED 台灯', 'LED lamp', '9405210090', '94052100', null, null, '塑料', '照明', '{}', 20, 'set', 5.55, 111, 'CN')`,
    [facts.org_id ?? house.orgA, order.id],
  );
  return order;
}

export const usual = { together: false, businessType: '5', direction: 'export', currency: 'USD' };

/** The calls of a desk about one declaration. */
export function deskCalls(desk: Calls) {
  const detail = async (no: string) => (await desk.get(`/opsapi/customs/detail?no=${no}`)).data;
  const lock = async (no: string) => ({ no, version: (await detail(no)).file.version });
  return {
    detail,
    make: async (numbers: string[], more: object = {}) =>
      (await desk.post('/opsapi/customs/make', { numbers, ...usual, ...more })).data,
    save: async (no: string, more: object) => {
      const { file, header, orders } = await detail(no);
      return desk.post('/opsapi/customs/save', {
        ...file,
        ...header,
        no,
        totalTax: null,
        orders: whole(orders),
        ...more,
      });
    },
    move: async (no: string, to: string, more: object = {}) =>
      desk.post('/opsapi/customs/move', { ...(await lock(no)), to, ...more }),
    back: async (no: string, reason = '海关退单') =>
      desk.post('/opsapi/customs/back', { ...(await lock(no)), reason }),
    lines: async (no: string, lines: object[]) =>
      desk.post('/opsapi/customs/lines', { ...(await lock(no)), lines }),
    noteOf: async (no: string, type = '8') => {
      const { id } = (await detail(no)).file;
      const query = new URLSearchParams({ subject: 'customs', id, type, visible: 'true' });
      return desk.upload(`/opsapi/files/upload?${query.toString()}`, 'release.pdf', paper);
    },
  };
}

function whole(orders: readonly { orderId: string }[]) {
  return orders.map(({ orderId }) => ({ orderId }));
}

export type DeclarationRow = Readonly<Record<string, string>>;

/** A right row of a workbook of declarations: one for the import by air of the orders that it names. */
export function declarationRow(sequence: number, orders: string, more: DeclarationRow = {}): DeclarationRow {
  return {
    declarationNo: `22332026104${String(sequence).padStart(7, '0')}`,
    orders,
    businessType: '空运进口清关',
    currency: 'USD',
    customsDate: '2026-11-17',
    tariff: '6625.38',
    vat: '13165.58',
    totalTax: '19790.96',
    ...more,
  };
}

let numbered = 0;

/** A number of its own of the customs where a declaration is. */
export function freshDeclarationNo({
  territory,
  direction,
}: {
  territory: string;
  direction: string;
}): string {
  numbered += 1;
  if (territory !== 'CN') return `26BE${String(numbered).padStart(14, '0')}`;
  return `22332026${direction === 'import' ? 1 : 0}${String(numbered).padStart(9, '0')}`;
}

/** The import of declarations at a desk. */
export function declarationImports(desk: Calls) {
  const imports = importCalls(desk, customsImportSubject);
  const uploaded = async (rows: readonly DeclarationRow[]) => {
    const file = await filled(customsImportSubject, rows);
    const { data, message } = await imports.upload(file, 'declarations.xlsx');
    if (!data?.id) throw new Error(message);
    const id = String(data.id);
    return { id, findings: await imports.findings(id) };
  };
  return {
    ...imports,
    uploaded,
    /** Imports rows of which none is wrong; how many were written. */
    imported: async (rows: readonly DeclarationRow[]) => {
      const { id, findings } = await uploaded(rows);
      const wrong = findings.filter((one) => / E\d/.test(one));
      if (wrong.length > 0) throw new Error(wrong.join(', '));
      return Number((await imports.importAll(id)).importedRecords);
    },
  };
}

/** An import of declarations that was begun. */
export async function addCustomsImport(desk: Calls, orderNumber: string) {
  const row = {
    declarationNo: '223320260099999999',
    orders: orderNumber,
    businessType: '空运出口',
    currency: 'USD',
  };
  const { data } = await importCalls(desk, customsImportSubject).upload(
    await filled(customsImportSubject, [row]),
  );
  return { customsImportId: String(data.id) };
}

/** A workbook of lines that waits to be imported. */
export async function addLinesImport(desk: Calls) {
  const { data } = await importCalls(desk, customsLinesImportSubject).upload(
    await filled(customsLinesImportSubject, [{ fileNo: 'CD2611010001', lineNo: '1', quantity: '1' }]),
  );
  return { linesImportId: String(data.id) };
}
