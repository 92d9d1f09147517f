import type { Text } from '../kernel/text.ts';
import type { Direction } from './customs.codes.ts';
import { directions } from './customs.codes.ts';
import type { CustomsStep, OnItsWay } from './customs.lifecycle.ts';
import { customsSteps, stepsOf } from './customs.lifecycle.ts';

interface Way extends OnItsWay {
  readonly direction: Direction;
}

type Key = 'direction' | 'businessType' | 'tariff';

/** Steps that are recorded, which a change would leave without a place in the bar. */
export function stepsLost(
  before: OnItsWay,
  after: OnItsWay,
  recorded: readonly CustomsStep[],
): CustomsStep[] {
  const [there, then] = [stepsOf(before), stepsOf(after)];
  return there.filter((step) => recorded.includes(step) && !then.includes(step));
}

/** Why a change of a declaration is refused that has steps recorded: they told its orders something that it would not say any more. */
export function flawsOfChange(
  before: Way,
  after: Way,
  recorded: readonly CustomsStep[],
): { readonly key: Key; readonly says: Text }[] {
  if (before.direction !== after.direction && recorded.length > 0)
    return [{ key: 'direction', says: turned(before.direction) }];
  const lost = stepsLost(before, after, recorded);
  if (lost.length === 0) return [];
  return [
    { key: before.businessType === after.businessType ? 'tariff' : 'businessType', says: backFirst(lost) },
  ];
}

function turned(from: Direction): Text {
  const { zh, en } = directions.codes[from];
  return {
    zh: `步骤已按“${zh}”记录并告知订单：请先退回全部步骤，再修改`,
    en: `its steps were recorded, and told to its orders, as ${en.toLowerCase()}: take all of them back first`,
  };
}

function backFirst(steps: readonly CustomsStep[]): Text {
  const words = steps.map((step) => customsSteps.codes[step]);
  return {
    zh: `已记录${words.map(({ zh }) => `“${zh}”`).join('、')}，改后没有这些步骤：请先退回，再修改`,
    en: `steps are recorded that it would not have any more (${words.map(({ en }) => en).join(', ')}): take them back first`,
  };
}
