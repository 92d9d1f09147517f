import { codeTable } from '../kernel/code.ts';

/** Sort keys of the order list; a leading minus turns the order round. */
export const orderSorts = codeTable('order sort', {
  '-orderTime': { zh: '下单时间，新到旧', en: 'Order time, newest first' },
  orderTime: { zh: '下单时间，旧到新', en: 'Order time, oldest first' },
  '-statusDate': { zh: '状态时间，新到旧', en: 'Status time, newest first' },
  statusDate: { zh: '状态时间，旧到新', en: 'Status time, oldest first' },
  '-eta': { zh: 'ETA，晚到早', en: 'ETA, latest first' },
  eta: { zh: 'ETA，早到晚', en: 'ETA, earliest first' },
  '-chargingWeight': { zh: '计费重，大到小', en: 'Chargeable weight, largest first' },
  chargingWeight: { zh: '计费重，小到大', en: 'Chargeable weight, smallest first' },
});
