import { endpoint, xlsxFile } from '../kernel/endpoint.ts';
import type { Fields } from '../kernel/field.ts';
import { id, list, optional } from '../kernel/field.ts';
import type { RecordSubject } from './record.ts';

const chosen = {
  ids: optional(list(id({ label: { zh: '编号', en: 'Id' } }), { label: { zh: '所选', en: 'Chosen' } })),
};

/** The filtered records, or the chosen ones, with the columns of the import: the file can be imported again. */
export function recordExport<F extends Fields>({ name, label }: RecordSubject, filter: F) {
  return endpoint(`GET /omsapi/${name}/export`, {
    access: 'export:data',
    title: { zh: `导出${label.zh}`, en: `Export ${label.en.toLowerCase()}` },
    query: { ...filter, ...chosen },
    answer: xlsxFile,
    deadline: 60_000,
  });
}
