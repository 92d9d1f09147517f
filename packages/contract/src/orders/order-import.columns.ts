import { positionsIn } from '../imports/import.column.ts';
import { codeTableOf } from '../kernel/code.ts';
import { keysOf } from '../kernel/compose.ts';
import type { Field } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import { typedGoods } from './goods-line.ts';
import { cartonGroupFields } from './order-carton.ts';
import { ownFields } from './order-form.ts';
import type { PartyRole } from './order-party.ts';
import { orderParty, partyRoles } from './order-party.ts';

/** Whether a value belongs to the whole order, to a carton group or to one line of goods. */
export type ColumnLevel = 'order' | 'carton' | 'goods';

/** A column of the template: a field of the order form, and how it stands in a sheet. */
export interface ImportColumn extends Text {
  readonly level: ColumnLevel;
  readonly field: Field;
  /** Where it stands in the form: `parties.consignee.city`, and inside its row for cartons and goods. */
  readonly path: string;
  /** `always`, or `place`: needed unless the warehouse code is a known one. */
  readonly needed: 'always' | 'place' | 'no';
  readonly unit?: string;
}

const cartonKeys = {
  cartonNo: 'cartonNo',
  cartonCount: 'cartonCount',
  cartonWeight: 'weight',
  cartonLength: 'length',
  cartonWidth: 'width',
  cartonHeight: 'height',
} as const satisfies Record<string, keyof typeof cartonGroupFields>;

type OwnKey = keyof typeof ownFields;
type PartyKey = `${PartyRole}.${keyof typeof orderParty.fields}`;
type GoodsKey = Exclude<keyof typeof typedGoods, 'cartonNo'>;
export type ImportKey = OwnKey | PartyKey | keyof typeof cartonKeys | GoodsKey;

/** What a heading calls a field otherwise than the form does. */
const headings: Partial<Record<ImportKey, Text>> = {
  cartonLength: { zh: '箱长', en: 'Carton length' },
  cartonWidth: { zh: '箱宽', en: 'Carton width' },
  cartonHeight: { zh: '箱高', en: 'Carton height' },
  unitPriceUsd: { zh: '申报单价', en: 'Unit price' },
  totalPriceUsd: { zh: '申报总价', en: 'Total price' },
};

/** What a file must say otherwise than the form: a known warehouse is a consignee's place. */
const needs: Partial<Record<ImportKey, ImportColumn['needed']>> = {
  'sender.tel': 'always',
  'consignee.company': 'place',
  'consignee.address': 'place',
  'consignee.city': 'place',
  'consignee.postCode': 'place',
  'notifier.company': 'no',
  'notifier.address': 'no',
};

type Column = readonly [ImportKey, ImportColumn];

function column(key: ImportKey, level: ColumnLevel, field: Field, path: string, label = field.label): Column {
  const needed = needs[key] ?? (field.required ? 'always' : 'no');
  const { unit } = field;
  return [key, { ...(headings[key] ?? label), level, field, path, needed, ...(unit && { unit }) }];
}

function own(...keys: readonly OwnKey[]): Column[] {
  return keys.map((key) => column(key, 'order', ownFields[key], key));
}

function ofParty(role: PartyRole, ...keys: readonly (keyof typeof orderParty.fields)[]): Column[] {
  const { zh, en } = partyRoles.codes[role];
  return keys.map((key) => {
    const { label } = orderParty.fields[key];
    const heading = { zh: `${zh}${label.zh}`, en: `${en} ${label.en.toLowerCase()}` };
    return column(`${role}.${key}`, 'order', orderParty.fields[key], `parties.${role}.${key}`, heading);
  });
}

function ofCarton(...keys: readonly (keyof typeof cartonKeys)[]): Column[] {
  return keys.map((key) => column(key, 'carton', cartonGroupFields[cartonKeys[key]], cartonKeys[key]));
}

function ofGoods(...keys: readonly GoodsKey[]): Column[] {
  return keys.map((key) => column(key, 'goods', typedGoods[key], key));
}

/** The 58 columns of the template in their order (domain.md §6). */
const template: readonly Column[] = [
  ...own('referenceNumber', 'channelName', 'destinationCountry', 'fbaNo', 'amazonRef', 'warehouseCode'),
  ...own('isCustoms', 'isSelfClearance'),
  ...ofParty('sender', 'company', 'address', 'postCode', 'tel', 'fax', 'email'),
  ...ofParty('consignee', 'company', 'address', 'city', 'state', 'postCode', 'tel', 'fax', 'email'),
  ...ofParty('notifier', 'company', 'address', 'postCode', 'tel', 'fax', 'email'),
  ...own('vatNo', 'eoriNo', 'iossNo', 'ein'),
  ...ofCarton('cartonNo', 'cartonCount', 'cartonWeight', 'cartonLength', 'cartonWidth', 'cartonHeight'),
  ...ofGoods('nameZh', 'nameEn', 'hsCn', 'hsDest', 'brand', 'model', 'material', 'usage', 'special'),
  ...ofGoods('declaredQty', 'unit', 'unitPriceUsd', 'totalPriceUsd', 'origin', 'sku', 'asin', 'fnsku'),
  ...ofGoods('salesUrl', 'pictureUrl'),
  ...own('remark'),
];

const placed = new Set<string>(template.map(([key]) => key));

/** What was declared of an order since then and is imported: new columns stand behind the template's. */
const later = keysOf(ownFields)
  .filter((key) => !placed.has(key) && ownFields[key].places.includes('import'))
  .flatMap((key) => own(key));

const columns = new Map<string, ImportColumn>([...template, ...later]);

export const importKeys: readonly ImportKey[] = [...template, ...later].map(([key]) => key);

/** The columns by key, as a code table: a finding or a changed cell names one of these. */
export const importColumns = codeTableOf('import column', [...template, ...later]);

export function columnOf(key: ImportKey): ImportColumn {
  const found = columns.get(key);
  if (!found) throw new Error(`no column ${key}`);
  return found;
}

/** The columns in the template's order; a row's cells stand in the same order. */
export const columnList: readonly ImportColumn[] = importKeys.map(columnOf);

/** Where a column stands in a row's cells, from 0. */
export const positionOf: (key: ImportKey) => number = positionsIn(importKeys);
