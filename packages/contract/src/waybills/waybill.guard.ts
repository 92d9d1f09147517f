import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Permission } from '../kernel/permission.ts';

/** What must hold before a step besides its data; the words say what is missing when it does not. */
export const waybillGuards = codeTable('waybill guard', {
  onlyCustomer: {
    zh: '主单上还有其他客户的货，请联系客服',
    en: 'Cargo of others is on the waybill: ask customer service',
  },
  soundNumber: { zh: '主单号校验位不正确', en: 'The air waybill number is not valid' },
  notSelfDelivery: {
    zh: '客户自送机场的货不入我司仓库',
    en: 'What customers deliver to the airport themselves does not enter our warehouse',
  },
  selfDelivery: {
    zh: '仅客户自送机场时可跳过入库',
    en: 'The warehouse is passed over only when customers deliver to the airport themselves',
  },
  housesMeasured: {
    zh: '还有分单没有实测件数、重量和体积',
    en: 'Some house waybills have no measured pieces, weight and volume',
  },
  draftThere: { zh: '没有编制中的主单草稿', en: 'No draft of the waybill is being prepared' },
  soundInfo: { zh: '主单信息错误', en: 'Mawb info error' },
  allAgreed: {
    zh: '还有客户没有确认这一版草稿',
    en: 'Not every customer has agreed to this draft yet',
  },
  beyondTolerance: {
    zh: '磅重与主单相差未超过允许误差',
    en: 'The weighbridge differs from the waybill by no more than the tolerance',
  },
  documentsApproved: { zh: '主单还没有审核通过', en: 'The documents have not been approved' },
  noHolds: { zh: '有订单或客户被扣货', en: 'An order or a customer on it is on hold' },
  weighbridgeThere: { zh: '还没有磅单', en: 'There is no weighbridge note' },
  dueToLeave: {
    zh: '比航班计划的起飞时间早一天以上',
    en: 'It is more than a day before the flight is planned to leave',
  },
});

export type WaybillGuard = CodeOf<typeof waybillGuards>;

/** The guards that an operator may pass with `override` and a reason, which stays with the step for good. */
const passableGuards: readonly WaybillGuard[] = [
  'documentsApproved',
  'weighbridgeThere',
  'noHolds',
  'dueToLeave',
];

/** Whether somebody may pass what keeps a step: a hold is passed by who may lift it. */
export function passableBy(permissions: readonly string[], blocked: readonly WaybillGuard[]): boolean {
  if (blocked.length === 0 || !blocked.every((guard) => passableGuards.includes(guard))) return false;
  return !blocked.includes('noHolds') || permissions.includes(holdRight);
}

const holdRight: Permission = 'op:order:hold';
