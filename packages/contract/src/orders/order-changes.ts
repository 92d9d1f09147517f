import type { Field, Fields } from '../kernel/field.ts';
import { optional, text } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
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
  from: optional(text({ label: { zh: '原值', en: 'Old value' }, max: 1_000, min: 0 })),
  to: optional(text({ label: { zh: '新值', en: 'New value' }, max: 1_000, min: 0 })),
};

/** What differs, in the order of the form; nothing when the two say the same. */
export function changesOfForms(before: OrderForm, after: OrderForm): OrderChange[] {
  const [from, to] = [valuesOf(before), valuesOf(after)];
  const paths = [...new Set([...from.keys(), ...to.keys()])].toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
  return paths.flatMap((path) => {
    const change = { path, from: from.get(path) ?? null, to: to.get(path) ?? null };
    return isSame(change) ? [] : [change];
  });
}

const formKeys = Object.keys(orderFormFields);

function placeOf(path: string): number {
  return formKeys.indexOf(path.split('.')[0] ?? '');
}

// 12.5 kg and 12.500 kg are one weight.
function isSame({ from, to }: OrderChange): boolean {
  return from === to || (isNumber(from) && isNumber(to) && Number(from) === Number(to) && from.length < 16);
}

function isNumber(value: string | null): value is string {
  return value !== null && /^\d+\.\d+$|^[1-9]\d*$|^0$/.test(value);
}

type FormValue = string | number | boolean | null | readonly string[];

/** Every value of a form by its path. */
function valuesOf({ parties, cartons, goods, ...own }: OrderForm): Map<string, string> {
  const values = new Map<string, string>();
  const lay = (at: string, record: Readonly<Record<string, FormValue>>) => {
    for (const [key, value] of Object.entries(record)) {
      const plain = plainOf(value);
      if (plain !== '') values.set(`${at}${key}`, plain);
    }
  };
  lay('', own);
  for (const { role, ...party } of parties) lay(`parties.${role}.`, party);
  for (const { cartonNo, ...carton } of cartons) lay(`cartons.${cartonNo}.`, carton);
  for (const [place, line] of goods.entries()) lay(`goods.${place + 1}.`, line);
  return values;
}

// A list of codes has no order of its own.
function plainOf(value: FormValue): string {
  if (Array.isArray(value)) return value.toSorted((one, other) => (one < other ? -1 : 1)).join(',');
  return value === null ? '' : String(value);
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
