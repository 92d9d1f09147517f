import { tableOf } from './table.ts';

/** One kind of goods, packed in cartons of its own. */
export interface Goods {
  readonly zh: string;
  readonly en: string;
  /** China's ten digits; the six in front are the world's. */
  readonly hsCn: string;
  readonly hsUs: string;
  readonly brand: string;
  readonly model: string;
  readonly material: string;
  readonly usage: string;
  readonly special: readonly string[];
  readonly leastCents: number;
  readonly mostCents: number;
  /** One piece, in grams. */
  readonly grams: number;
  readonly perCarton: number;
  /** Outside of one carton, in whole centimetres. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

export const catalogue: readonly Goods[] = tableOf('goods.tsv', (cell) => ({
  zh: cell('zh'),
  en: cell('en'),
  hsCn: cell('hsCn'),
  hsUs: cell('hsUs'),
  brand: cell('brand'),
  model: cell('model'),
  material: cell('material'),
  usage: cell('usage'),
  special: cell('special').split(','),
  leastCents: Number(cell('leastCents')),
  mostCents: Number(cell('mostCents')),
  grams: Number(cell('grams')),
  perCarton: Number(cell('perCarton')),
  length: Number(cell('length')),
  width: Number(cell('width')),
  height: Number(cell('height')),
}));
