import type { Text } from '../kernel/text.ts';

const noHouse: Text = { zh: '至少选择一个分单', en: 'choose at least one house waybill' };

/** An order that is declared by some of its house waybills, null: by all, is so by one at least. */
export function flawOfHouses(parts: readonly { readonly houses: readonly string[] | null }[]) {
  return parts.some(({ houses }) => houses?.length === 0) ? noHouse : undefined;
}

export function notOfOrder(no: string): Text {
  return { zh: `分单 ${no} 不是该订单的`, en: `house waybill ${no} is not one of the order` };
}
