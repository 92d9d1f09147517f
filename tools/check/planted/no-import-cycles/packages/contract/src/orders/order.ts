import type { GoodsLine } from './goods-line.ts';

export interface Order {
  lines: GoodsLine[];
}
