import type { Translated } from '../kernel/phrases.ts';
import type { phrases as english } from './ops.en.ts';
import { phrases as bookings } from './ops-bookings.zh-cn.ts';
import { phrases as content } from './ops-content.zh-cn.ts';
import { phrases as customers } from './ops-customers.zh-cn.ts';
import { phrases as entering } from './ops-entering.zh-cn.ts';
import { phrases as events } from './ops-events.zh-cn.ts';
import { phrases as exceptions } from './ops-exceptions.zh-cn.ts';
import { phrases as flights } from './ops-flights.zh-cn.ts';
import { phrases as notices } from './ops-notices.zh-cn.ts';
import { phrases as orderDesk } from './ops-orders.zh-cn.ts';
import { phrases as rates } from './ops-rates.zh-cn.ts';
import { phrases as receipt } from './ops-receipt.zh-cn.ts';
import { phrases as registrations } from './ops-registrations.zh-cn.ts';
import { phrases as roles } from './ops-roles.zh-cn.ts';
import { phrases as stock } from './ops-stock.zh-cn.ts';
import { phrases as system } from './ops-system.zh-cn.ts';
import { phrases as trusts } from './ops-trusts.zh-cn.ts';

export const phrases = {
  ...bookings,
  ...content,
  ...customers,
  ...exceptions,
  ...entering,
  ...events,
  ...flights,
  ...notices,
  ...orderDesk,
  ...rates,
  ...receipt,
  ...registrations,
  ...roles,
  ...stock,
  ...system,
  ...trusts,
  desk: {
    return: {
      go: '退回',
      goWith_other: '退回 {count} 个字段',
      title: '退回修改',
      says: '在页面上点选有问题的字段',
      whole: '整体说明',
      why: '写给客户：哪里不对',
      leave: '不退回{field}',
      unsaid_other: '{count} 个字段未填原因',
      nothing: '请点选字段，或填写整体说明',
    },
    staff: '员工端',
    sees: { all: '全部客户', some: '客户 {count} 家' },
    nav: '员工端菜单',
    bell: {
      label: '通知，{count} 条未读',
      title: '通知',
      unread: '{count} 条未读',
      isUnread: '，未读',
      readAll: '全部已读',
      none: '暂无通知。客户的提交、回复、催办、留言、改单与取消申请，同事提到你以及主单号不足时会出现在这里',
      toDesk: '我的待办',
    },
    group: {
      shipments: '业务',
      customers: '客户',
      finance: '财务',
      system: '系统',
    },
    command: '单号、客户、页面',
    palette: {
      title: '查找单号、客户、申请、页面和操作',
      placeholder: '单号、客户名称或代码、申请号、手机、页面',
      records: '单据',
      customers: '客户',
      registrations: '注册申请',
    },
    queues: '我的待办',
    late: '{count} 超时',
    counts: '{waiting} 条待处理，{late} 条超时 · 更新于 {at}',
    noQueue: '没有需要您处理的待办',
    noQueueDetail: '您的角色不处理任何队列，可从左侧菜单进入其他页面',
    nothingWaits: '待办已清空',
    nothingWaitsDetail: '有新的待办会自动出现在这里',
    what: '队列',
    no: '单号',
    whose: '客户',
    waiting: '等待（工作时间）',
    since: '等待自',
    isLate: '超时',
    state: '状态',
    comma: '，',
    pause: '、',
    saved: '已保存',
    rightNeeded: '只能查看：缺少权限“{right}”',
  },
} as const satisfies Translated<typeof english>;
