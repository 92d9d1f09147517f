import { usStates } from '../codes/us-state.ts';
import { spellings } from '../imports/import.words.ts';

export const stateSpellings = spellings(usStates);

/** Names that say nothing to customs when they stand alone. */
export const vagueNames: ReadonlySet<string> = new Set(
  'gift gifts part parts sample samples accessory accessories spare goods item items product products merchandise other others misc present 礼品 礼物 赠品 配件 零件 样品 货物 商品 产品 其他'.split(
    ' ',
  ),
);
