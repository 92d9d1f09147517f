import { endpoint, xlsxFile } from '../kernel/endpoint.ts';
import { listHtsChanges } from './hts.api.ts';
import { listEditionDifferences } from './hts-edition.api.ts';

/** Every difference between the editions of two days as a workbook, one row a number. */
export const exportHtsChanges = endpoint('GET /omsapi/hts/changes/export', {
  access: 'hts:view',
  title: { zh: '导出版本差异', en: 'Differences between editions as a workbook' },
  query: listHtsChanges.query,
  answer: xlsxFile,
  deadline: 30_000,
});

/** Every number that an edition changes of the one before, chapter 99 among them, as a workbook. */
export const exportEditionDifferences = endpoint('GET /opsapi/hts/editions/differences/sheet', {
  access: 'op:tariff:publish',
  title: { zh: '导出税则版本差异', en: 'Differences of an edition as a workbook' },
  query: { id: listEditionDifferences.query.id },
  answer: xlsxFile,
  deadline: 30_000,
});

/** What stands over its columns besides the names of the facts. */
export const differenceWords = {
  change: { zh: '变动', en: 'Change' },
  was: { zh: '原', en: 'was' },
  now: { zh: '现', en: 'now' },
} as const;
