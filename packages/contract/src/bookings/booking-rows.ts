import { customsBusinesses } from '../codes/customs-business.ts';
import { figures } from '../facts/figures.ts';
import { goods } from '../facts/goods.ts';
import { called, placed } from '../kernel/compose.ts';
import type { Place, ValuesOf } from '../kernel/field.ts';
import { code, decimal, id, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

const written: Place[] = ['detail', 'create', 'update'];
/** What a sheet of rows carries, in the order of its columns. */
const sheeted: Place[] = [...written, 'import', 'export'];

const rowId = id({ label: { zh: '行编号', en: 'Row id' }, places: written });

/** A house waybill of a booking, as booked. The id is made by the browser and names the row for good. */
export const houseRow = resource(
  'house waybill',
  { zh: '分单', en: 'House waybill' },
  {
    id: rowId,
    hawbNo: optional(text({ label: { zh: '分单号', en: 'HAWB no.' }, max: 20, places: sheeted })),
    shipBill: optional(text({ label: { zh: '托运单号', en: 'Ship bill' }, max: 30, places: sheeted })),
    sealNo: optional(text({ label: { zh: '封号', en: 'Seal no.' }, max: 30, places: sheeted })),
    bookingPkgsNum: optional(
      whole({
        label: { zh: '订舱件数', en: 'Booked packages' },
        min: 1,
        max: figures.pieces.max,
        places: sheeted,
      }),
    ),
    bookingGrossWeight: optional(
      decimal({
        ...figures.bookedWeight,
        min: '0.001',
        places: sheeted,
      }),
    ),
    bookingVolume: optional(
      decimal({
        ...figures.bookedVolume,
        min: '0.001',
        places: sheeted,
      }),
    ),
    customsType: optional(
      code(customsBusinesses, { label: { zh: '报关类型', en: 'Customs type' }, places: sheeted }),
    ),
    // Our own number of the order that flies under it.
    orderNumber: optional(text({ label: { zh: '关联订单', en: 'Order' }, max: 20, places: written })),
    // How many the order was booked with where this carries but some of them; the others fly under other house waybills.
    orderPieces: optional(
      whole({
        label: { zh: '订单总件数', en: 'Pieces of the order' },
        min: 1,
        max: figures.pieces.max,
        places: written,
      }),
    ),
  },
);

export type HouseRow = ValuesOf<typeof houseRow.fields>;

function side(zh: string, en: string) {
  return optional(decimal({ label: { zh, en }, scale: 2, min: '0.01', max: '2000', places: sheeted }));
}

/** Equal packages; their sides are in the booking's unit, cm or inch, and the weight is that of one. */
export const dimensionRow = resource(
  'dimensions',
  { zh: '尺寸', en: 'Dimensions' },
  {
    id: rowId,
    count: optional(whole({ ...figures.pieces, min: 1, places: sheeted })),
    length: side('单件长', 'Length each'),
    width: side('单件宽', 'Width each'),
    height: side('单件高', 'Height each'),
    weight: optional(
      decimal({
        label: { zh: '单件重', en: 'Weight each' },
        scale: 3,
        min: '0.001',
        max: '99999',
        unit: 'kg',
        places: sheeted,
      }),
    ),
  },
);

export type DimensionRow = ValuesOf<typeof dimensionRow.fields>;

/** A kind of goods in the booking (spec §3, item table). */
export const itemRow = resource(
  'booking item',
  { zh: '商品', en: 'Item' },
  {
    id: rowId,
    productCode: placed(sheeted, optional(called({ zh: '商品编码', en: 'Product code' }, goods.model))),
    nameZh: optional(text({ label: { zh: '中文品名', en: 'Chinese name' }, max: 100, places: sheeted })),
    quantity: optional(
      whole({ label: { zh: '数量', en: 'Quantity' }, min: 1, max: 99_999_999, places: sheeted }),
    ),
    kilograms: optional(
      decimal({
        label: { zh: '重量', en: 'Kilograms' },
        scale: 3,
        min: '0.001',
        max: '9999999',
        unit: 'kg',
        places: sheeted,
      }),
    ),
  },
);

export type ItemRow = ValuesOf<typeof itemRow.fields>;

/** Rows of which only the id is known. */
export function blankHouse(newRow: string): HouseRow {
  return {
    id: newRow,
    hawbNo: null,
    shipBill: null,
    sealNo: null,
    bookingPkgsNum: null,
    bookingGrossWeight: null,
    bookingVolume: null,
    customsType: null,
    orderNumber: null,
    orderPieces: null,
  };
}

export function blankDimension(newRow: string): DimensionRow {
  return { id: newRow, count: null, length: null, width: null, height: null, weight: null };
}

export function blankItem(newRow: string): ItemRow {
  return { id: newRow, productCode: null, nameZh: null, quantity: null, kilograms: null };
}
