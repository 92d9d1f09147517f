import type { Translated } from '../kernel/phrases.ts';
import type { phrases as english } from './hts.en.ts';

/** 美国税则的用语。 */
export const phrases = {
  hts: {
    facts: '{name} · {effective} 起适用 · 共 {lines} 行',
    on: '适用日期',
    today: '今天',
    sample: '示例数据：文字为自拟，不是官方税则。货代载入官方版本后由其取代。',
    none: '还没有载入税则',
    noneDetail: '货代载入官方版本后，可在此按编码和名称查询',
    noneOnDay: '该日期没有适用的版本',
    noneOnDayDetail: '最早的版本自 {first} 起适用',
    tree: '类、章与品目',
    treeFacts: '{sections} 类 {chapters} 章',
    search: '编码、英文名称或中文章名',
    lines: '编码行',
    rows: '编码行，可滚动',
    choose: '选择左侧品目，或直接搜索',
    chooseDetail: '编码 2 至 10 位，带点或不带点；英文按词，中文按章名',
    nothing: '没有找到',
    nothingDetail: '请检查编码，或换用英文名称',
    found: '共 {count} 行',
    foundMore: '共 {count} 行，显示前 {shown} 行；请缩小范围',
    inheritedMark: '↑ 沿用上级税率',
    from: '取自 {no}',
    noRate: '无',
    noUnit: '无',
    kind: '普通税率的计税方式',
    notDeclarable: '申报须用十位编码，本行为其上级。',
    notAdvice: '不含第99章附加关税；仅供参考，归类以报关行为准。',
    history: '历次变动',
    since: '自',
  },
} satisfies Translated<typeof english>;
