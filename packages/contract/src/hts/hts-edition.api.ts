import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, list, optional, text, whole } from '../kernel/field.ts';
import {
  htsDifference,
  htsDifferences,
  htsEdition,
  htsEditionName,
  htsEffective,
  htsVerdicts,
} from './hts-edition.ts';
import { htsFileLimits } from './hts-file-flaws.ts';

const access = 'op:tariff:publish';
const { id } = htsEdition.fields;
const editions = list(group(htsEdition.fields, { label: htsEdition.label }), { label: htsEdition.label });

/** All editions, the newest day first, drafts and loads among them. */
export const listDeskEditions = endpoint('GET /opsapi/hts/editions', {
  access,
  title: { zh: '全部税则版本', en: 'All editions of the HTS' },
  answer: editions,
});

/** Reads a file through and refuses it by what is wrong with it; what is right is laid down by a job, as a draft. */
export const uploadEdition = endpoint('POST /opsapi/hts/editions/upload', {
  access,
  title: { zh: '上传税则版本', en: 'Bring an edition of the HTS' },
  query: { name: htsEditionName, effective: htsEffective },
  upload: {
    field: 'file',
    label: { zh: '税则文件', en: 'File of the edition' },
    types: ['csv', 'json', 'gz'],
    megabytes: htsFileLimits.megabytes,
  },
  answer: editions,
  deadline: 60_000,
});

/** Takes up a load that was broken off, where it was; what is laid already is compared anew. */
export const resumeEdition = endpoint('POST /opsapi/hts/editions/resume', {
  access,
  title: { zh: '继续载入', en: 'Go on with a load' },
  body: { id },
  answer: editions,
});

/** Throws a load or a draft away with all its rows. */
export const discardEdition = endpoint('POST /opsapi/hts/editions/discard', {
  access,
  title: { zh: '放弃税则版本', en: 'Throw an edition away' },
  body: { id },
  answer: editions,
});

/** From its day on customers, duties and classifications go by it; its rows never change again. */
export const publishEdition = endpoint('POST /opsapi/hts/editions/publish', {
  access,
  title: { zh: '发布税则版本', en: 'Publish an edition' },
  body: {
    id,
    effective: htsEffective,
    /** Somebody has seen that many numbers are gone. */
    seen: flag({ label: { zh: '已确认文件完整', en: 'The file is whole' } }),
  },
  answer: editions,
});

/** As many differences as are told at once. */
export const toldOfHtsDifferences = 50;

const kind = code(htsDifferences, { label: { zh: '类别', en: 'Kind' } });

/** The differences of an edition from the one before, number by number; chapter 99 stands apart. */
export const listEditionDifferences = endpoint('GET /opsapi/hts/editions/differences', {
  access,
  title: { zh: '税则版本差异', en: 'Differences of an edition' },
  query: {
    id,
    kind: optional(kind),
    chapter99: optional(flag({ label: { zh: '第99章', en: 'Chapter 99' } })),
    from: optional(whole({ label: { zh: '起始', en: 'From' }, min: 0 })),
  },
  answer: group(
    {
      /** As many as the kind finds. */
      found: whole({ label: { zh: '共找到', en: 'Found' } }),
      added: whole({ label: { zh: '新增编码', en: 'Numbers added' } }),
      deleted: whole({ label: { zh: '删除编码', en: 'Numbers deleted' } }),
      changed: whole({ label: { zh: '变更编码', en: 'Numbers changed' } }),
      /** As many numbers as the edition before has. */
      before: whole({ label: { zh: '原有编码', en: 'Numbers before' } }),
      kinds: list(
        group(
          { kind, count: whole({ label: { zh: '数量', en: 'Count' } }) },
          { label: { zh: '类别', en: 'Kind' } },
        ),
        { label: { zh: '类别', en: 'Kinds' } },
      ),
      chapter99: whole({ label: { zh: '第99章', en: 'Chapter 99' } }),
      differences: list(group(htsDifference.fields, { label: htsDifference.label }), {
        label: htsDifference.label,
        max: toldOfHtsDifferences,
      }),
    },
    { label: { zh: '差异', en: 'Differences' } },
  ),
});

/** Says of numbers whose description reads otherwise whether they name another article now. */
export const decideDifferences = endpoint('POST /opsapi/hts/editions/decide', {
  access,
  title: { zh: '判定同号异义', en: 'Decide what a changed description means' },
  body: {
    id,
    numbers: list(text({ label: { zh: 'HTS编码', en: 'HTS no.' }, max: 13 }), {
      label: { zh: 'HTS编码', en: 'HTS no.' },
      max: 500,
    }),
    verdict: code(htsVerdicts, { label: { zh: '判定', en: 'Verdict' } }),
  },
  answer: editions,
});
