import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { code, flag, group, list, optional, text } from '../kernel/field.ts';
import { gramsText, weightText, wholeText } from '../kernel/figures.ts';
import type { Text } from '../kernel/text.ts';

/** What is looked at before a waybill goes out. An error keeps it from the customer, the others only warn. */
export const reviewPoints = codeTable('review point', {
  number: { zh: '主单号格式与校验位正确', en: 'Air waybill number and check digit are right' },
  airline: { zh: '主单前缀是已知航司', en: 'The prefix belongs to a known airline' },
  flight: { zh: '航班在班期中', en: 'The flight is in the schedule' },
  flightFlies: { zh: '航班未取消', en: 'The flight is not cancelled' },
  houses: { zh: '已有分单', en: 'There are house waybills' },
  houseNumbers: { zh: '分单号齐全且不重复', en: 'House waybill numbers are complete and unique' },
  houseSums: { zh: '分单合计与主单一致', en: 'House waybills add up to the master' },
  consignee: { zh: '收货人电话已填', en: "The consignee's phone is there" },
  goodsName: { zh: '品名具体', en: 'The goods are named precisely' },
  cancelledOrders: { zh: '没有已取消的订单', en: 'No order on it is cancelled' },
  heldOrders: { zh: '订单与客户均未扣货', en: 'No order or customer on it is on hold' },
  orderFigures: { zh: '分单与订单的件重体一致', en: 'House waybills agree with their orders' },
  weighbridge: { zh: '磅单与主单一致', en: 'The weighbridge note agrees with the master' },
});

export type ReviewPoint = CodeOf<typeof reviewPoints>;

/** The points that are an error when they fail; the others warn. */
export const hardPoints: readonly ReviewPoint[] = ['number', 'flightFlies', 'houses', 'houseSums'];

/** One point with what was found, in the caller's language; `detail` names what is wrong. */
export const reviewAnswer = list(
  group(
    {
      point: code(reviewPoints, { label: { zh: '复核要点', en: 'Review point' } }),
      /** Null while there is nothing to look at yet: no weighbridge note. */
      passed: optional(flag({ label: { zh: '通过', en: 'Passed' } })),
      isError: flag({ label: { zh: '错误', en: 'Error' } }),
      detail: optional(text({ label: { zh: '说明', en: 'Detail' }, max: 500 })),
    },
    { label: { zh: '复核要点', en: 'Review point' } },
  ),
  { label: { zh: '复核要点', en: 'Review points' }, max: 20 },
);

/** Names under which customs asks back: too general to say what the goods are. */
const vague =
  /^(household goods?|general (cargo|merchandise)|consolidated cargo|consol|gifts?|parts|samples?|goods|accessories|daily necessities|dutiable goods|日用品|百货|杂货|礼品|样品|配件|普货|货物)$/i;

export function isVague(goodsName: string): boolean {
  return vague.test(goodsName.trim());
}

interface Sum {
  readonly pieces: number;
  readonly grossWeight: string;
}

/** The credit of a customer is held, and with it all of their orders. */
export const creditHold: Text = { zh: '客户信用冻结', en: 'credit of the customer' };

/** An order with what it is held for. */
export function heldSaid(order: string, { zh, en }: Text): Text {
  return { zh: `${order}（${zh}）`, en: `${order} (${en})` };
}

/** How the house waybills add up beside what the master says. */
export function sumsSaid(houses: Sum, master: Sum): Text {
  const [part, whole] = weightsOf(houses.grossWeight, master.grossWeight);
  const [some, all] = [wholeText(houses.pieces), wholeText(master.pieces)];
  return {
    zh: `分单合计 ${some} 件 ${part} kg，主单 ${all} 件 ${whole} kg`,
    en: `houses ${some} pcs ${part} kg, master ${all} pcs ${whole} kg`,
  };
}

/** Weights beside each other as weights are written, to the gram where that would hide by what they differ. */
function weightsOf(one: string, other: string): [string, string] {
  const tenths: [string, string] = [weightText(one), weightText(other)];
  return gramsText(one) !== gramsText(other) && tenths[0] === tenths[1]
    ? [gramsText(one), gramsText(other)]
    : tenths;
}
