import { recordExport } from '../imports/record.export.ts';
import { goodsFilter } from './goods.api.ts';
import { goodsSubject } from './goods-import.ts';

export const exportGoods = recordExport(goodsSubject, goodsFilter);
