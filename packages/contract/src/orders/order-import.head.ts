import { isAmazonReference, isFbaShipment } from '../checks/amazon.ts';
import type { ColumnMatch, SheetCell, SheetLine } from '../imports/import.grid.ts';
import { blankCell, letters } from '../imports/import.grid.ts';
import { plainHeader } from '../imports/import.header.ts';
import type { Head } from '../imports/import.sheet.ts';
import type { ImportKey } from './order-import.columns.ts';
import { rowsWithHead } from './order-import.head-rows.ts';

type Said = (...labels: string[]) => string;

/** One column of ours out of the labels that forwarders write. */
interface HeadColumn {
  readonly key: ImportKey;
  readonly labels: readonly string[];
  readonly read: (said: Said) => string;
}

function first(key: ImportKey, ...labels: string[]): HeadColumn {
  return {
    key,
    labels,
    read: (said) => labels.map((label) => said(label)).find((text) => text !== '') ?? '',
  };
}

function joined(key: ImportKey, ...labels: string[]): HeadColumn {
  return { key, labels, read: (said) => said(...labels) };
}

function read(key: ImportKey, label: string, reading: (text: string) => string): HeadColumn {
  return { key, labels: [label], read: (said) => reading(said(label)) };
}

const headColumns: readonly HeadColumn[] = [
  first('referenceNumber', '客户订单号'),
  first('channelName', '服务'),
  first('warehouseCode', '地址库编码'),
  first('consignee.company', '收件人公司', '收件人姓名'),
  joined('consignee.address', '收件人地址一', '收件人地址二', '收件人地址三'),
  first('consignee.city', '收件人城市'),
  first('consignee.state', '收件人省份/州'),
  first('consignee.postCode', '收件人邮编'),
  first('destinationCountry', '收件人国家代码'),
  first('consignee.tel', '收件人电话'),
  first('consignee.email', '收件人邮箱'),
  read('fbaNo', '参考号一', (text) => (isFbaShipment(text) ? text : '')),
  {
    key: 'amazonRef',
    labels: ['PO Number', '参考号二'],
    read: (said) => [said('PO Number'), said('参考号二')].find(isAmazonReference) ?? '',
  },
  read('isCustoms', '报关方式', customsOf),
  read('isSelfClearance', '清关方式', (text) => (/自主|自行|自清|自有/.test(text) ? '是' : '否')),
  read('vatNo', 'VAT号', (text) => (isEinShaped(text) ? '' : text)),
  read('ein', 'VAT号', (text) => (isEinShaped(text) ? text : '')),
  first('remark', '备注'),
  first('sender.company', '发件人公司', '发件人姓名'),
  joined('sender.address', '发件人地址', '发件人城市', '发件人省州', '发件人国家'),
  first('sender.postCode', '发件人邮编'),
  first('sender.tel', '发件人电话'),
  first('sender.email', '发件人邮箱'),
  { key: 'special', labels: ['带电', '带磁', '液体', '粉末', '危险品'], read: specialOf },
];

function customsOf(text: string): string {
  if (/买单|不退税|不报关/.test(text)) return '否';
  return /一般贸易|退税|单独报关|正式报关/.test(text) ? '是' : text;
}

function isEinShaped(text: string): boolean {
  return /^\d{2}-?\d{7}$/.test(text);
}

function specialOf(said: Said): string {
  const flags = ['带电', '带磁', '液体', '粉末', '危险品'].filter(
    (label) => !/^(|否|无|不.*|n|no|0|false)$/i.test(said(label)),
  );
  return flags.length === 0 ? '普货' : flags.join(',');
}

const knownLabels = new Map(
  headColumns.flatMap(({ key, labels }) => labels.map((label) => [plainHeader(label), key] as const)),
);

/**
 * Reads the label/value pairs above the table of a forwarder's own template (domain.md §6, rulings.md 27). A value stands right of
 * its label; a merged label repeats itself.
 */
export function readHead(lines: readonly SheetLine[]): Head {
  const values = new Map<string, SheetCell>();
  const found: ColumnMatch[] = [];
  for (const { row, cells } of lines) {
    for (const [at, cell] of cells.entries()) {
      const [label, header] = [plainHeader(cell.text), cell.text.trim()];
      if (!knownLabels.has(label) || values.has(label)) continue;
      const value = cells.slice(at + 1).find(({ text }) => text.trim() !== header);
      values.set(label, value ?? blankCell);
      found.push({
        place: `${letters(at)}${row}`,
        header,
        key: knownLabels.get(label) ?? null,
        unit: null,
        isAsked: false,
        clash: null,
        hiddenAs: null,
      });
    }
  }
  const said: Said = (...labels) =>
    labels
      .map((label) => values.get(plainHeader(label))?.text.trim() ?? '')
      .filter((text) => text !== '')
      .join(', ');
  const facts = headColumns.map((column): [ImportKey, SheetCell] => {
    const text = column.read(said);
    // A single number keeps its kind: its leading zeros may have been lost.
    const [only, other] = column.labels.map((label) => values.get(plainHeader(label)));
    return [
      column.key,
      { kind: other === undefined && only?.text.trim() === text ? only.kind : 'text', text },
    ];
  });
  return {
    found,
    always: ['special', 'isSelfClearance', 'cartonCount'],
    fill: (rows) => rowsWithHead(rows, facts),
  };
}
