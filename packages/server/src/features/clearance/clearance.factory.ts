import { dispositionSubject } from '@loadline/contract/clearance/disposition-import';
import type { Calls } from '../../testing/calls.ts';
import type { TestHouse } from '../../testing/house.ts';
import { filled, importCalls } from '../imports/imports.factory.ts';
import type { OrderFacts } from '../orders/orders.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';

/** An order to Los Angeles with goods of two kinds: 600 T-shirts for 3,000.00 and 20 lamps for 111.00 dollars. */
export async function addOrderToAmerica(house: TestHouse, facts: OrderFacts = {}) {
  const order = await addOrder(house, { destination: 'LAX', eta: '2026-11-28', ...facts });
  await house.rows(
    `insert into goods_line (org_id, order_id, line_no, name_zh, name_en, hs_dest, material, usage, special, declared_qty, unit, unit_price_usd,
       total_price_usd, origin)
     values ($1, $2, 1, '针织T恤衫', 'Knitted T-shirt', '6109100012', '棉100%', '穿着', '{}', 600, 'pcs', 5, 3000, 'CN'),
       ($1, $2, 2, 'LED 台灯', 'LED lamp', '9405218000', '塑料', '照明', '{}', 20, 'set', 5.55, 111, 'CN')`,
    [facts.org_id ?? house.orgA, order.id],
  );
  return order;
}

export const complete = {
  entryNo: '231-1234567-5',
  entryType: '01',
  port: '2720',
  firms: 'W123',
  importerNo: '91-114444200',
  bondType: 'continuous',
};

/** An examination of cargo that was held at Los Angeles, with what it costs its customer and us. */
export const examination = {
  agency: 'CBP',
  examKind: 'nii',
  place: 'Price Transfer CES',
  firms: 'Y549',
  examCost: '185.00',
  currency: 'USD',
  lastFreeDay: '2026-11-27',
  zone: 'America/Los_Angeles',
  charged: '140.55',
  chargedCurrency: 'CNY',
};

/** What customs want to know of an entry as a whole. */
export const question = {
  agency: 'CBP',
  form: 'CBP28',
  line: null,
  topic: '成分与用途',
  body: '请说明面料成分，并附检测报告',
  dueDay: new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10),
  zone: 'America/Los_Angeles',
};

/** Duties and fees of an entry of 3,111.00 dollars by air. */
export const estimate = {
  duty: '499.33',
  s301: '252.75',
  mpf: '34.58',
  feeDate: '2026-11-24',
  zone: 'America/Los_Angeles',
};

/** An importer security filing of which nothing is known beside the orders. */
const filing = { isfState: 'notFiled', stowPlan: false, containerMessages: false };

/** The calls of a desk about one entry. */
export function entryCalls(desk: Calls) {
  const detail = async (no: string) => (await desk.get(`/opsapi/entries/detail?no=${no}`)).data;
  const lock = async (no: string) => ({ no, version: (await detail(no)).file.version });
  return {
    detail,
    lock,
    make: (numbers: string[], entryType = '01') => desk.post('/opsapi/entries/make', { numbers, entryType }),
    save: async (no: string, written: object) =>
      desk.post('/opsapi/entries/save', { ...(await lock(no)), ...written }),
    move: async (no: string, to: string, more: object = {}) =>
      desk.post('/opsapi/entries/move', { ...(await lock(no)), to, ...more }),
    back: async (no: string, reason = '误登记') =>
      desk.post('/opsapi/entries/back', { ...(await lock(no)), reason }),
    examine: async (no: string, hold: string, more: object = {}) =>
      desk.post('/opsapi/entries/exam', { ...(await lock(no)), hold, ...examination, ...more }),
    file10and2: async (no: string, more: object = {}) =>
      desk.post('/opsapi/entries/isf', { ...(await lock(no)), ...filing, ...more }),
    summary: async (no: string, more: object = {}) =>
      desk.post('/opsapi/entries/summary', { ...(await lock(no)), ...more }),
    ask: async (no: string, more: object = {}) =>
      desk.post('/opsapi/entries/rfi/open', { ...(await lock(no)), ...question, ...more }),
    decide: async (no: string, rfi: string, to: string, more: object = {}) =>
      desk.post('/opsapi/entries/rfi/move', { ...(await lock(no)), rfi, to, ...more }),
    estimate: async (no: string, more: object = {}) =>
      desk.post('/opsapi/entries/duty/write', { ...(await lock(no)), ...estimate, ...more }),
    pay: async (no: string, duty: string, to: string, more: object = {}) =>
      desk.post('/opsapi/entries/duty/move', { ...(await lock(no)), duty, to, ...more }),
    line: async (no: string, line: string, more: object) =>
      desk.post('/opsapi/entries/line', { ...(await lock(no)), line, ...more }),
    pga: async (no: string, lines: string[], flag: string, more: object) =>
      desk.post('/opsapi/entries/pga', { ...(await lock(no)), lines, flag, ...more }),
    say: async (no: string, code: string, more: object = {}) =>
      desk.post('/opsapi/entries/disposition', { ...(await lock(no)), code, ...more }),
  };
}

/** An import of dispositions that was begun. */
export async function addDispositionImport(desk: Calls, number: string) {
  const row = { number, code: '1W', at: '2026-11-20 10:00' };
  const { data } = await importCalls(desk, dispositionSubject).upload(
    await filled(dispositionSubject, [row]),
  );
  return { dispositionImportId: String(data.id) };
}
