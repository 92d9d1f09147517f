import { shownFlightNo } from '../checks/flight-no.ts';
import { airports } from '../codes/place.ts';
import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import { chargedIn, weightUnits } from '../freight/weight-basis.ts';
import type { Place } from '../kernel/field.ts';
import { code, date, decimal, flag, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { positions, waybillKinds } from './booking.codes.ts';
import { bookingStatuses } from './booking.status.ts';

const shown: Place[] = ['list', 'detail', 'export'];
const found: Place[] = [...shown, 'search'];
const chosen: Place[] = [...shown, 'filter'];
const looked: Place[] = ['list', 'detail'];

function kilograms(zh: string, en: string, places: Place[] = shown) {
  return decimal({ label: { zh, en }, scale: 3, unit: 'KG', places });
}

/** In the unit beside it. */
function charged(zh: string, en: string, places: Place[] = shown) {
  return decimal({ label: { zh, en }, scale: 3, places });
}

function cubicMetres(zh: string, en: string, places: Place[] = shown) {
  return decimal({ label: { zh, en }, scale: 3, unit: 'CBM', places });
}

/** A booking (spec §3), as lists and heads of pages know it. What it asks for is its content. */
export const booking = resource(
  'booking',
  { zh: '订舱', en: 'Booking' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: looked }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: looked }),
    bookingNo: text({ label: { zh: '订舱号', en: 'Booking no.' }, max: 20, places: found }),
    mawbNo: optional(text({ ...texts.mawbNo, places: found })),
    status: code(bookingStatuses, { label: { zh: '状态', en: 'Status' }, places: chosen }),
    product: optional(text({ label: { zh: '产品', en: 'Product' }, max: 60, places: chosen })),
    productEn: optional(
      text({ label: { zh: '产品（英文）', en: 'Product, English' }, max: 60, places: looked }),
    ),
    origin: optional(code(airports, { label: { zh: '起运港', en: 'Origin' }, places: chosen })),
    destination: optional(text({ label: { zh: '目的港', en: 'Destination' }, max: 3, places: chosen })),
    reservedFlight: optional(
      text({
        label: { zh: '预订航班', en: 'Reserved flight' },
        max: 10,
        shown: shownFlightNo,
        places: found,
      }),
    ),
    flightDate: optional(date({ label: { zh: '航班日期', en: 'Flight date' }, places: [...chosen, 'sort'] })),
    /** The flight is not in the forwarder's schedule: nothing is reserved, staff look it up. */
    unverified: flag({ label: { zh: '航班未核实', en: 'Flight unverified' }, places: looked }),
    /** Its flight was cancelled before its cargo left: it has to be put on another one. */
    flightCancelled: flag({ label: { zh: '航班已取消', en: 'Flight cancelled' }, places: looked }),
    position: optional(
      code(positions, { label: { zh: '舱位要求', en: 'Position requirement' }, places: chosen }),
    ),
    waybillKind: optional(
      code(waybillKinds, { label: { zh: '运单类型', en: 'Direct or house waybills' }, places: shown }),
    ),
    houses: whole({ label: { zh: '分单数', en: 'House waybills' }, places: shown }),
    quantity: whole({ label: { zh: '件数', en: 'Pieces' }, places: [...shown, 'sort'] }),
    grossWeight: decimal({ ...figures.bookedWeight, places: [...shown, 'sort'] }),
    volume: decimal({ ...figures.bookedVolume, places: [...shown, 'sort'] }),
    billingWeight: charged('订舱计费重', 'Booked chargeable weight', [...shown, 'sort']),
    billingUnit: code(weightUnits, { label: chargedIn, places: shown }),
    wmsQuantity: optional(whole({ label: { zh: '入仓件数', en: 'Warehouse pieces' }, places: shown })),
    wmsGrossWeight: optional(kilograms('入仓毛重', 'Warehouse gross weight')),
    wmsVolume: optional(cubicMetres('入仓体积', 'Warehouse volume')),
    wmsBillingWeight: optional(charged('入仓计费重', 'Warehouse chargeable weight')),
    /** From how many percent on the warehouse's figures are marked beside what was booked. */
    wmsTolerance: decimal(figures.tolerance),
    goodsName: optional(text({ label: { zh: '品名', en: 'Goods name' }, max: 200, places: shown })),
    /** What of the slot is reserved for this booking; null while nothing is. */
    reservedKg: optional(kilograms('已占舱位', 'Reserved', looked)),
    reservedCbm: optional(cubicMetres('已占体积', 'Reserved volume', looked)),
    /** The whole slot of the reserved flight as it stands now, this booking included; null without one. */
    slotMaxKg: optional(kilograms('舱位限重', 'Slot limit', looked)),
    slotTakenKg: optional(kilograms('舱位已订', 'Slot taken', looked)),
    slotRemainingKg: optional(kilograms('舱位余量', 'Slot room left', looked)),
    /** The flight has left: what is left of its slot says nothing any more. */
    departed: flag({ label: { zh: '已起飞', en: 'Departed' }, places: looked }),
    specialPrice: flag({ label: { zh: '特价申请', en: 'Special price request' }, places: shown }),
    orders: list(text(texts.orderNo), {
      label: { zh: '关联订单', en: 'Linked orders' },
      places: shown,
    }),
    deadline: optional(
      instant({ label: { zh: '截单时间', en: 'Deadline (cut-off)' }, places: [...shown, 'sort'] }),
    ),
    createdBy: text({ label: { zh: '创建人', en: 'Created by' }, max: 64, min: 0, places: chosen }),
    createdAt: instant({ label: { zh: '创建时间', en: 'Created' }, places: ['detail', 'export', 'sort'] }),
    submittedAt: optional(instant({ label: { zh: '提交时间', en: 'Submitted' }, places: shown })),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' }, places: [...shown, 'sort'] }),
  },
);
