import type { GoodsCodeKind } from '../facts/goods-code.ts';
import type { Checked } from '../kernel/schema.ts';
import { check } from '../kernel/schema.ts';
import type { Text } from '../kernel/text.ts';
import { goodsCodes } from './goods-code.ts';

/** A code as it is kept, or what is wrong with it for its kind. */
export function checkedCode(kind: GoodsCodeKind, code: string): Checked<{ code: string }> {
  return check({ code: goodsCodes[kind] }, { code });
}

/** What is said where a binding would begin before the one that it supersedes. */
export function notBefore(day: string): Text {
  return { zh: `不早于现有绑定的生效日 ${day}`, en: `not before ${day}, when the present one became valid` };
}

/** What is said of a number that the schedule in force has not. */
export function notInSchedule(edition: string): Text {
  return { zh: `${edition} 中的 10 位编码`, en: `a number of ten digits of ${edition}` };
}

/** What is said of a MID that is not in force in the register. */
export const notInForce: Text = {
  zh: 'MID 登记中在用的代码',
  en: 'a code of the MID register that is in force',
};

/** What is said of a line whose goods are bound to nothing else. */
export const notChanged: Text = {
  zh: '商品绑定已变更的行',
  en: 'lines whose goods are bound to another code since',
};

/** Why a line has another code than it was written with. */
export const registerSays: Text = { zh: '按商品绑定更新', en: 'as its goods are bound now' };

/** What is said where nothing is bound that could be taken off. */
export const nothingBound: Text = { zh: '现无绑定，请填写编码', en: 'nothing is bound: give a code' };
