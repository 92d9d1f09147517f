import { codeTable } from '../kernel/code.ts';

/** The spec's selector of the tracking box. */
export const trackTypes = codeTable('track type', {
  '0': { zh: '智能识别', en: 'Any number' },
  '1': { zh: '订单号/参考号/FBA号', en: 'Order / reference / FBA no.' },
  '2': { zh: '空运主单号', en: 'Air waybill no.' },
  '3': { zh: '提单号/柜号', en: 'B/L or container no.' },
});

/** At most this many numbers in one question. */
export const trackedAtOnce = 20;
