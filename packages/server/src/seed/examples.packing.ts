import { buffer } from 'node:stream/consumers';
import { writeSheet } from '../kernel/sheet.ts';

const headings = ['中文品名', '英文品名', '目的国HS编码', '中国HS编码', '材质', '用途', '箱数'];
const figures = ['长', '宽', '高', '单箱毛重', '单箱净重', '数量', '单价'];
const goods = [
  ['保温杯', 'Stainless bottle', '9617001000', '9617001000', '不锈钢', '饮水', '24'],
  ['收纳盒', 'Storage box', '3924104000', '3924104000', 'PP', '收纳', '10'],
] as const;
const cartons = [
  ['58', '42', '40', '14.6', '13.2', '1440', '2.40'],
  ['60', '45', '40', '8.2', '7.1', '200', '3.10'],
] as const;

/** The packing list of a factory, of two kinds of goods: what becomes the lines of a trust order. */
export function packingWorkbook(): Promise<Buffer> {
  const columns = [...headings, ...figures].map((header) => ({ header, kind: 'text' as const }));
  const rows = goods.map((line, at) => [...line, ...(cartons[at] ?? [])]);
  return buffer(writeSheet({ name: '装箱单', columns }, rows));
}
