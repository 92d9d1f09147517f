import { randomInt } from 'node:crypto';
import { Readable } from 'node:stream';
import { plainNumber } from '@loadline/contract/checks/tracked-number';
import { transports } from '@loadline/contract/codes/transport';
import { isCode } from '@loadline/contract/kernel/code';
import { crockford, orderNumberOf } from '@loadline/contract/orders/order-number';
import type { ReferenceKind } from '@loadline/contract/orders/order-reference';
import { carrierKindOf } from '@loadline/contract/orders/order-reference';
import { newId } from '../../kernel/database.ts';
import type { TestHouse } from '../../testing/house.ts';

/** The columns a test cares about; everything else is an ordinary order of Acme. */
export type OrderFacts = Partial<Record<string, unknown>> & { org_id?: string };

let made = 0;

/** Lays an order straight into the database, as the owner; returns its number and id. */
export async function addOrder(
  house: Pick<TestHouse, 'rows' | 'orgA'>,
  facts: OrderFacts = {},
): Promise<{ id: string; orderNumber: string }> {
  made += 1;
  await house.rows(
    `insert into channel (channel_id, name, name_en, transport) values ($1, '中美空运专线', 'China-US air', '1') on conflict do nothing`,
    [newId()],
  );
  const {
    tracking_no: carried,
    transfer_no: parcel,
    cut_off: noted,
    origin = null,
    destination = null,
    route = null,
    ...columnsOf
  } = facts;
  const row = {
    org_id: house.orgA,
    id: newId(),
    order_number: newOrderNumber(),
    status: 'ORDERED',
    status_date: '2026-11-20T01:00:00Z',
    order_time: new Date(Date.UTC(2026, 10, 1) + made * 60_000).toISOString(),
    channel_name: '中美空运专线',
    transport_type: '1',
    destination_country: 'US',
    reference_number: `REF-${made}-${randomInt(1e9)}`,
    is_customs: true,
    is_self_clearance: false,
    quantity: 10,
    gross_weight: '120.500',
    volume: '1.234567',
    created_by: newId(),
    own_cut_off: noted ?? null,
    own_origin: origin,
    own_destination: destination,
    own_route: route,
    ...columnsOf,
  };
  const columns = Object.keys(row);
  await house.rows(
    `insert into orders (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
  const mode = isCode(transports, row.transport_type) ? row.transport_type : null;
  if (typeof carried === 'string')
    await addReference(house, row, carrierKindOf(plainNumber(carried), mode), carried);
  if (typeof parcel === 'string') await addReference(house, row, 'parcel', parcel);
  return { id: row.id, orderNumber: row.order_number };
}

/** Notes one more number of an order, as staff do. */
async function addReference(
  house: Pick<TestHouse, 'rows'>,
  { org_id, id }: { readonly org_id: string; readonly id: string },
  kind: ReferenceKind,
  number: string,
): Promise<void> {
  await house.rows(
    `insert into shipment_reference (org_id, order_id, kind, number, source) values ($1, $2, $3, $4, 'desk')`,
    [org_id, id, kind, plainNumber(number)],
  );
}

export function newOrderNumber(): string {
  const random = Array.from({ length: 8 }, () => crockford[randomInt(32)]).join('');
  return orderNumberOf('261101', random);
}

export async function addEvent(house: TestHouse, orderId: string, facts: OrderFacts = {}): Promise<void> {
  const row = {
    org_id: house.orgA,
    event_id: newId(),
    subject: 'order',
    subject_id: orderId,
    code: 'DEPARTED',
    stage: 'DEPARTED',
    classifier: 'ACT',
    occurred_at: '2026-11-02T10:00:00Z',
    zone: 'Asia/Shanghai',
    place: '上海 PVG',
    source: 'operator',
    ...facts,
  };
  const columns = Object.keys(row);
  await house.rows(
    `insert into shipment_event (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
}

/** Lays a paper into an order, on disk and in the tables. */
export async function addOrderFile(
  house: TestHouse,
  orderId: string,
  facts: OrderFacts & { name?: string; content?: string; visible?: boolean } = {},
): Promise<{ fileId: string }> {
  const { org_id = house.orgA, name = 'paper.pdf', content = 'a paper', visible = true } = facts;
  const { fileId, size, sha256 } = await house.house.files.put(org_id, Readable.from([content]));
  await house.rows(
    `insert into file (org_id, file_id, name, type, size, sha256, created_by) values ($1, $2, $3, 'application/pdf', $4, $5, $6)`,
    [org_id, fileId, name, size, sha256, newId()],
  );
  await house.rows(
    `insert into record_file (org_id, subject, subject_id, file_id, type, visible, by_staff) values ($1, 'order', $2, $3, '2', $4, true)`,
    [org_id, orderId, fileId, visible],
  );
  return { fileId };
}
