import { kind } from '../kernel/problem.kind.ts';
import { subject } from '../kernel/subject.ts';

export const htsSubject = subject({
  word: { zh: 'HTS编码', en: 'HTS' },
  audit: { htsEdition: { zh: '税则版本', en: 'HTS edition' } },
  deeds: {
    'edition-loaded': { zh: '载入税则版本', en: 'Edition brought' },
    'edition-decided': { zh: '判定同号异义', en: 'Changed description decided' },
    'edition-published': { zh: '发布税则版本', en: 'Edition published' },
  },
  refusals: {
    noHtsEdition: kind(200, '不是税则版本文件：{why}', 'This is no edition of the schedule: {why}'),
    htsEditionTaken: kind(
      200,
      '已有同名或同一生效日的已发布版本：{name}',
      'An edition of this name or this day is published already: {name}',
    ),
    htsEditionNotReady: kind(
      200,
      '该版本不能执行此操作，请刷新',
      'This cannot be done to the edition now. Reload',
    ),
    htsEditionOutdated: kind(
      200,
      '生效日之前的版本已不是所比较的版本，请先重新比较',
      'Another edition holds before that day than the one it was compared with. Compare it anew first',
    ),
    htsUndecided: kind(
      200,
      '还有 {count} 个编码的文字变化未判定',
      '{count} numbers with another description are not decided yet',
    ),
    htsManyGone: kind(
      200,
      '删除的编码达 {percent}%，请先确认文件完整',
      '{percent}% of the numbers are gone. Confirm that the file is whole',
    ),
  },
  permissions: {
    'hts:view': { zh: '查看HTS编码', en: 'View HTS' },
    'hts:ask': { zh: '咨询归类', en: 'Ask for classification' },
  },
});
