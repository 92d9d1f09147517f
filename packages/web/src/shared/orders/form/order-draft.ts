import { wordOf } from '@loadline/contract/kernel/code';
import { blankOf } from '@loadline/contract/kernel/compose';
import { type Field, type Fields } from '@loadline/contract/kernel/field';
import { type Language, say } from '@loadline/contract/kernel/text';
import { typedGoods } from '@loadline/contract/orders/goods-line';
import { cartonGroupFields } from '@loadline/contract/orders/order-carton';
import type { OrderForm } from '@loadline/contract/orders/order-form';
import { ownFields } from '@loadline/contract/orders/order-form';
import type { PartyRole } from '@loadline/contract/orders/order-party';
import { orderParty } from '@loadline/contract/orders/order-party';
import type { Values } from '../../../resource/input-look.ts';
import type { Row } from '../../../resource/rows/rows.ts';
import { typedText } from '../../../resource/typed-text.ts';

const { role: _role, ...party } = orderParty.fields;

/** What each company, carton group and line of goods of an order has. */
export const partyFields = party;
export const cartonFields: Fields = cartonGroupFields;
export const goodsFields: Fields = typedGoods;

/** An order as it is being typed: everything in rows is text, codes among it in words. */
export interface OrderDraft {
  readonly own: Values;
  readonly parties: Readonly<Record<PartyRole, Row>>;
  readonly cartons: readonly Row[];
  readonly goods: readonly Row[];
}

const noCarton = emptyOf(cartonFields);
const noGoods = emptyOf(goodsFields);
export const noParty = emptyOf(partyFields);

function emptyOf(fields: Fields): Row {
  return Object.fromEntries(Object.keys(fields).map((key) => [key, '']));
}

/** A new row of cartons or goods: what most rows have stands in it already. */
export function newCarton(cartons: readonly Row[]): Row {
  return { ...noCarton, cartonNo: `C${cartons.length + 1}`, cartonCount: '1' };
}

export function newGoods(goods: readonly Row[]): Row {
  return { ...noGoods, cartonNo: goods.at(-1)?.['cartonNo'] ?? 'C1' };
}

// Texts and codes that nobody typed are not there; a box that nobody ticked is off.
const unasked = Object.fromEntries(
  Object.entries(ownFields).filter(([, { kind }]) => kind === 'flag' || kind === 'list'),
);

/** An order that nothing was typed of yet. */
export function newDraft(): OrderDraft {
  return {
    own: blankOf(unasked),
    parties: { sender: noParty, consignee: noParty, notifier: noParty },
    cartons: [newCarton([])],
    goods: [newGoods([])],
  };
}

/** The draft of an order that there is. */
export function draftOf(form: OrderForm, language: Language): OrderDraft {
  const { parties, cartons, goods, ...values } = form;
  const typedParty = (role: PartyRole) =>
    typed(partyFields, parties.find((one) => one.role === role) ?? {}, language);
  return {
    own: values,
    parties: {
      sender: typedParty('sender'),
      consignee: typedParty('consignee'),
      notifier: typedParty('notifier'),
    },
    cartons: cartons.map((carton) => typed(cartonFields, carton, language)),
    goods: goods.map((line) => typed(goodsFields, line, language)),
  };
}

function typed(fields: Fields, record: object, language: Language): Row {
  const values: Readonly<Record<string, unknown>> = { ...record };
  const cells = Object.entries(fields).map(([key, field]): [string, string] => [
    key,
    cellOf(field, values[key], language),
  ]);
  return Object.fromEntries(cells);
}

function cellOf(field: Field, value: unknown, language: Language): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && field.kind === 'list')
    return value.map((one) => cellOf(field.item, one, language)).join(language === 'en' ? ', ' : '\u3001');
  const text = typedText(value);
  return field.kind === 'code' ? say(wordOf(field.table, text), language) : text;
}
