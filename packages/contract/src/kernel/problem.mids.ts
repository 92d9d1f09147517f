import { kind } from './problem.kind.ts';

/** Why something cannot be done to the code of a manufacturer, or to the lines that have it. */
export const midProblems = {
  midNotWritable: kind(
    200,
    '{code} 已{state}，不能直接修改，请新建版本',
    '{code} is {state} and is not changed in place. Make a new version',
  ),
  midVersionOpen: kind(
    200,
    '{code} 已有一个未完成的新版本，请先处理它',
    '{code} has a new version under way. Finish that one first',
  ),
  midUnproven: kind(
    200,
    '{code} 没有凭证。请先上传，或填写原因',
    '{code} has no evidence. Upload some first, or say why it goes without',
  ),
  midNotInForce: kind(
    200,
    '{code} 未在用，不能写入申报行',
    '{code} is not in force and goes into no entry line',
  ),
  midLineFiled: kind(
    200,
    '清关单 {number} 已申报，其商品行不能再改，请重新预览',
    'Entry {number} is filed and its lines are not changed any more. Look at the preview again',
  ),
  midLineChanged: kind(
    200,
    '清关单 {number} 的商品行已变化，请重新预览',
    'A line of entry {number} has changed meanwhile. Look at the preview again',
  ),
};
