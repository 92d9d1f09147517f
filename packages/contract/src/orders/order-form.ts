import { taxNumber } from '../facts/tax-number.ts';
import { allOptional, blankOf, inPart, placed, withoutRules, writtenOf } from '../kernel/compose.ts';
import type { Field, ValuesOf } from '../kernel/field.ts';
import { group, list } from '../kernel/field.ts';
import { typedGoods } from './goods-line.ts';
import { order } from './order.ts';
import { cartonGroupFields } from './order-carton.ts';
import type { OrderPart } from './order-part.ts';
import { orderPartKeys } from './order-part.ts';
import { orderParty, partyRoles } from './order-party.ts';

const tax = allOptional(taxNumber);

function ofTax<T>(field: Field<T>) {
  return inPart('tax', placed(['create', 'update', 'import'], field));
}

/** What stands once on an order: the values that people write of it. */
export const ownFields = {
  ...writtenOf(order.fields),
  vatNo: ofTax(tax.vatNo),
  eoriNo: ofTax(tax.eoriNo),
  iossNo: ofTax(tax.iossNo),
  ein: ofTax(tax.ein),
};

/** What names one order among the customer's and Amazon's, as nobody has given it yet: a copy begins with these. */
export const blankNames = blankOf({
  referenceNumber: ownFields.referenceNumber,
  fbaNo: ownFields.fbaNo,
  amazonRef: ownFields.amazonRef,
});

/** All that a person may write of an order: entered, copied, changed and amended as one. `checkForm` has its rules. */
export const orderFormFields = withoutRules({
  ...ownFields,
  parties: list(group(orderParty.fields, { label: orderParty.label }), {
    label: { zh: '当事人', en: 'Parties' },
    max: 3,
  }),
  cartons: inPart(
    'cartons',
    list(group(cartonGroupFields, { label: { zh: '箱', en: 'Carton group' } }), {
      label: { zh: '箱单', en: 'Cartons' },
      max: 2_000,
    }),
  ),
  goods: inPart(
    'goods',
    list(group(typedGoods, { label: { zh: '货物', en: 'Goods' } }), {
      label: { zh: '货物明细', en: 'Goods' },
      max: 2_000,
    }),
  ),
});

export type OrderForm = ValuesOf<typeof orderFormFields>;

const keys = new Map<OrderPart, readonly string[]>(orderPartKeys.map((part) => [part, keysIn(part)]));

function keysIn(part: OrderPart): string[] {
  if (part in partyRoles.codes) return [`parties.${part}`];
  return Object.entries<Field>(orderFormFields).flatMap(([key, field]) => (field.part === part ? [key] : []));
}

/** The keys of the form that belong to a part; a party is named by its role. */
export function keysOfPart(part: OrderPart): readonly string[] {
  return keys.get(part) ?? [];
}

/** The part that a path of the form belongs to: `goods.2.nameEn` → goods, `parties.consignee.city` → consignee. */
export function partOf(path: string): OrderPart | undefined {
  return orderPartKeys.find((part) =>
    keysOfPart(part).some((key) => path === key || path.startsWith(`${key}.`)),
  );
}
