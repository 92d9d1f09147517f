import { documentTypes } from '../codes/document-type.ts';
import { codeTable, codeTableOf, wordOf } from '../kernel/code.ts';
import type { Place, ValuesOf } from '../kernel/field.ts';
import { code, id, instant, optional, text, whole } from '../kernel/field.ts';
import { pick, resource } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';
import type { DocumentRule } from './order-checklist.ts';
import { documentRules } from './order-checklist.ts';

/** Whether a document is asked for. */
export const documentAskings = codeTable('document asking', {
  byCargo: { zh: '按货物', en: 'By the cargo' },
  always: { zh: '每票都要', en: 'Always' },
  never: { zh: '不要', en: 'Never' },
});

const ruled = codeTableOf(
  'ruled document',
  documentRules.map(({ document }) => [document, wordOf(documentTypes, document)] as const),
);

const written: Place[] = ['list', 'create', 'update'];

/** What a forwarder asks of the documents of its orders, of all products or of one. */
export const documentSetting = resource(
  'documentSetting',
  { zh: '单证要求', en: 'Document rules' },
  {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    version: whole({ label: { zh: '版本', en: 'Version' } }),
    document: code(ruled, { label: { zh: '单证', en: 'Document' }, places: written }),
    /** Of all products without one. */
    productId: optional(id({ label: { zh: '产品', en: 'Product' }, places: written })),
    asked: code(documentAskings, { label: { zh: '要求', en: 'Asked for' }, places: written }),
    hoursBefore: whole({
      label: { zh: '截单前', en: 'Before the cut-off' },
      max: 720,
      unit: 'h',
      places: written,
    }),
    updatedAt: optional(instant({ label: { zh: '修改时间', en: 'Changed' }, places: ['list'] })),
    updatedBy: optional(text({ label: { zh: '修改人', en: 'Changed by' }, max: 64, places: ['list'] })),
  },
);

/** What of a setting decides. */
export const documentAsked = pick(documentSetting, 'document', 'asked', 'hoursBefore');

export type DocumentSetting = ValuesOf<typeof documentSetting.fields>;
export type DocumentAsked = ValuesOf<typeof documentAsked>;

/** The rules as the forwarder has set them for a product. */
export function rulesWith(set: readonly DocumentAsked[]): DocumentRule[] {
  return documentRules.flatMap((rule): DocumentRule[] => {
    const own = set.find(({ document }) => document === rule.document);
    if (!own) return [rule];
    const { document, byLaw = false, ordersOnly = false } = rule;
    const { hoursBefore } = own;
    if (own.asked === 'byCargo' || byLaw) return [{ ...rule, hoursBefore }];
    return own.asked === 'never' ? [] : [{ document, hoursBefore, ordersOnly }];
  });
}

/** What is wrong with a setting: what the law asks of a cargo is asked of every one of them, and of no other. */
export function askedFlaw({
  document,
  asked,
}: Pick<DocumentSetting, 'document' | 'asked'>): Text | undefined {
  const isFixed = documentRules.some((rule) => rule.document === document && rule.byLaw);
  return isFixed && asked !== 'byCargo'
    ? {
        zh: '法规要求的单证按货物收取，只能修改时限',
        en: 'the law asks for it by the cargo: only its time can be set',
      }
    : undefined;
}

/** What is wrong with whose rule it is. */
export const productFlaws = {
  all: {
    zh: '全部产品的要求已在表中，请直接修改',
    en: 'the rule of all products is in the table: change it there',
  },
  taken: { zh: '该产品已有此单证的要求', en: 'this product has a rule of this document already' },
  same: {
    zh: '要求的单证与产品不能更改，请另行添加',
    en: 'a rule keeps its document and product: add another one',
  },
  none: { zh: '没有该产品', en: 'there is no such product' },
} satisfies Record<string, Text>;
