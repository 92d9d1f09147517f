import { texts } from '../facts/texts.ts';
import { changesBetween } from '../kernel/changes.ts';
import type { Field, Fields } from '../kernel/field.ts';
import { optional, text } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import { bySigns, textOf } from '../kernel/text.ts';
import type { OrderForm } from './order-form.ts';
import { orderFormFields } from './order-form.ts';
import { partyRoles } from './order-party.ts';

/**
 * One difference between two forms. Paths name parties by role, goods by their place from 1 and cartons by their number:
 * `goods.3.nameEn`, `parties.consignee.city`, `cartons.C1.weight`. Values are plain: codes, `true`, several joined by commas.
 */
export interface OrderChange {
  readonly path: string;
  readonly from: string | null;
  readonly to: string | null;
}

export const orderChangeFields = {
  path: text({ label: { zh: '位置', en: 'Where' }, max: 120 }),
  from: optional(text({ ...texts.oldValue, min: 0 })),
  to: optional(text({ ...texts.newValue, min: 0 })),
};

/** What differs, in the order of the form; nothing when the two say the same. */
export function changesOfForms(before: OrderForm, after: OrderForm): OrderChange[] {
  return changesBetween(byName(before), byName(after), { isSame, tells: 'values' })
    .toSorted((one, other) => placeOf(one.path) - placeOf(other.path))
    .map(({ path, from, to }) => ({ path, from: plainOf(from) || null, to: plainOf(to) || null }));
}

const formKeys = Object.keys(orderFormFields);

function placeOf(path: string): number {
  return formKeys.indexOf(path.split('.')[0] ?? '');
}

/** A form whose parties, cartons and goods stand under what they are known by. */
function byName({ parties, cartons, goods, ...own }: OrderForm): object {
  return {
    ...own,
    parties: Object.fromEntries(parties.map(({ role, ...party }) => [role, party])),
    cartons: Object.fromEntries(cartons.map(({ cartonNo, ...carton }) => [cartonNo, carton])),
    goods: Object.fromEntries(goods.map((line, at) => [at + 1, line])),
  };
}

// 12.5 kg and 12.500 kg are one weight.
function isSame(one: unknown, other: unknown): boolean {
  const [from, to] = [plainOf(one), plainOf(other)];
  return from === to || (isNumber(from) && isNumber(to) && Number(from) === Number(to) && from.length < 16);
}

function isNumber(plain: string): boolean {
  return /^\d+\.\d+$|^[1-9]\d*$|^0$/.test(plain);
}

// A list of codes has no order of its own.
function plainOf(value: unknown): string {
  return Array.isArray(value) ? value.map(textOf).toSorted(bySigns).join(',') : textOf(value);
}

/** The words for a path: `Line 3 English name`, `Consignee City`, `Carton C1 Length`. */
export function labelOfChange(path: string): Text {
  const { within, middle, field } = partsOf(path);
  const label = field?.label ?? { zh: path, en: path };
  if (within === 'goods') return { zh: `第 ${middle} 行 ${label.zh}`, en: `Line ${middle} ${label.en}` };
  if (within === 'cartons') return { zh: `箱 ${middle} ${label.zh}`, en: `Carton ${middle} ${label.en}` };
  const role = Object.entries(partyRoles.codes).find(([code]) => code === middle)?.[1];
  return role ? { zh: `${role.zh}${label.zh}`, en: `${role.en} ${label.en}` } : label;
}

/** The field at a path, to word its values by. */
export function fieldOfChange(path: string): Field | undefined {
  return partsOf(path).field;
}

/** The fields that changes name by their paths, each by the words for its path; what is no path of a form has none. */
export function fieldsOfChanges(paths: readonly string[]): Fields {
  const found = paths.flatMap((path): [string, Field][] => {
    const field = fieldOfChange(path);
    return field ? [[path, { ...field, label: labelOfChange(path) }]] : [];
  });
  return Object.fromEntries(found);
}

// A carton's number may hold a dot; the names of fields do not.
function partsOf(path: string): { within: string; middle: string; field: Field | undefined } {
  const [first = '', ...rest] = path.split('.');
  const last = rest.pop();
  const field = fieldIn(orderFormFields, first);
  if (last === undefined) return { within: '', middle: '', field };
  const item = field?.kind === 'list' ? field.item : undefined;
  return {
    within: first,
    middle: rest.join('.'),
    field: item?.kind === 'group' ? fieldIn(item.fields, last) : undefined,
  };
}

function fieldIn(fields: Fields, key: string): Field | undefined {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}
