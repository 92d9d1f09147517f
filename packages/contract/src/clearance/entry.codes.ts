import { figures } from '../facts/figures.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { code, text, whole } from '../kernel/field.ts';

/** Entry types of the entry summary, block 2. */
export const entryTypes = codeTable('entry type', {
  '01': { zh: '01 正式（自由及应税）', en: '01 Consumption, free and dutiable' },
  '03': { zh: '03 反倾销反补贴', en: '03 Consumption, AD/CVD' },
  '06': { zh: '06 对外贸易区', en: '06 Consumption, foreign trade zone' },
  '11': { zh: '11 非正式', en: '11 Informal' },
  '21': { zh: '21 入库', en: '21 Warehouse' },
  '86': { zh: '86 低值', en: '86 Low value' },
});

export type EntryType = CodeOf<typeof entryTypes>;

/** Informal and low value entries are made without a bond. */
export const typesWithoutBond: readonly EntryType[] = ['11', '86'];

/** How duties are secured. */
export const bondTypes = codeTable('bond type', {
  single: { zh: '单次保证金', en: 'Single transaction' },
  continuous: { zh: '年度保证金', en: 'Continuous' },
});

/** What ACE says of cargo (CAMIR Appendix D). */
export const dispositions = codeTable('disposition', {
  '1A': { zh: '1A 已申报：须重点查验', en: '1A Entered, intensive examination required', family: 'stop' },
  '1B': { zh: '1B 查验完毕：放行', en: '1B Released, intensive examination completed', family: 'done' },
  '1C': {
    zh: '1C 申报并放行（一般查验）',
    en: '1C Entered and released, general examination',
    family: 'done',
  },
  '1F': { zh: '1F 转关目的港扣留解除', en: '1F Hold removed at port of in-bond destination', family: 'done' },
  '1G': { zh: '1G 转关目的港扣留', en: '1G Hold placed at port of in-bond destination', family: 'stop' },
  '1H': { zh: '1H 卸货港扣留', en: '1H Hold placed at port of discharge', family: 'stop' },
  '1I': { zh: '1I 卸货港扣留解除', en: '1I Hold removed at port of discharge', family: 'done' },
  '1J': { zh: '1J 允许流转', en: '1J Movement authorized', family: 'move' },
  '1W': { zh: '1W 转移许可（PTT）', en: '1W Permit to transfer (PTT)', family: 'move' },
  '1Z': { zh: '1Z 码头放行（总单）', en: '1Z Ocean terminal release, master bill', family: 'done' },
  '4Z': { zh: '4Z 取消码头放行', en: '4Z Cancel 1Z', family: 'stop' },
  '2H': { zh: '2H 农业扣留', en: '2H Agriculture hold placed', family: 'stop' },
  '4A': { zh: '4A 改为重点查验', en: '4A Override to intensive', family: 'stop' },
  '5H': { zh: '5H 申报处理扣留', en: '5H Entry processing hold', family: 'stop' },
  '7H': { zh: '7H 非侵入式查验扣留', en: '7H Non-intrusive inspection hold', family: 'stop' },
  '02': { zh: '02 申报通知（铁路）', en: '02 Entry advisory, rail', family: 'wait' },
  '03': { zh: '03 入境口岸变更（铁路）', en: '03 Port of entry change, rail', family: 'wait' },
  '11': { zh: '11 转关到达（整批）', en: '11 Arrival of in-bond, complete movement', family: 'move' },
  '12': { zh: '12 转关到达（提单）', en: '12 Arrival of in-bond, bill of lading', family: 'move' },
  '13': { zh: '13 转关到达（集装箱）', en: '13 Arrival of in-bond, container', family: 'move' },
  '14': { zh: '14 删除已申报数量', en: '14 Delete entered quantity', family: 'void' },
  '15': { zh: '15 删除放行数量', en: '15 Delete released quantity', family: 'void' },
  '16': { zh: '16 删除已申报及放行数量', en: '16 Delete entered and released quantities', family: 'void' },
  '18': { zh: '18 总单转关通知', en: '18 Master in-bond advisory', family: 'wait' },
  '19': { zh: '19 运输工具实际到达', en: '19 Actual conveyance arrival', family: 'move' },
});

export type Disposition = CodeOf<typeof dispositions>;

export const dispositionField = code(dispositions, { label: { zh: '海关处置代码', en: 'Disposition' } });

/** How many pieces customs spoke of, and what they wrote beside it. */
export const dispositionPieces = whole(figures.pieces);
export const dispositionNote = text({ label: { zh: '说明', en: 'Note' }, max: 500 });

/** What takes a release back that customs had told before. */
export const releaseRecalls: readonly Disposition[] = ['4A', '4Z', '15', '16'];

/** What keeps cargo back, each with the code by which it is over when that is told later. */
export const holdEnds: readonly (readonly [hold: Disposition, end: Disposition])[] = [
  ['1A', '1B'],
  ['4A', '1B'],
  ['1G', '1F'],
  ['1H', '1I'],
  ['2H', '1I'],
  ['5H', '1I'],
  ['7H', '1I'],
  ['4Z', '1Z'],
];
