import { kind } from '../kernel/problem.kind.ts';
import { subject } from '../kernel/subject.ts';

const word = { zh: '标签', en: 'Label' };
const permission = 'op:label';

export const labelSubject = subject({
  word,
  permissions: {
    'label:view': { zh: '查看标签合规', en: 'View label compliance' },
    'label:import': { zh: '导入标签', en: 'Import labels' },
    'label:reply': { zh: '回复标签', en: 'Reply to labels' },
    'op:label': { zh: '标签合规', en: 'Label compliance' },
  },
  live: { customer: 'label:view', staff: permission },
  files: { view: 'label:view', staffView: [permission], staffEdit: [permission] },
  views: {
    labels: { zh: '标签', en: 'Labels' },
    opsLabels: { zh: '标签（员工）', en: 'Labels, staff' },
  },
  audit: {
    label: word,
    labelScheme: { zh: '标签方案', en: 'Label scheme' },
    labelBrand: { zh: '品牌', en: 'Brand' },
  },
  deeds: {
    'label-picked': { zh: '标签挑样', en: 'Pick type set' },
    'label-photographed': { zh: '标签拍照', en: 'Photos added' },
    'label-checked': { zh: '标签检查', en: 'Checked' },
  },
  queues: {
    labelsToCheck: {
      zh: '待合规检查的标签',
      en: 'Labels to check',
      permission,
      page: 'opsLabel',
      query: { status: 'IN_COMPLIANCE' },
      lateAfterHours: 8,
    },
  },
  refusals: {
    labelMoved: kind(
      200,
      '{style} 已不在「{from}」，请刷新后再试',
      '{style} is not {from} any more. Load the list again',
    ),
    labelPhotosMissing: kind(200, '{style} 还缺照片：{kinds}', '{style} still needs photos: {kinds}'),
    labelUnchecked: kind(200, '{style} 的检查项还没有全部通过', 'The checks of {style} have not all passed'),
    labelNotPhotographed: kind(
      200,
      '{style} 现在是「{state}」，不能添加照片',
      '{style} is {state}: no photos are added now',
    ),
    labelNotChecked: kind(
      200,
      '{style} 现在是「{state}」，合规中才能检查',
      '{style} is {state}: it is checked while it is in compliance',
    ),
    labelSecondReviewer: kind(200, '{style} 须由另一人复核', '{style} must be reviewed by another person'),
  },
});
