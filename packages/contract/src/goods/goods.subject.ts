import { subject } from '../kernel/subject.ts';

/** The codes of a customer's goods. The goods themselves are records of the customer centre. */
export const goodsCodeSubject = subject({
  word: { zh: '商品', en: 'Goods' },
  views: { boundGoods: { zh: '我的商品', en: 'My goods' } },
  deeds: { bound: { zh: '绑定编码', en: 'Code bound' } },
});
