import { goods } from '../facts/goods.ts';
import { reasonField } from '../kernel/change.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Field, Fields } from '../kernel/field.ts';
import { code, date, group, instant, list, optional, text, whole } from '../kernel/field.ts';
import { midCode } from '../mids/mid.ts';

/** By which codes authorities know goods, and their maker: each is bound to goods of the customer with its history. */
export const goodsCodeKinds = codeTable('goods code kind', {
  hts: { zh: '美国HTS', en: 'US HTS' },
  hsCn: { zh: '中国HS编码', en: 'China HS code' },
  mid: { zh: 'MID', en: 'MID' },
});

export type GoodsCodeKind = CodeOf<typeof goodsCodeKinds>;

/** Where a binding comes from. */
export const goodsCodeSources = codeTable('goods code source', {
  typed: { zh: '手工绑定', en: 'Typed' },
  answered: { zh: '归类答复', en: 'Classification answer' },
});

export type GoodsCodeSource = CodeOf<typeof goodsCodeSources>;

/** What a code of each kind has to look like. */
export const goodsCodes: Readonly<Record<GoodsCodeKind, Field<string>>> = {
  hts: goods.hts,
  hsCn: goods.hsCn,
  mid: midCode,
};

/** One binding in the life of goods; without a code the one before was taken off. */
export const bindingFields = {
  kind: code(goodsCodeKinds, { label: { zh: '编码种类', en: 'Kind of code' } }),
  edition: whole({ label: { zh: '第几次', en: 'Binding no.' } }),
  code: optional(text({ label: { zh: '绑定编码', en: 'Bound code' }, max: 20 })),
  validFrom: date({ label: { zh: '生效日', en: 'Valid from' } }),
  /** The day from which on the next one is valid. */
  validUntil: optional(date({ label: { zh: '失效日', en: 'Superseded from' } })),
  source: code(goodsCodeSources, { label: { zh: '来源', en: 'Source' } }),
  reason: optional(reasonField),
  /** Blank where the forwarder's people did it. */
  who: text({ label: { zh: '操作人', en: 'Who' }, max: 64, min: 0 }),
  boundAt: instant({ label: { zh: '绑定时间', en: 'Bound' } }),
};

const binding = group(bindingFields, { label: { zh: '绑定', en: 'Binding' } });

export const bindings = list(binding, { label: { zh: '绑定历史', en: 'History of bindings' }, max: 500 });

/** A line has a code that its goods had until another one was bound. */
export const codeChange = group(
  {
    kind: bindingFields.kind,
    was: text({ label: { zh: '原编码', en: 'Code before' }, max: 20 }),
    now: text({ label: { zh: '现编码', en: 'Code now' }, max: 20 }),
    on: bindingFields.validFrom,
  },
  { label: { zh: '绑定已变更', en: 'Binding changed' } },
);

export type CodeChange = NonNullable<(typeof codeChange)['is']>;

/** What the history of goods tells of a binding. */
export const boundAudited: Fields = {
  ...goodsCodes,
  validFrom: bindingFields.validFrom,
  source: bindingFields.source,
};
