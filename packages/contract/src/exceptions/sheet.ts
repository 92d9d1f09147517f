import { orderStatuses } from '../codes/stage.ts';
import { texts } from '../facts/texts.ts';
import { codeTable } from '../kernel/code.ts';
import type { Place } from '../kernel/field.ts';
import { code, flag, id, instant, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { ownSheetStates, sheetStates } from './sheet.lifecycle.ts';
import { severities, sheetKinds, sheetSources } from './sheet-kind.ts';

/** Sort keys of the lists; a leading minus turns the order round. */
export const sheetSorts = codeTable('exception sort', {
  '-openedAt': { zh: '最新创建', en: 'Newest first' },
  openedAt: { zh: '最早创建', en: 'Oldest first' },
});

/** At the desk what runs out first stands first; what stands still has all the time in the world. */
export const deskSorts = codeTable('exception sort at the desk', {
  breachAt: { zh: '时限先到期', en: 'Runs out first' },
  ...sheetSorts.codes,
});

const seen: Place[] = ['list', 'detail'];
const told: Place[] = [...seen, 'export'];
const found: Place[] = [...told, 'search'];
const chosen: Place[] = [...told, 'filter'];
const words = { max: 2_000, places: ['detail'] as const };

/** Something that went wrong with an order or on a waybill, as its owner sees it (product.md §2.12). */
export const sheet = resource(
  'exception sheet',
  { zh: '异常单', en: 'Exception sheet' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: seen }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['detail'] }),
    sheetNo: text({ label: { zh: '异常单号', en: 'Sheet no.' }, max: 24, places: found }),
    // What it hangs on: an order, or its customer's cargo on a waybill.
    orderNumber: optional(text({ ...texts.orderNo, places: found })),
    orderId: optional(id({ label: { zh: '订单编号', en: 'Order id' }, places: ['detail'] })),
    mawbNo: optional(text({ ...texts.mawbNo, places: found })),
    kind: code(sheetKinds, { label: { zh: '类别', en: 'Kind' }, places: chosen }),
    severity: code(severities, { label: { zh: '严重程度', en: 'Severity' }, places: chosen }),
    state: code(ownSheetStates, { label: { zh: '当前状态', en: 'Current status' }, places: chosen }),
    stage: optional(code(orderStatuses, { label: { zh: '所在节点', en: 'Stage' }, places: chosen })),
    handler: optional(text({ label: { zh: '处理人', en: 'Handler' }, max: 64, places: told })),
    source: code(sheetSources, { label: { zh: '发现方', en: 'Noticed by' }, places: ['detail'] }),
    openedBy: text({ label: { zh: '创建人', en: 'Created by' }, max: 64, min: 0, places: ['detail'] }),
    openedAt: instant({ label: { zh: '创建时间', en: 'Created' }, places: chosen }),
    descriptionZh: text({ label: { zh: '异常描述', en: 'Description, Chinese' }, ...words }),
    descriptionEn: text({ label: { zh: '异常描述（英文）', en: 'Description' }, ...words }),
    customerActionZh: optional(
      text({ label: { zh: '请客户做', en: 'Asked of the customer, Chinese' }, ...words }),
    ),
    customerActionEn: optional(
      text({ label: { zh: '请客户做（英文）', en: 'Asked of the customer' }, ...words }),
    ),
    dueAt: optional(instant({ label: { zh: '客户截止时间', en: 'Due from the customer' }, places: told })),
    stateSince: instant({ label: { zh: '状态时间', en: 'Status since' }, places: told }),
    resolvedAt: optional(instant({ label: { zh: '解决时间', en: 'Resolved' }, places: ['detail'] })),
    // One of the two while it is open: when the time runs out, or how much of it is left while the clock stands.
    breachAt: optional(instant({ label: { zh: '时限到期', en: 'Time runs out' }, places: seen })),
    leftMinutes: optional(
      whole({
        label: { zh: '剩余（工作分钟）', en: 'Left, working minutes' },
        min: -2_147_483_648,
        places: seen,
      }),
    ),
    comments: whole({ label: { zh: '沟通', en: 'Comments' }, places: told }),
    unread: whole({ label: { zh: '未读', en: 'Unread' }, places: seen }),
  },
);

/** The same at the forwarder's desk: whose it is and who works on it. */
export const deskSheet = resource('exception sheet at the desk', sheet.label, {
  ...sheet.fields,
  state: code(sheetStates, { label: { zh: '当前状态', en: 'Current status' }, places: chosen }),
  orgId: id({ label: { zh: '客户编号', en: 'Customer id' }, places: ['detail'] }),
  customer: text({ ...texts.customer, places: found }),
  customerEn: text({ ...texts.customerEn, places: told }),
  handlerId: optional(id({ label: { zh: '处理人编号', en: 'Handler id' }, places: seen })),
  remindedAt: optional(
    instant({ label: { zh: '最近提醒客户', en: 'Customer last reminded' }, places: seen }),
  ),
  urgedAt: optional(instant({ label: { zh: '客户催办', en: 'Urged by the customer' }, places: seen })),
  late: flag({ label: { zh: '超时', en: 'Late' }, places: told }),
});
