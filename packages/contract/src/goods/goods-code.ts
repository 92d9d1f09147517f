import { goods } from '../facts/goods.ts';
import type { GoodsCodeKind } from '../facts/goods-code.ts';
import { codeKind, codeValidFrom } from '../facts/goods-code.ts';
import { reasonField } from '../kernel/change.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Field, Fields } from '../kernel/field.ts';
import { code, date, group, instant, list, optional, text, whole } from '../kernel/field.ts';
import { midCode } from '../mids/mid.ts';

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
  kind: codeKind,
  edition: whole({ label: { zh: '第几次', en: 'Binding no.' } }),
  code: optional(text({ label: { zh: '绑定编码', en: 'Bound code' }, max: 20 })),
  validFrom: codeValidFrom,
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

/** What the history of goods tells of a binding. */
export const boundAudited: Fields = {
  ...goodsCodes,
  validFrom: bindingFields.validFrom,
  source: bindingFields.source,
};
