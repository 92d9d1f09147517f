import { kind } from '../kernel/problem.kind.ts';
import { subject } from '../kernel/subject.ts';

const word = { zh: '无主货', en: 'Unidentified cargo' };
const permission = 'op:receipt:add';

/** Cargo whose order nobody knows is the forwarder's own matter until it is joined to one: no customer sees it. */
export const unidentifiedSubject = subject({
  word,
  files: { view: permission, staffView: [permission], staffEdit: [permission] },
  views: { opsUnidentified: { zh: '无主货', en: 'Unidentified cargo' } },
  audit: { unidentified: word },
  deeds: {
    joined: { zh: '归入订单', en: 'Joined to an order' },
    parted: { zh: '撤出订单', en: 'Parted from its order' },
  },
  queues: {
    unidentifiedCargo: {
      zh: '待认领的无主货',
      en: 'Unidentified cargo',
      permission,
      page: 'opsUnidentified',
      query: { tab: 'waiting' },
      entry: 'opsUnidentified',
      lateAfterHours: 16,
    },
  },
  refusals: {
    receiptUnderWay: kind(
      200,
      '订单 {order} 正在收货（{no}），请先确认或作废该入仓单',
      'Order {order} is being received ({no}): confirm that receipt or make it void first',
    ),
  },
});
