import type { Translated } from '../kernel/phrases.ts';
import type { phrases as english } from './questions.en.ts';

/** 归类咨询的用语，客户与员工共用。 */
export const phrases = {
  questions: {
    unit: { name: '归类咨询', one: '条咨询', many: '条咨询' },
    tab: '归类咨询',
    tabs: '按待办查看',
    search: '咨询号、品名、订单号或HTS编码',
    facts: '待答复 {waiting}，待采纳 {answered}',
    none: '还没有归类咨询',
    noneDetail: '提供照片、材质和用途，由货代给出编码',
    noneAtDesk: '客户提交的归类咨询显示在这里',
    ask: '咨询归类',
    column: { goods: '品名', origin: '原产国', hts: 'HTS编码', files: '文件' },
    asked: '咨询内容',
    answer: '第 {no} 次答复',
    earlier: '此前第 {no} 次答复',
    validFrom: '自 {day} 起适用',
    from: '{edition}，以适用起始日计',
    ownRate: '本税号',
    sample: '示例文字，不是官方税则',
    notAdvice: '按完整申报价值计的关税，不含规费和优惠主张；不构成通关建议。',
    inSchedule: '在税则中查看',
    toTariff: '测算关税',
    bindHint: '编码自适用起始日起绑定到该商品',
    form: {
      goodsHint: '采纳后编码绑定到该商品',
      says: '货代将答复编码、归类理由和适用起始日',
      materialHint: '各材质及占比，纺织品按重量',
      purposeHint: '做什么用、谁在哪里使用、是什么的零件',
      originHint: '附加关税取决于原产国',
      orderHint: '有货等待答复时填写',
      files: '照片与资料',
      dropFile: '移除 {name}',
      send: '提交咨询',
      asked: '已提交，咨询号 {no}',
    },
    deed: { ACCEPTED: '采纳', REOPENED: '再次提问', WITHDRAWN: '撤回' },
    deedSays: {
      ACCEPTED: '该答复自适用起始日起用于这些货物，采纳后不再重新提问。',
      REOPENED: '货代将重新答复，本次答复会保留。补充的照片和资料可在页面上传。',
      WITHDRAWN: '该咨询不再答复，但仍保留在列表中。',
    },
    done: {
      ACCEPTED: '已采纳 {no} 的答复',
      REOPENED: '{no} 已再次提问',
      WITHDRAWN: '{no} 已撤回',
    },
  },
  questionsDesk: {
    answer: '答复',
    htsHint: '该日可申报的编码',
    dayHint: '按该日适用的税则版本',
    send: '提交答复',
    done: '已答复 {no}',
  },
} satisfies Translated<typeof english>;
