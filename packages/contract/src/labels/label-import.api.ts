import { cellText, rowNumber } from '../imports/import.fields.ts';
import { recordFindings } from '../imports/record.findings.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { artworkLimits, artworkRefusals } from './artwork-refusal.ts';
import { labelChoice } from './label.api.ts';
import { addLabelBatch } from './label-batch.api.ts';
import { labelImportSubject, packingSheet } from './label-import.ts';

const { access, api } = labelImportSubject;
const { path } = api.upload;
const ofImport = { id: id({ label: { zh: '导入编号', en: 'Import id' } }) };
const fileName = text({ label: { zh: '文件名', en: 'File name' }, max: 255 });
const { brandId, schemeId } = addLabelBatch.body;

const columns = codeTable(
  'packing list column',
  Object.fromEntries(packingSheet.columns.map((column) => [column.key, column])),
);

const place = { row: rowNumber, key: code(columns, { label: { zh: '列', en: 'Column' } }) };

const finding = group(
  {
    ...place,
    /** What stands in the cell. */
    text: cellText('单元格', 'Cell'),
    code: code(recordFindings, { label: { zh: '问题', en: 'Problem' } }),
    value: optional(text({ label: { zh: '内容', en: 'What it is about' }, max: 500, min: 0 })),
  },
  { label: { zh: '问题', en: 'Problem' } },
);

const refused = group(
  {
    name: text({ label: { zh: '文件路径', en: 'Path of the file' }, max: 500 }),
    code: code(artworkRefusals, { label: { zh: '问题', en: 'Problem' } }),
    /** It is taken all the same. */
    isTaken: flag({ label: { zh: '已接收', en: 'Taken' } }),
  },
  { label: { zh: '问题', en: 'Problem' } },
);

/** What of many is named. */
export const mostNamed = 200;

const parts = group(
  {
    brandId: optional(brandId),
    schemeId: optional(schemeId),
    packing: optional(
      group(
        {
          fileName,
          rows: whole({ label: { zh: '行数', en: 'Rows' } }),
          wrong: whole({ label: { zh: '问题数', en: 'Problems' } }),
          findings: list(finding, { label: finding.label, max: mostNamed }),
        },
        { label: { zh: '装箱单', en: 'Packing list' } },
      ),
    ),
    artwork: optional(
      group(
        {
          files: whole({ label: { zh: '图稿数', en: 'Files' } }),
          styles: whole({ label: { zh: '有图稿的款色', en: 'Styles with artwork' } }),
          wrong: whole({ label: { zh: '问题数', en: 'Problems' } }),
          findings: list(refused, { label: refused.label, max: mostNamed }),
        },
        { label: { zh: '图稿', en: 'Artwork' } },
      ),
    ),
  },
  { label: { zh: '标签导入的文件', en: 'Files of an import of labels' } },
);

/** Which schemes and brands labels can be made by. */
export const labelRules = endpoint(`GET ${path}/rules`, {
  access,
  forCustomer: true,
  title: { zh: '可选的方案与品牌', en: 'Schemes and brands to choose from' },
  answer: group(
    {
      brands: list(labelChoice, { label: brandId.label, max: 500 }),
      schemes: list(labelChoice, { label: schemeId.label, max: 500 }),
    },
    { label: { zh: '方案与品牌', en: 'Schemes and brands' } },
  ),
});

/** What came beside the style list, and what is wrong with it as the list stands now. */
export const labelImportParts = endpoint(`GET ${path}/parts`, {
  access,
  forCustomer: true,
  title: { zh: '标签导入的文件', en: 'Files of an import of labels' },
  query: ofImport,
  answer: parts,
});

/** By which scheme and for which brand the labels are made. The list is held against it when it is checked next. */
export const chooseLabelRules = endpoint(`POST ${path}/rules`, {
  access,
  forCustomer: true,
  title: { zh: '选择方案与品牌', en: 'Choose scheme and brand' },
  body: { ...ofImport, brandId, schemeId },
  answer: parts,
});

/** Takes the packing list in, in the place of one that came before. */
export const addPackingList = endpoint(`POST ${path}/packing`, {
  access,
  forCustomer: true,
  title: { zh: '上传装箱单', en: 'Upload a packing list' },
  query: ofImport,
  upload: { field: 'file', label: { zh: '装箱单', en: 'Packing list' }, types: ['xlsx'] },
  answer: parts,
  deadline: 60_000,
});

/** Puts cells of the packing list right. The style list is held against it when it is checked next. */
export const changePackingList = endpoint(`POST ${path}/packing/change`, {
  access,
  forCustomer: true,
  title: { zh: '修改装箱单', en: 'Change a packing list' },
  body: {
    ...ofImport,
    cells: list(
      group({ ...place, value: cellText('新值', 'Value') }, { label: { zh: '单元格', en: 'Cell' } }),
      { label: { zh: '单元格', en: 'Cells' }, max: mostNamed },
    ),
  },
  answer: parts,
});

/** Takes artwork in, beside what came before: an archive, or one file. What is wrong with one keeps the others not out. */
export const addArtwork = endpoint(`POST ${path}/artwork`, {
  access,
  forCustomer: true,
  title: { zh: '上传图稿', en: 'Upload artwork' },
  query: ofImport,
  upload: {
    field: 'file',
    label: { zh: '图稿', en: 'Artwork' },
    types: ['zip', 'pdf', 'png', 'jpg'],
    megabytes: artworkLimits.megabytes,
  },
  answer: parts,
  deadline: 180_000,
});

/** Takes the packing list or all artwork away again. */
export const dropLabelPart = endpoint(`POST ${path}/drop`, {
  access,
  forCustomer: true,
  title: { zh: '移除装箱单或图稿', en: 'Take a packing list or artwork away' },
  body: {
    ...ofImport,
    part: code(
      codeTable('part of a label import', {
        packing: { zh: '装箱单', en: 'Packing list' },
        artwork: { zh: '图稿', en: 'Artwork' },
      }),
      { label: { zh: '文件', en: 'File' } },
    ),
  },
  answer: parts,
});
