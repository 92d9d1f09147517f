import { places } from '../codes/place.ts';
import { transports } from '../codes/transport.ts';
import { figures } from '../facts/figures.ts';
import { shipment } from '../facts/shipment.ts';
import { texts } from '../facts/texts.ts';
import { unruled } from '../kernel/compose.ts';
import type { Place } from '../kernel/field.ts';
import { code, date, decimal, flag, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { trustStates } from './trust.lifecycle.ts';

const shown: Place[] = ['list', 'detail', 'export'];
const found: Place[] = [...shown, 'search'];
const chosen: Place[] = [...shown, 'filter'];

/** A customer's request to ship (product.md §2.2), as lists and heads of pages know it. What it asks for is its content. */
export const trust = resource(
  'trust',
  { zh: '委托单', en: 'Trust order' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list', 'detail'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list', 'detail'] }),
    trustNo: text({ label: { zh: '委托单号', en: 'Trust order no.' }, max: 20, places: found }),
    customerRef: optional(
      text({ label: { zh: '客户参考号', en: 'Customer reference' }, max: 50, places: found }),
    ),
    mode: optional(code(transports, { label: { zh: '运输方式', en: 'Transport mode' }, places: chosen })),
    channelName: optional(text({ label: { zh: '产品', en: 'Product' }, max: 60, places: chosen })),
    channelNameEn: optional(
      text({ label: { zh: '产品（英文）', en: 'Product, English' }, max: 60, places: ['list', 'detail'] }),
    ),
    origin: optional(code(places, { label: { zh: '起运港', en: 'Origin' }, places: shown })),
    destination: optional(code(places, { label: { zh: '目的港', en: 'Destination' }, places: shown })),
    cargoReady: optional(date({ label: { zh: '备货完成', en: 'Cargo ready' }, places: [...chosen, 'sort'] })),
    latestArrival: optional(date({ label: { zh: '最晚到仓', en: 'Latest arrival' }, places: shown })),
    pieces: whole({ label: { zh: '件数', en: 'Pieces' }, places: [...shown, 'sort'] }),
    grossWeight: decimal({
      ...figures.grossWeight,
      places: [...shown, 'sort'],
    }),
    volume: decimal({
      ...figures.volume,
      places: [...shown, 'sort'],
    }),
    warehouseCode: optional(
      text({ label: { zh: '仓库代码', en: 'Warehouse code' }, max: 16, places: chosen }),
    ),
    fbaIds: list(unruled(shipment.fbaId), {
      label: { zh: 'FBA号', en: 'FBA shipment ids' },
      places: found,
    }),
    state: code(trustStates, { label: { zh: '状态', en: 'Status' }, places: chosen }),
    orders: list(text(texts.orderNo), {
      label: { zh: '关联订单', en: 'Linked orders' },
      places: shown,
    }),
    amending: flag({
      label: { zh: '改单待答复', en: 'Amendment open' },
      places: ['list', 'detail', 'export'],
    }),
    createdBy: text({ label: { zh: '创建人', en: 'Created by' }, max: 64, min: 0, places: chosen }),
    createdAt: instant({ label: { zh: '创建时间', en: 'Created' }, places: ['detail', 'export', 'sort'] }),
    submittedAt: optional(instant({ label: { zh: '提交时间', en: 'Submitted' }, places: shown })),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' }, places: [...shown, 'sort'] }),
  },
);
