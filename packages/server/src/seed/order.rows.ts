import { plainNumber } from '@loadline/contract/checks/tracked-number';
import type { ReferenceKind } from '@loadline/contract/orders/order-reference';
import { carrierKindOf } from '@loadline/contract/orders/order-reference';
import { charged } from './cargo.ts';
import { isOverdue } from './journey.ts';
import { hoursAfter, localDay } from './local-hours.ts';
import { ruleOf } from './rates.seed.ts';
import { stopsOf } from './route.ts';
import type { Shipment } from './shipment.ts';

/** Whose order it is, and who of them made and handles it. */
export interface Owner {
  readonly orgId: string;
  readonly createdBy: string;
  readonly handlerId: string | null;
}

export function orderRow(shipment: Shipment, { orgId, createdBy, handlerId }: Owner) {
  const { lane, journey, route, cargo } = shipment;
  return {
    org_id: orgId,
    id: shipment.id,
    order_number: shipment.orderNumber,
    status: journey.status,
    status_date: journey.statusAt,
    order_time: journey.at[0],
    channel_name: lane.channel.zh,
    transport_type: lane.transport,
    destination_country: route.receiver.country,
    reference_number: shipment.reference,
    fba_no: shipment.fbaNo,
    eta: eta(shipment),
    own_cut_off: cutOff(shipment),
    ...placesOf(shipment),
    is_customs: shipment.isCustoms,
    is_self_clearance: shipment.isSelfClearance,
    ...taxNumbers(shipment),
    quantity: cargo.booked.pieces,
    gross_weight: kilograms(cargo.booked.grams),
    volume: (cargo.booked.cubicCentimetres / 1_000_000).toFixed(6),
    actual_pks_num: cargo.found?.pieces ?? null,
    actual_weight: cargo.found ? kilograms(cargo.found.grams) : null,
    actual_volume: cargo.found ? (cargo.found.cubicCentimetres / 1_000_000).toFixed(3) : null,
    weighbridge_weight: cargo.weighbridgeGrams === null ? null : kilograms(cargo.weighbridgeGrams),
    charging_weight: charged(cargo, lane),
    charging_unit: ruleOf(lane).unit,
    amazon_ref: shipment.amazonRef,
    warehouse_code: route.receiver.warehouse,
    remark: remark(shipment),
    is_public: shipment.isPublic,
    on_hold: shipment.onHold,
    created_by: createdBy,
    handler_id: handlerId,
    version: journey.reached + 1,
  };
}

/** What is on a booking is expected by its flight, all else on the day that was promised, once the warehouse has the cargo and the mode is decided. */
function eta({ journey, lane, route, isBooked }: Shipment): string | null {
  const promised = journey.promised[5];
  const zone = stopsOf(route)[5]?.zone;
  if (!promised || !zone || lane.transport === null || isBooked) return null;
  return journey.status === 'CANCELLED' || journey.reached < 1 ? null : localDay(promised, zone);
}

/** A day before the promised departure the papers have to be in; on a booking the flight says when. */
function cutOff({ journey, isBooked }: Shipment): Date | null {
  const departs = journey.promised[4];
  return departs && !isBooked && journey.status !== 'CANCELLED' ? hoursAfter(departs, -24) : null;
}

function placesOf({ lane, route }: Shipment) {
  if (lane.transport === null) return { own_origin: route.warehouse, own_destination: null };
  return { own_origin: route.from, own_destination: route.to };
}

/** What carriers call it, as staff have noted it; an order on a house waybill has its numbers by its booking. */
export function referenceRows(shipment: Shipment, { orgId }: Owner) {
  const { id, trackingNo, lane, journey } = shipment;
  const parcel = transferNumber(shipment);
  const row = (kind: ReferenceKind, number: string) => ({
    org_id: orgId,
    order_id: id,
    kind,
    number: plainNumber(number),
    source: 'desk',
    since: journey.at[0],
  });
  return [
    ...(trackingNo === null ? [] : [row(carrierKindOf(plainNumber(trackingNo), lane.transport), trackingNo)]),
    ...(parcel === null ? [] : [row('parcel', parcel)]),
  ];
}

/** What the last mile calls it. */
function transferNumber({ journey, chance }: Shipment): string | null {
  return journey.reached >= 7 ? `LM${chance.whole(10_000_000, 99_999_999)}` : null;
}

function taxNumbers({ isSelfClearance, route, chance }: Shipment) {
  const { country } = route.receiver;
  const number = chance.signs('0123456789', country === 'GB' ? 12 : 9);
  return {
    ein: isSelfClearance && country === 'US' ? `91-${number.slice(0, 7)}` : null,
    eori_no: isSelfClearance && country !== 'US' ? `${country}${number}` : null,
  };
}

function remark(shipment: Shipment): string | null {
  if (shipment.onHold && shipment.journey.status === 'WH_IN') return '待付款后出仓 Release after payment';
  if (isOverdue(shipment.journey)) return '已催承运人更新到港时间 Carrier asked for a new arrival time';
  return shipment.chance.happens(0.12) ? '易碎，请勿重压 Fragile, do not stack' : null;
}

function kilograms(grams: number): string {
  return (grams / 1_000).toFixed(3);
}
