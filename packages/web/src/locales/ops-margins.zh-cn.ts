import type { Translated } from '../kernel/phrases.ts';
import type { phrases as english } from './ops-margins.en.ts';

export const phrases: Translated<typeof english> = {
  margins: {
    unit: { name: '毛利', one: '组', many: '组' },
    tabs: '分组方式',
    by: { order: '订单号', customer: '客户', product: '产品', month: '月份' },
    days: '费用日期',
    noOrder: '无订单',
    noProduct: '无产品',
    percent: '{percent}%',
    without_other: '{count} 行未录成本',
    unrated_other: '{count} 行缺汇率',
    total: { charged: '应收', cost: '成本', margin: '毛利' },
    none: '没有费用',
    noneDetail: '请调整日期或筛选条件',
  },
};
