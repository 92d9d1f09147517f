import { codeTable } from '../kernel/code.ts';
import { code, date, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

/** What becomes of an edition that the desk brings. Customers see what holds, and nothing before. */
export const htsEditionStates = codeTable('state of an HTS edition', {
  LOADING: { zh: '载入中', en: 'Loading', family: 'work' },
  FAILED: { zh: '载入失败', en: 'Not loaded', family: 'stop' },
  DRAFT: { zh: '草稿', en: 'Draft', family: 'act' },
  PUBLISHED: { zh: '已发布', en: 'Published', family: 'done' },
});

/** What became of a number, the most telling first: one that names another article now stands before all others. */
export const htsDifferences = codeTable('HTS difference', {
  article: { zh: '同号异义', en: 'Other article', family: 'act' },
  split: { zh: '拆分', en: 'Split', family: 'work' },
  merged: { zh: '合并', en: 'Merged', family: 'work' },
  regrouped: { zh: '重新划分', en: 'Regrouped', family: 'work' },
  deleted: { zh: '删除', en: 'Deleted', family: 'stop' },
  added: { zh: '新增', en: 'Added', family: 'done' },
  general: { zh: '普通税率', en: 'General rate', family: 'move' },
  special: { zh: '特惠税率', en: 'Special rate', family: 'move' },
  column2: { zh: '第二栏税率', en: 'Column 2 rate', family: 'move' },
  units: { zh: '计量单位', en: 'Unit', family: 'wait' },
  text: { zh: '文字', en: 'Wording', family: 'wait' },
});

/** What a person says of a number whose description reads otherwise. */
export const htsVerdicts = codeTable('verdict on a description', {
  article: { zh: '另一种商品', en: 'Another article' },
  wording: { zh: '仅文字改动', en: 'Only the wording' },
});

/** By what part of the numbers in force may be gone before the desk asks whether the file is whole. */
export const htsMostGone = 0.05;

const edition = { zh: '版本', en: 'Edition' };
export const htsEditionName = text({
  label: { zh: '版本名称', en: 'Name of the edition' },
  max: 60,
  places: ['list', 'create'],
});
export const htsEffective = date({ label: { zh: '生效日期', en: 'Effective' }, places: ['list', 'create'] });
const who = (zh: string, en: string) => optional(text({ label: { zh, en }, max: 64, places: ['list'] }));
const many = (zh: string, en: string) => whole({ label: { zh, en }, places: ['list'] });

/** An edition of the schedule as the desk sees it: how far its load is, and what it was compared with. */
export const htsEdition = resource('htsEdition', edition, {
  id: id({ label: { zh: '编号', en: 'Id' }, places: ['list'] }),
  name: htsEditionName,
  effective: htsEffective,
  state: code(htsEditionStates, { label: { zh: '状态', en: 'State' }, places: ['list'] }),
  lines: many('行数', 'Rows'),
  laid: many('已写入', 'Rows laid'),
  isSample: flag({ label: { zh: '示例', en: 'Sample' }, places: ['list'] }),
  file: text({ label: { zh: '文件名', en: 'File' }, max: 255, min: 0, places: ['list'] }),
  size: optional(whole({ label: { zh: '文件大小', en: 'Size' }, places: ['list'] })),
  sha256: optional(text({ label: { zh: 'SHA-256', en: 'SHA-256' }, max: 64, places: ['list'] })),
  resumed: many('续作次数', 'Taken up again'),
  before: optional(text({ label: { zh: '比较的版本', en: 'Compared with' }, max: 60, places: ['list'] })),
  /** The edition that would hold on its day is not the one that it was compared with. */
  isOutdated: flag({ label: { zh: '需重新比较', en: 'To be compared anew' }, places: ['list'] }),
  undecided: many('待判定', 'To be decided'),
  loadedWho: who('上传人', 'Brought by'),
  loadedAt: instant({ label: { zh: '上传时间', en: 'Brought' }, places: ['list'] }),
  publishedWho: who('发布人', 'Published by'),
  publishedAt: optional(instant({ label: { zh: '发布时间', en: 'Published' }, places: ['list'] })),
});

const said = (zh: string, en: string) => optional(text({ label: { zh, en }, max: 4_000, min: 0 }));
const fact = (zh: string, en: string) =>
  optional(group({ was: said('原', 'Was'), now: said('现', 'Now') }, { label: { zh, en } }));
const number = { zh: 'HTS编码', en: 'HTS no.' };
const no = text({ label: number, max: 13 });
const named = list(
  group(
    { no, description: text({ label: { zh: '货品名称', en: 'Description' }, max: 4_000, min: 0 }) },
    { label: number },
  ),
  { label: number, max: 500 },
);

/** A number that differs, or several that were split or merged. Facts that did not change are null. */
export const htsDifference = resource(
  'hts difference',
  { zh: '差异', en: 'Difference' },
  {
    no,
    kinds: list(code(htsDifferences, { label: { zh: '类别', en: 'Kind' } }), {
      label: { zh: '类别', en: 'Kinds' },
    }),
    was: named,
    now: named,
    path: text({ label: { zh: '上级名称', en: 'Above it' }, max: 8_000, min: 0 }),
    description: fact('货品名称', 'Description'),
    units: fact('计量单位', 'Unit'),
    general: fact('普通税率', 'General'),
    special: fact('特惠税率', 'Special'),
    column2: fact('第二栏税率', 'Column 2'),
    /** As many numbers below inherit its change of rates. */
    below: whole({ label: { zh: '下级编码', en: 'Numbers below' } }),
    /** How much of the description stayed, in hundredths. */
    likeness: optional(whole({ label: { zh: '文字相似度', en: 'Likeness' } })),
    verdict: optional(code(htsVerdicts, { label: { zh: '判定', en: 'Verdict' } })),
    decidedWho: optional(text({ label: { zh: '判定人', en: 'Decided by' }, max: 64 })),
  },
);
