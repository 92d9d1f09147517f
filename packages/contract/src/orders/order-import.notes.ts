import type { Text } from '../kernel/text.ts';
import type { ImportKey } from './order-import.columns.ts';

/** What a column's form alone does not say, for the template's explanations. */
export const columnNotes: Partial<Readonly<Record<ImportKey, Text>>> = {
  referenceNumber: {
    zh: '同一参考号的行组成一票订单；不能与已有订单重复',
    en: 'Rows with the same number form one order; it must not have been used before',
  },
  fbaNo: { zh: '仓库代码为亚马逊仓库时必填', en: "Required when the warehouse code is Amazon's" },
  warehouseCode: {
    zh: '已知亚马逊仓库自动带出收件人地址',
    en: 'A known Amazon warehouse fills the consignee',
  },
  isCustoms: { zh: '选“是”须填写中国HS编码', en: 'Yes requires the China HS code' },
  isSelfClearance: {
    zh: '选“是”须填写税号：美国填 EIN，欧洲填 VAT 或 EORI',
    en: 'Yes requires tax numbers: EIN in the United States, VAT or EORI in Europe',
  },
  cartonNo: {
    zh: '可填范围，如 U000001-U000010；一箱多品时各行重复同一箱号',
    en: 'May be a range such as U000001-U000010; repeat it for several goods in one carton',
  },
  cartonCount: {
    zh: '箱号为范围时须与范围一致，可留空',
    en: 'Must match the range of carton numbers; may be blank with a range',
  },
  hsDest: { zh: '前 6 位应与中国HS编码一致', en: 'Its first 6 digits should be those of the China HS code' },
  brand: { zh: '没有品牌请填“无”', en: 'Write “无” for none' },
  special: {
    zh: '可多选，用逗号分隔；普货不能与其他属性同选',
    en: 'Several may be given, separated by commas; general cargo stands alone',
  },
  unit: { zh: '默认：件', en: 'Default: pcs' },
  totalPriceUsd: {
    zh: '留空自动计算；填写时须等于数量×单价',
    en: 'Computed when blank; must equal quantity × unit price',
  },
  origin: { zh: '默认：中国', en: 'Default: China' },
};
