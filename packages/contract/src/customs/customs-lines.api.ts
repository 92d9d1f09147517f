import { endpoint, xlsxFile } from '../kernel/endpoint.ts';
import { list } from '../kernel/field.ts';
import { fileNo } from './customs-file.ts';

/** The lines of declarations with the columns of their import: the workbook can be imported again. */
export const exportCustomsLines = endpoint('GET /opsapi/customs/lines/export', {
  access: 'op:customs',
  title: { zh: '导出报关单商品行', en: 'Export lines of declarations' },
  query: { numbers: list(fileNo, { label: { zh: '关务单号', en: 'Customs file nos.' }, max: 200 }) },
  answer: xlsxFile,
  deadline: 60_000,
});
