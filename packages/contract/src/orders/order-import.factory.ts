import type { ImportRow } from '../imports/import.grid.ts';
import type { ImportKey } from './order-import.columns.ts';
import { importKeys } from './order-import.columns.ts';
import type { Finding } from './order-import.finding.ts';
import { sayFindingInPlace } from './order-import.finding.ts';
import type { CheckContext } from './order-import.rules.ts';
import { checkRows } from './order-import.rules.ts';

export type Cells = Partial<Record<ImportKey, string>>;

export const right: Cells = {
  referenceNumber: 'PO-1001',
  channelName: '中美空运专线',
  destinationCountry: 'US',
  isCustoms: '否',
  isSelfClearance: '否',
  'sender.company': '深圳市远航电子有限公司',
  'sender.address': '深圳市宝安区福海街道和平路 1 号',
  'sender.tel': '0755-12345678',
  'consignee.company': 'Harbour Trading LLC',
  'consignee.address': '100 Main Street',
  'consignee.city': 'Los Angeles',
  'consignee.state': 'CA',
  'consignee.postCode': '90001',
  cartonNo: 'C1',
  cartonCount: '1',
  cartonWeight: '12.5',
  cartonLength: '60',
  cartonWidth: '40',
  cartonHeight: '40',
  nameZh: '保温杯',
  nameEn: 'Stainless bottle',
  hsCn: '9617001000',
  hsDest: '9617001000',
  material: '不锈钢',
  usage: '饮水',
  special: '普货',
  declaredQty: '24',
  unitPriceUsd: '2.4',
};

export const context: CheckContext = {
  channels: [
    { name: '中美空运专线', nameEn: 'China–US air line' },
    { name: '中美海运整箱', nameEn: 'China–US ocean full container' },
  ],
  existingReferences: new Set(['PO-OLD']),
};

function rowOf(row: number, cells: Cells): ImportRow {
  return { row, cells: importKeys.map((key) => cells[key] ?? '') };
}

/** Rows from 2 on, each the right one with some cells changed. */
export function sheet(...changes: Cells[]): ImportRow[] {
  return changes.map((change, at) => rowOf(at + 2, { ...right, ...change }));
}

export function findingsOf(...changes: Cells[]): string[] {
  return checkRows(sheet(...changes), context).findings.map(short);
}

function short({ row, key, code, suggestion }: Finding): string {
  return `${row} ${key} ${code}${suggestion === null ? '' : ` → ${suggestion}`}`;
}

export function saidOf(change: Cells): string[] {
  return checkRows(sheet(change), context).findings.map((finding) => sayFindingInPlace(finding, 'zh-cn'));
}
