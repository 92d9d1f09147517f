import type { Translated } from '../kernel/phrases.ts';
import type { phrases as english } from './clearance.en.ts';

export const phrases: Translated<typeof english> = {
  clearance: {
    unit: { name: '清关单', one: '票', many: '票' },
    search: '运单号、参考号、申报号',
    none: '暂无清关单',
    noneDetail: '货物在美国申报后，可在此查看进度和单证',
    noNumber: '尚无报关单号',
    open: '打开清关单',
    entry: '申报信息',
    goods: '品名',
    lines: '商品行',
    dispositions: '海关处置',
    exam: {
      title: '查验：{kind}',
      none: '查验、费用和免费期尚未登记',
      left: '剩 {left}',
      late: '已超 {left}',
    },
    isf: {
      title: 'ISF 10+2',
      told: '取自订单',
      elements: '申报要素',
      missing: '缺 {count} 项：{names}',
      comma: '、',
    },
    column: { waybill: '运单号、报关单号', cargo: '件数、毛重' },
  },
  clearanceDesk: {
    noneDetail: '由同一客户的订单制单',
    make: {
      open: '由订单制单',
      title: '由订单制美国清关单',
      says: '订单须属于同一客户；货物、运单和到港日期取自订单。',
      done: '已制清关单 {number}',
    },
    isf: {
      write: '编辑 ISF',
      title: '{number}：ISF 10+2',
      told: '留空则用订单的 {name}',
      clock: '按{zone}填写。',
      loadingHint: '留空则用订单告知的离港时间。',
    },
    exam: {
      write: '登记查验',
      title: '{number}：查验',
      forCustomer: '客户可见',
      forUs: '仅员工可见',
      zoneHint: '最后免费日按该地日历计算',
    },
    disposition: {
      open: '登记海关处置',
      title: '{number}：海关处置',
      says: '扣留未解除前不能放行，订单会同步显示。',
    },
  },
};
