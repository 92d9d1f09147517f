import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { code, date, group, text } from '../kernel/field.ts';

/** By which codes authorities know goods, and their maker: each is bound to goods of the customer with its history. */
export const goodsCodeKinds = codeTable('goods code kind', {
  hts: { zh: '美国HTS', en: 'US HTS' },
  hsCn: { zh: '中国HS编码', en: 'China HS code' },
  mid: { zh: 'MID', en: 'MID' },
});

export type GoodsCodeKind = CodeOf<typeof goodsCodeKinds>;

export const codeKind = code(goodsCodeKinds, { label: { zh: '编码种类', en: 'Kind of code' } });
export const codeValidFrom = date({ label: { zh: '生效日', en: 'Valid from' } });

/** A line has a code that its goods had until another one was bound. */
export const codeChange = group(
  {
    kind: codeKind,
    was: text({ label: { zh: '原编码', en: 'Code before' }, max: 20 }),
    now: text({ label: { zh: '现编码', en: 'Code now' }, max: 20 }),
    on: codeValidFrom,
  },
  { label: { zh: '绑定已变更', en: 'Binding changed' } },
);

export type CodeChange = NonNullable<(typeof codeChange)['is']>;
