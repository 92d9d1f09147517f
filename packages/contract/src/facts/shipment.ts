import { isAmazonReference, isFbaShipment } from '../checks/amazon.ts';
import { shownNumbers } from '../checks/tracked-number.ts';
import { compact, compactEach } from '../checks/verdict.ts';
import { countries } from '../codes/country.ts';
import { services } from '../codes/service.ts';
import type { Rule } from '../kernel/field.ts';
import { code, decimal, flag, list, text, whole } from '../kernel/field.ts';
import { figures } from './figures.ts';
import { texts } from './texts.ts';

const fbaId: Rule = {
  test: isFbaShipment,
  says: {
    zh: 'FBA 开头的 10–12 位货件编号',
    en: 'a shipment id that begins with FBA, 10 to 12 characters',
  },
};

/** So many stand on one shipment. */
export const mostNumbers = 50;

/** Several numbers in one text, with a comma and a blank between them; what is one with blanks in it stays one. */
function several({ test, says }: Rule, longest: number) {
  return {
    max: mostNumbers * (longest + 2),
    plain: (typed: string) => (test(compact(typed)) ? compact(typed) : compactEach(typed).join(', ')),
    rule: { test: (numbers: string) => numbersIn(numbers).every(test), says },
  };
}

/** The numbers of such a text. */
export function numbersIn(stored: string | null): string[] {
  return stored ? stored.split(', ') : [];
}

/** What is said of a whole shipment, each fact once. */
export const shipment = {
  referenceNumber: text({ label: { zh: '客户参考号', en: 'Reference no.' }, max: 50 }),
  /** The Chinese name of a product. */
  channelName: text({ label: { zh: '渠道名称', en: 'Channel' }, max: 60 }),
  /** Orders keep the Chinese name. */
  channelNameEn: text({ label: { zh: '渠道英文名', en: 'Channel, English' }, max: 60 }),
  destinationCountry: code(countries, { label: { zh: '目的国', en: 'Destination country' } }),
  /** All of a shipment. */
  fbaNo: text({ label: { zh: 'FBA号', en: 'FBA no.' }, ...several(fbaId, 12) }),
  /** One of them. */
  fbaId: text({
    label: { zh: 'FBA货件编号', en: 'FBA shipment id' },
    max: 32,
    plain: compact,
    rule: fbaId,
  }),
  amazonRef: text({
    label: { zh: '亚马逊参考编号', en: 'Amazon reference ID' },
    ...several({ test: isAmazonReference, says: { zh: '8 位字母或数字', en: '8 letters or digits' } }, 8),
  }),
  /** The house waybills that a forwarder issued. */
  houseNos: text({ label: { zh: '分单号（HAWB/HBL）', en: 'House nos.' }, max: 2_000, shown: shownNumbers }),
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
