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
    'label-said': { zh: '标签留言', en: 'Message' },
    'label-accepted': { zh: '接受标签退回', en: 'Feedback accepted' },
    'label-contested': { zh: '对标签退回有异议', en: 'Feedback contested' },
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
    labelsContested: {
      zh: '客户有异议的标签',
      en: 'Contested labels',
      permission,
      page: 'opsLabel',
      query: { answer: 'CONTESTED' },
      lateAfterHours: 8,
    },
  },
  notices: { page: 'label', permission: 'label:view' },
  staffNotices: { page: 'opsLabel', sees: permission, works: permission },
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
    labelNotSentBack: kind(
      200,
      '{style} 没有待答复的退回',
      '{style} was not sent back: there is nothing to answer',
    ),
    labelAnswered: kind(200, '{style} 的退回已答复：{answer}', '{style} is answered already: {answer}'),
    labelEvidenceTooMuch: kind(
      200,
      '一份证据包最多 {labels} 款、{photos} 张照片，请缩小范围',
      'An evidence pack tells of {labels} styles and {photos} photos at most. Narrow it down',
    ),
    labelSecondReviewer: kind(200, '{style} 须由另一人复核', '{style} must be reviewed by another person'),
  },
});
