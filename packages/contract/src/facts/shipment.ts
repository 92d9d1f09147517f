import { isAmazonReference, isFbaShipment } from '../checks/amazon.ts';
import { compact } from '../checks/verdict.ts';
import { countries } from '../codes/country.ts';
import { services } from '../codes/service.ts';
import { code, decimal, flag, list, text, whole } from '../kernel/field.ts';
import { figures } from './figures.ts';
import { texts } from './texts.ts';

/** What is said of a whole shipment, each fact once. */
export const shipment = {
  referenceNumber: text({ label: { zh: '客户参考号', en: 'Reference no.' }, max: 50 }),
  /** The Chinese name of a product. */
  channelName: text({ label: { zh: '渠道名称', en: 'Channel' }, max: 60 }),
  destinationCountry: code(countries, { label: { zh: '目的国', en: 'Destination country' } }),
  fbaNo: text({
    label: { zh: 'FBA号', en: 'FBA no.' },
    max: 32,
    plain: compact,
    rule: {
      test: isFbaShipment,
      says: {
        zh: 'FBA 开头的 10–12 位货件编号',
        en: 'a shipment id that begins with FBA, 10 to 12 characters',
      },
    },
  }),
  amazonRef: text({
    label: { zh: '亚马逊参考编号', en: 'Amazon reference ID' },
    max: 8,
    plain: compact,
    rule: { test: isAmazonReference, says: { zh: '8 位字母或数字', en: '8 letters or digits' } },
  }),
  warehouseCode: text({ label: { zh: '仓库代码', en: 'Warehouse code' }, max: 16 }),
  isCustoms: flag({ label: { zh: '是否报关', en: 'Customs declaration' } }),
  isSelfClearance: flag({ label: { zh: '自主清关', en: 'Self clearance' } }),
  services: list(code(services, { label: { zh: '服务', en: 'Service' } }), {
    label: { zh: '服务', en: 'Services' },
    max: 8,
  }),
  remark: text(texts.remark),
  /** Pieces, kilograms and cubic metres, as great as the database holds them. */
  quantity: whole({ label: { zh: '件数', en: 'Pieces' } }),
  grossWeight: decimal(figures.grossWeight),
  volume: decimal(figures.cargoVolume),
};
